import { SAVE_LOOK_WORDS } from '#content/saved-looks-words.ts';
import type { SavedLook } from '#contracts/makeup-looks.ts';
import type { Look } from '#domain/makeup/look.ts';
import { navigate } from '#app/kit/router/router.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { progress } from '#app/person/progress/progress.ts';
import { ourLookName } from '#studio/state/worn-shades.ts';
import { keepLook } from './saved-looks.ts';

export interface LookToSave {
  /** Made by the page: repeating the call with the same id saves the look only once. */
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly look: Look;
}

type Three = [string, string, string];

/** A copy for the contract, whose type is mutable, while a look is read-only. */
function threeOf([lid, crease, outer]: Look['eyeshadow']['colors']): Three {
  return [lid, crease, outer];
}

/** Saves a look, says so, and rewards it. Rejects with ApiProblem, which `saveFailure` turns into words. */
export async function saveWornLook({ id, name, isPublic, look }: LookToSave): Promise<SavedLook> {
  const { eyeshadow } = look;
  const sent = { ...look, eyeshadow: { ...eyeshadow, colors: threeOf(eyeshadow.colors) } };
  const saved = await keepLook({ id, name, isPublic, look: sent });
  toast('lookSaved', { name }, '', {
    action: {
      label: SAVE_LOOK_WORDS.seeIt,
      otherWay: SAVE_LOOK_WORDS.seeItOtherWay,
      act: () => void navigate({ to: '/my-saved-looks' }),
    },
  });
  progress.record('look_saved');
  // No free text leaves the page here: a look of the person's own is reported only as `custom`.
  tracker.track('look_save', { lookName: ourLookName(look) ?? 'custom' });
  return saved;
}
