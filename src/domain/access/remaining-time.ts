/** What is left of something that ends, in whole hours and minutes. */
export interface RemainingTime {
  readonly hours: number;
  /** From 0 to 59. */
  readonly minutes: number;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/**
 * What is left of a time in milliseconds. A minute that has begun to run out still counts: nothing
 * is left only when nothing is.
 */
export function remainingTime(milliseconds: number): RemainingTime {
  const minutes = Math.max(0, Math.ceil(milliseconds / MINUTE_MS));
  return { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES };
}
