/** What is left of something that ends, in whole hours and minutes. */
export interface RemainingTime {
  readonly hours: number;
  /** From 0 to 59. */
  readonly minutes: number;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/**
 * What is left of a time in milliseconds. A started minute counts as a whole one: the result is
 * zero only when no time is left.
 */
export function remainingTime(milliseconds: number): RemainingTime {
  const minutes = Math.max(0, Math.ceil(milliseconds / MINUTE_MS));
  return { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES };
}
