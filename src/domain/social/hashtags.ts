/** Which hashtags are shown beside a look. */

import type { LookFacts, LookTrait } from './look-facts.ts';

export interface Hashtag {
  /** With its `#`. */
  readonly tag: string;
  /** What a look has to have for it to fit; null where it fits any. */
  readonly suits: LookTrait | null;
}

/** How many of them are shown at a time: the specification's. */
export const SHOWN_HASHTAGS = 8;

/**
 * The hashtags of one page: first those that fit what stands out in the look, then those that fit any
 * look, then the others. After the last page, the first one comes again.
 *
 * @param page a whole number from 0 on
 */
export function shownHashtags(
  all: readonly Hashtag[],
  { traits }: Pick<LookFacts, 'traits'>,
  page: number,
): readonly string[] {
  const rank = ({ suits }: Hashtag): number => {
    if (suits === null) return 1;
    return traits.has(suits) ? 0 : 2;
  };
  const ordered = all.toSorted((one, other) => rank(one) - rank(other));
  const from = (page * SHOWN_HASHTAGS) % Math.max(1, ordered.length);
  return [...ordered.slice(from), ...ordered.slice(0, from)]
    .slice(0, SHOWN_HASHTAGS)
    .map(({ tag }) => tag);
}
