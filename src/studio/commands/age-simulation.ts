/** Seeing one's face drawn at another age, with makeup that suits it. */

import { fillIn } from '#content/fill-in.ts';
import { AGING_WORDS } from '#content/panels/aging-words.ts';
import { ageOffset, makeupAtAge } from '#domain/age/age-makeup.ts';
import type { Look } from '#domain/makeup/look.ts';
import { currentLook, type StudioStore } from '#studio/state/state.ts';
import { putEffect, removeEffect } from './effects.ts';
import type { LookCommands } from './look.ts';

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

export function createAgeSimulation({
  store,
  look,
}: {
  readonly store: StudioStore;
  readonly look: LookCommands;
}): AgeSimulation {
  /** What was worn before years were added, and what was worn for them. */
  let worn: { readonly before: Look; readonly since: Look } | null = null;
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
      const before = worn?.since === now ? worn.before : now;
      look.change(makeupAtAge(before, ageOffset(asked)));
      worn = { before, since: currentLook(store.getState()) };
    },
    end() {
      removeEffect(store, 'age');
    },
  };
}
