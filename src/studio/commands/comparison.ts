/** Seeing the bare picture beside, or in place of, the made-up one. */

import { ANNOUNCEMENTS } from '#content/announcements.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';

const MIDDLE = 0.5;

export interface ComparisonCommands {
  /** Shows the bare picture while held. */
  readonly holdBare: (held: boolean) => void;
  /** Shows or hides the before/after divider. */
  readonly toggleSplit: () => void;
  /** Moves the divider. `share` is that of the picture, from its left edge as displayed, in [0, 1]. */
  readonly moveSplit: (share: number) => void;
}

export function createComparisonCommands({
  store,
  notices,
}: Pick<StudioParts, 'store' | 'notices'>): ComparisonCommands {
  return {
    holdBare(held) {
      if (store.getState().bare === held) return;
      store.setState({ bare: held });
      notices.announce(held ? ANNOUNCEMENTS.bare : ANNOUNCEMENTS.dressed);
    },
    toggleSplit() {
      const split = store.getState().split === null ? MIDDLE : null;
      store.setState({ split });
      notices.announce(split === null ? ANNOUNCEMENTS.splitHidden : ANNOUNCEMENTS.splitShown);
    },
    moveSplit(share) {
      store.setState({ split: Math.min(1, Math.max(0, share)) });
    },
  };
}
