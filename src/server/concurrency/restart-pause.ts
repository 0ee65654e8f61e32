const FIRST_MS = 250;
const LONGEST_MS = 30_000;
/** A process that lived this long did not fail at its start. */
const LIVED_MS = 60_000;

/** How the last processes in one place ended. */
export interface Failures {
  /** How many in a row ended soon after their start. */
  readonly inARow: number;
}

/** Counts the end of a process that lived for `livedMs` milliseconds. */
export function afterEnd({ inARow }: Failures, livedMs: number): Failures {
  return { inARow: livedMs < LIVED_MS ? inARow + 1 : 1 };
}

/**
 * How long to wait before the next one is started, in milliseconds: hardly at first, then twice as long
 * each time.
 */
export function restartPause({ inARow }: Failures): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, inARow - 1), LONGEST_MS);
}
