/** What was recommended last: in the page's memory alone, so that it is gone when the page is. */

import { createStore } from 'zustand/vanilla';
import type { Advised } from '#domain/advice/advise-again.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { AdviceWording } from '#app/look/reading-place/advice-wording.ts';
import type { Place } from '#app/look/reading-place/use-reading-place.ts';

export type Recommended =
  | (Advised & {
      readonly kind: 'measured';
      /** Whether a later reading has confirmed it. */
      readonly isKept: boolean;
      /** Where the reading was made. */
      readonly place: Place;
      readonly wording: AdviceWording | null;
    })
  /** Nothing could be measured: suggestions for anyone, and why where that is known, by a reason or in words. */
  | {
      readonly kind: 'universal';
      readonly reason: WithheldReason | null;
      readonly said?: string | null;
    };

export const recommendedStore = createStore<Recommended | null>(() => null);

export function recommend(recommended: Recommended | null): void {
  recommendedStore.setState(recommended, true);
}
