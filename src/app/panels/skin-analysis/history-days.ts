/** Days and moments of analyses, in the reader's own time zone. */

import { formatDay } from '#app/kit/clock/format-date.ts';

const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** Such as `Nov 21`. */
export function shortDay(measuredAt: number): string {
  return SHORT_DAY.format(measuredAt);
}

/** Such as `November 21, 2026`. */
export function longDay(measuredAt: number): string {
  return formatDay(new Date(measuredAt).toISOString()) ?? '';
}

/** Day and time to the second: two analyses of one day differ in it. */
export function momentWords(measuredAt: number): string {
  return `${longDay(measuredAt)}, ${TIME.format(measuredAt)}`;
}
