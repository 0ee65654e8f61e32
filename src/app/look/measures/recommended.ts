/** What was recommended last: only in the page's memory, so that it is gone when the page is. */

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Advised } from '#domain/advice/advise-again.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { AdviceWording } from '#app/look/reading-place/advice-wording.ts';
import type { Place } from '#app/look/reading-place/use-reading-place.ts';
import { ownerHere } from '#app/person/session/owner-here.ts';
import { GUEST, type Owner } from '#app/person/session/owner.ts';

export type Recommended =
  | (Advised & {
      readonly kind: 'measured';
      /** Whether a later reading has confirmed it. */
      readonly isKept: boolean;
      /** Where the reading was made. */
      readonly place: Place;
      readonly wording: AdviceWording | null;
    })
  /**
   * Nothing could be measured: suggestions for anyone, with the reason where it is known, as a code or in
   * words.
   */
  | {
      readonly kind: 'universal';
      readonly reason: WithheldReason | null;
      readonly said?: string | null;
    };

interface Kept {
  readonly recommended: Recommended | null;
  readonly owner: Owner;
}

const kept = createStore<Kept>(() => ({ recommended: null, owner: GUEST }));

/** The next person to use the page begins with nothing. */
const own = ({ recommended, owner }: Kept): Recommended | null =>
  owner === ownerHere() ? recommended : null;

/** What was recommended last to the person now using the page; null if nothing was yet. */
export function lastRecommended(): Recommended | null {
  return own(kept.getState());
}

/** The same as a hook: the component is drawn again when it changes. */
export function useRecommended(): Recommended | null {
  return useStore(kept, own);
}

/** Keeps what was recommended; null forgets it. */
export function recommend(recommended: Recommended | null): void {
  kept.setState({ recommended, owner: ownerHere() }, true);
}
