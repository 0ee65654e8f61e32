/** Seeing one's face drawn at another age, with makeup that suits it. */

import { z } from 'zod/mini';
import { fillIn } from '#content/fill-in.ts';
import { AGING_WORDS } from '#content/panels/aging-words.ts';
import { ageOffset, makeupAtAge } from '#domain/age/age-makeup.ts';
import { sameLook } from '#domain/makeup/look-equality.ts';
import type { Look } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { currentLook, type StudioStore } from '#studio/state/state.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';
import { putEffect, removeEffect } from './effects.ts';
import type { LookCommands } from './look.ts';

/** What was worn before years were added, and what was worn for them. */
interface Aged {
  readonly before: Look;
  readonly since: Look;
}

const keptSchema = z.object({ before: z.unknown(), since: z.unknown() });

const keptAged = keptValue<Aged | null>(KEPT.agedMakeup, (stored) => {
  const kept = keptSchema.safeParse(stored);
  if (!kept.success) return null;
  const before = parseLook(kept.data.before);
  const since = parseLook(kept.data.since);
  return before.ok && since.ok ? { before: before.value, since: since.value } : null;
});

export interface AgeSimulation {
  /** Draws the face `years` older (in [-10, 30]); 0 draws nothing. The makeup stays. */
  readonly draw: (years: number) => void;
  /** Wears makeup that suits the face `years` on, in one step; 0 gives back what was worn, unless it was changed since. */
  readonly wear: (years: number) => void;
  /** Draws nothing any more. The makeup stays as it is. */
  readonly end: () => void;
}

/** Years with their sign, as they are said. */
export function yearsSaid(years: number): string {
  const { older, younger, today } = AGING_WORDS;
  if (years === 0) return today;
  return fillIn(years > 0 ? older : younger, { years: Math.abs(years) });
}

interface AgedStudio {
  readonly store: StudioStore;
  readonly look: LookCommands;
}

const simulations = new WeakMap<StudioStore, AgeSimulation>();

/**
 * The age simulation of a studio. The makeup that it changed is still worn after the panel is left, so
 * the way back must still be known then.
 */
export function ageSimulationOf(studio: AgedStudio, tab: KeyValueStorage): AgeSimulation {
  const simulation = simulations.get(studio.store) ?? createAgeSimulation(studio, tab);
  simulations.set(studio.store, simulation);
  return simulation;
}

export function createAgeSimulation(
  { store, look }: AgedStudio,
  tab: KeyValueStorage,
): AgeSimulation {
  let aged = keptAged.read(tab);
  return {
    draw(asked) {
      const years = ageOffset(asked);
      if (years === 0) {
        removeEffect(store, 'age');
        return;
      }
      const caption = fillIn(AGING_WORDS.caption, { years: yearsSaid(years) });
      putEffect(store, { kind: 'age', years }, caption);
    },
    wear(asked) {
      const now = currentLook(store.getState());
      const before = aged !== null && sameLook(aged.since, now) ? aged.before : now;
      look.change(makeupAtAge(before, ageOffset(asked)));
      aged = { before, since: currentLook(store.getState()) };
      keptAged.write(tab, aged);
    },
    end() {
      removeEffect(store, 'age');
    },
  };
}
