/** What the studio itself does when it is asked to: by the same commands as its buttons. */

import { v7 as uuidv7 } from 'uuid';
import { fillIn } from '#content/fill-in.ts';
import { VOICE_ACT_WORDS } from '#content/panels/voice-assistant-words.ts';
import type { SavedLook } from '#contracts/makeup-looks.ts';
import { LONGEST_LOOK_NAME } from '#domain/looks/limits.ts';
import { lookCalled } from '#domain/voice/own-looks.ts';
import type { VoiceAct } from '#domain/voice/voice-answer.ts';
import { isSignedOut } from '#app/kit/api/api-problem.ts';
import { askToSignIn } from '#app/person/navigation/dialogs.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';
import { removeSavedLook } from '#app/person/saved-looks/remove-saved-look.ts';
import { saveFailure } from '#app/person/saved-looks/save-failure.ts';
import { saveWornLook } from '#app/person/saved-looks/save-worn-look.ts';
import { currentLook } from '#studio/state/state.ts';
import type { Studio } from '#studio/studio.ts';

/** What can be acted on. */
export interface StudioWorld {
  readonly studio: Studio;
  /** The looks that the person has saved, as far as they are known. */
  readonly saved: readonly SavedLook[];
}

/** Does what was asked for. Resolves with what is said of it, once it is done or could not be. */
export async function act(wanted: VoiceAct, world: StudioWorld): Promise<string> {
  const { studio } = world;
  switch (wanted.act) {
    case 'capture':
      return capture(studio);
    case 'compare':
      return compare(studio);
    case 'flip':
      await studio.camera.flip();
      return studio.store.getState().facing === 'user'
        ? VOICE_ACT_WORDS.frontCamera
        : VOICE_ACT_WORDS.backCamera;
    case 'start-camera':
      return startCamera(studio);
    case 'stop-camera':
      return stopCamera(studio);
    case 'undo':
      if (studio.store.getState().history.past.length === 0) return VOICE_ACT_WORDS.nothingToUndo;
      studio.look.undo();
      return VOICE_ACT_WORDS.undone;
    case 'redo':
      if (studio.store.getState().history.future.length === 0) return VOICE_ACT_WORDS.nothingToRedo;
      studio.look.redo();
      return VOICE_ACT_WORDS.redone;
    case 'reset':
      studio.look.reset();
      return VOICE_ACT_WORDS.reset;
    case 'shopping':
      openPanel('shopping');
      return VOICE_ACT_WORDS.shoppingOpened;
    case 'save':
      return wanted.name === null ? VOICE_ACT_WORDS.askName : save(wanted.name, studio);
    case 'delete':
      return deleteLook(wanted.name ?? '', world);
  }
}

function hasPicture({ store }: Studio): boolean {
  return store.getState().status === 'active';
}

async function capture(studio: Studio): Promise<string> {
  const hadPicture = hasPicture(studio);
  const before = studio.store.getState().captures;
  await studio.capture.capture();
  if (studio.store.getState().captures > before) return VOICE_ACT_WORDS.captured;
  return hadPicture ? VOICE_ACT_WORDS.notCaptured : VOICE_ACT_WORDS.noPicture;
}

function compare(studio: Studio): string {
  if (!hasPicture(studio)) return VOICE_ACT_WORDS.noPicture;
  studio.comparison.toggleSplit();
  return studio.store.getState().split === null
    ? VOICE_ACT_WORDS.compareOff
    : VOICE_ACT_WORDS.compareOn;
}

function showsCamera({ store }: Studio): boolean {
  const { source, status } = store.getState();
  return source === 'camera' && status === 'active';
}

async function startCamera(studio: Studio): Promise<string> {
  if (showsCamera(studio)) return VOICE_ACT_WORDS.cameraAlreadyOn;
  await studio.camera.start();
  return showsCamera(studio) ? VOICE_ACT_WORDS.cameraOn : VOICE_ACT_WORDS.cameraNotOn;
}

function stopCamera(studio: Studio): string {
  if (studio.store.getState().source !== 'camera') return VOICE_ACT_WORDS.cameraAlreadyOff;
  studio.camera.stop();
  return VOICE_ACT_WORDS.cameraOff;
}

/** Saves the worn look for its wearer alone. */
export async function save(name: string, studio: Studio): Promise<string> {
  if (name.length > LONGEST_LOOK_NAME) {
    return fillIn(VOICE_ACT_WORDS.nameTooLong, { longest: LONGEST_LOOK_NAME });
  }
  const look = currentLook(studio.store.getState());
  try {
    await saveWornLook({ id: uuidv7(), name, isPublic: false, look });
  } catch (problem) {
    if (isSignedOut(problem)) {
      askToSignIn(VOICE_ACT_WORDS.signInToSave);
      return VOICE_ACT_WORDS.signInToSave;
    }
    return fillIn(VOICE_ACT_WORDS.notSaved, { reason: saveFailure(problem) });
  }
  return fillIn(VOICE_ACT_WORDS.saved, { name });
}

async function deleteLook(name: string, { saved }: StudioWorld): Promise<string> {
  const look = lookCalled(name, saved);
  if (look === undefined) return fillIn(VOICE_ACT_WORDS.noSuchLook, { name });
  const words = (await removeSavedLook(look))
    ? VOICE_ACT_WORDS.deleted
    : VOICE_ACT_WORDS.notDeleted;
  return fillIn(words, { name: look.name });
}
