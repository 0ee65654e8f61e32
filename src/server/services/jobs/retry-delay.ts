const FIRST_DELAY_MS = 10_000;
const GROWTH = 4;
export const LONGEST_DELAY_MS = 12 * 60 * 60_000;

/** Together the delays are a day and a half: a mail server may be away for a night. */
export const MOST_TRIES = 10;

/** How long a job rests after it has failed `tries` times, in milliseconds. */
export function retryDelay(tries: number): number {
  return Math.min(FIRST_DELAY_MS * GROWTH ** (tries - 1), LONGEST_DELAY_MS);
}
