import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { MEASURE_REASONS } from '#content/measure-reasons.ts';
import { PHOTOGRAPH_TROUBLES } from '#content/panels/shopping-skin-words.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import type { LightWitness } from '#domain/analysis/white-balance.ts';
import type { Result } from '#domain/result.ts';
import {
  likelyCard,
  surfaceAt,
  surfaceTrouble,
  surfaceWitness,
  type Place,
} from '#domain/shopping/seen-surface.ts';
import { skinDoubtOf } from '#domain/shopping/skin-doubt.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { rememberedUser } from '#app/person/session/remembered-user.ts';
import {
  createSkinPhotographCommands,
  type PhotographFailure,
  type SkinPhotograph,
} from '#studio/commands/skin-photograph.ts';
import {
  addEvidence,
  forgetSkin,
  IDLE,
  goToStep,
  skinMatchStore,
  type Held,
  type SkinStep,
  type Trouble,
} from './skin-match-state.ts';

/** Where the ring lies when no place stands out. */
const MIDDLE: Place = { x: 0.5, y: 0.5 };

/** Whose skin was measured: the next person at this page does not see it. */
let owner: string | null = null;

export interface SkinMatchControl {
  readonly step: SkinStep;
  /** Measures the picture in the mirror, or a file, by its own light. */
  readonly measure: (file?: Blob) => void;
  readonly goTo: (step: SkinStep) => void;
  /** Takes a photograph with what is held, or opens one, and looks for it. */
  readonly photograph: (held: Held, file?: Blob) => void;
  readonly point: (place: Place) => void;
  /** Measures the skin against what is held, whose place in the photograph was pointed at. */
  readonly usePlace: () => void;
  readonly cancel: () => void;
}

type Commands = ReturnType<typeof createSkinPhotographCommands>;

/** Measuring a skin by photographs, one after the other. Leaving the panel ends what is under way. */
export function useSkinMatch(): SkinMatchControl {
  const studio = useStudio();
  const [commands] = useState(() => studio.extend(createSkinPhotographCommands));
  const step = useStore(skinMatchStore, (state) => state.step);
  const running = useRef<AbortController | null>(null);

  function end(): void {
    running.current?.abort();
    running.current = null;
  }
  useEffect(() => {
    const person = rememberedUser()?.id ?? null;
    if (owner !== person) forgetSkin();
    owner = person;
    return () => {
      running.current?.abort();
      running.current = null;
      goToStep(IDLE);
    };
  }, []);

  function run(work: (signal: AbortSignal) => Promise<SkinStep>): void {
    end();
    const here = new AbortController();
    running.current = here;
    goToStep({ kind: 'measuring' });
    void finish(work(here.signal), here);
  }

  async function finish(work: Promise<SkinStep>, here: AbortController): Promise<void> {
    const next = await work;
    if (here.signal.aborted) {
      if (next.kind === 'pointing') next.photograph.picture.close();
      return;
    }
    running.current = null;
    goToStep(next);
  }

  return {
    step,
    measure: (file) => {
      run((signal) => measureByRoom(commands, file, signal));
    },
    goTo: goToStep,
    photograph: (held, file) => {
      run((signal) => lookForHeld(commands, held, file, signal));
    },
    point(place) {
      if (step.kind === 'pointing') goToStep({ ...step, place, trouble: null });
    },
    usePlace() {
      if (step.kind !== 'pointing') return;
      const { held, photograph, place } = step;
      const surface = surfaceAt(photograph.pixels, place);
      const trouble = surfaceTrouble(surface);
      if (trouble !== null) {
        goToStep({ ...step, trouble });
        return;
      }
      const witness = surfaceWitness(surface, held.known);
      end();
      const here = new AbortController();
      running.current = here;
      // Not `goToStep`, which would close the photograph: it is closed once it has been read.
      skinMatchStore.setState({ step: { kind: 'measuring' } });
      void finish(readHeld(commands, photograph, witness, held, here.signal), here);
    },
    cancel() {
      end();
      goToStep(IDLE);
    },
  };
}

function photographed(
  commands: Commands,
  file: Blob | undefined,
  signal: AbortSignal,
): Promise<Result<SkinPhotograph, PhotographFailure>> {
  return file === undefined ? commands.take(signal) : commands.open(file);
}

function troubleOf(failure: PhotographFailure): Trouble {
  if (failure.kind === 'nothing-shown') return PHOTOGRAPH_TROUBLES.nothingShown;
  return failure.kind === 'failed'
    ? PHOTOGRAPH_TROUBLES.failed
    : PHOTOGRAPH_TROUBLES[failure.reason];
}

async function measureByRoom(
  commands: Commands,
  file: Blob | undefined,
  signal: AbortSignal,
): Promise<SkinStep> {
  const taken = await photographed(commands, file, signal);
  if (!taken.ok) return { kind: 'idle', trouble: troubleOf(taken.failure) };
  const trouble = await read(commands, taken.value, [], null, signal);
  taken.value.picture.close();
  return { kind: 'idle', trouble };
}

/** Measures the skin, and keeps the result. Returns why there is none, or null. */
async function read(
  commands: Commands,
  photograph: SkinPhotograph,
  witnesses: readonly LightWitness[],
  held: Held | null,
  signal: AbortSignal,
): Promise<Trouble | null> {
  const answer = await commands.read(photograph, witnesses, signal);
  if (!answer.ok) return PHOTOGRAPH_TROUBLES[answer.failure === 'no-model' ? 'noModel' : 'failed'];
  const { reading } = answer.value;
  const skin = isWithheld(reading) ? reading : skinDoubtOf(reading);
  if (isWithheld(skin)) return MEASURE_REASONS[skin.withheld];
  if (!signal.aborted) {
    addEvidence({ source: held?.source ?? 'room', product: held?.product ?? null, skin });
  }
  return null;
}

async function readHeld(
  commands: Commands,
  photograph: SkinPhotograph,
  witness: LightWitness,
  held: Held,
  signal: AbortSignal,
): Promise<SkinStep> {
  const trouble = await read(commands, photograph, [witness], held, signal);
  photograph.picture.close();
  return trouble === null ? IDLE : { kind: 'holding', held, trouble };
}

/** Looks for a face first, so that the person learns of a missing one before pointing at anything. */
async function lookForHeld(
  commands: Commands,
  held: Held,
  file: Blob | undefined,
  signal: AbortSignal,
): Promise<SkinStep> {
  const taken = await photographed(commands, file, signal);
  if (!taken.ok) return { kind: 'holding', held, trouble: troubleOf(taken.failure) };
  const photograph = taken.value;
  const answer = await commands.read(photograph, [], signal);
  const trouble = !answer.ok
    ? PHOTOGRAPH_TROUBLES[answer.failure === 'no-model' ? 'noModel' : 'failed']
    : answer.value.face === null
      ? MEASURE_REASONS['no-face']
      : null;
  if (trouble !== null || !answer.ok || answer.value.face === null) {
    photograph.picture.close();
    return { kind: 'holding', held, trouble };
  }
  const place = held.source === 'card' ? likelyCard(photograph.pixels, answer.value.face) : null;
  return { kind: 'pointing', held, photograph, place: place ?? MIDDLE, trouble: null };
}
