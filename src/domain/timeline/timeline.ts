/** The latest snapshots, and which two of them are compared. */

import type { Look } from '#domain/makeup/look.ts';

/** The specification's. */
export const MOST_SNAPSHOTS = 10;
/** The specification's quality of a snapshot’s JPEG, in [0, 1]. */
export const SNAPSHOT_QUALITY = 0.9;
/** In characters. */
export const LONGEST_NOTE = 280;

/** The specification's snapshot; `image` stands apart, because it is large. */
export interface Snapshot {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly makeupState: Look;
  readonly notes: string;
  /** Name of the light that it was taken in. */
  readonly lighting: string;
}

/** The newest first, and those that are too many for the list. */
export function latest<Entry extends Pick<Snapshot, 'timestamp'>>(
  snapshots: readonly Entry[],
): { readonly kept: readonly Entry[]; readonly dropped: readonly Entry[] } {
  const newest = snapshots.toSorted((one, other) => other.timestamp - one.timestamp);
  return { kept: newest.slice(0, MOST_SNAPSHOTS), dropped: newest.slice(MOST_SNAPSHOTS) };
}

/** Which snapshots are compared, by id; the first is A. */
export type Chosen = readonly string[];

/**
 * What is chosen after a press on a snapshot: it is added at the end, or taken out where it is in already. A third takes
 * the place of the second, so that A can be compared with one after the other.
 */
export function withChoice(chosen: Chosen, id: string): Chosen {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return [...chosen.slice(0, 1), id];
}
