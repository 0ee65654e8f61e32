/** Swipes: a hand that goes across the picture, quickly and straight. */

/** Where a palm was. */
export interface PalmPlace {
  /** Seconds. */
  readonly time: number;
  /** In pixels of the picture. */
  readonly x: number;
  readonly y: number;
  /** Length of the palm, in the same pixels. */
  readonly length: number;
}

/** Seconds that a swipe takes at most; older places do not count. */
const LONGEST = 0.6;
/** How far a hand goes, in lengths of its palm: less is fidgeting. */
const SHORTEST_WAY = 1.6;
/** Lengths of the palm a second: slower, a hand is carried somewhere. */
const SLOWEST = 2.5;
/** A swipe goes up or down by at most this share of its way across. */
const STEEPEST = 0.5;
/** The way across, of all that was covered: a swipe does not go to and fro. */
const STRAIGHTEST = 0.85;
/**
 * A hand that jumps from one picture to the next did not move there: one step is at most this share of
 * the way.
 */
const LARGEST_STEP = 0.7;

/** `path` with one more place, and without what is too old to matter. */
export function walkOn(path: readonly PalmPlace[], place: PalmPlace): readonly PalmPlace[] {
  return [...path.filter(({ time }) => place.time - time <= LONGEST), place];
}

/**
 * The way across that the end of `path` has gone as a swipe: below 0 to the left of the picture, above 0 to its
 * right, in lengths of the palm; null where it is none.
 */
export function swipeOf(path: readonly PalmPlace[]): number | null {
  const last = path.at(-1);
  if (last === undefined) return null;
  for (const [index, first] of path.entries()) {
    const part = path.slice(index);
    // The mean, since a palm that turns away looks shorter for a moment.
    const unit = sum(part.map(({ length }) => length)) / part.length;
    const way = (last.x - first.x) / unit;
    const steps = part.map(({ x }, at) => Math.abs(x - (part[at - 1]?.x ?? x)) / unit);
    if (
      Math.abs(way) >= SHORTEST_WAY &&
      Math.abs(way) >= SLOWEST * (last.time - first.time) &&
      Math.abs(last.y - first.y) / unit <= STEEPEST * Math.abs(way) &&
      Math.abs(way) >= STRAIGHTEST * sum(steps) &&
      Math.max(...steps) <= LARGEST_STEP * Math.abs(way)
    ) {
      return way;
    }
  }
  return null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
