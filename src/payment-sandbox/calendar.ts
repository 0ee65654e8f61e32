import type { Interval } from './billing-objects.ts';

const MS_PER_S = 1000;
export const HOUR_S = 60 * 60;
export const DAY_S = 24 * HOUR_S;
const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;

/** The same day of a later month, or that month's last; seconds since 1970, in UTC. */
function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * MS_PER_S);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moment = new Date(seconds * MS_PER_S);
  moment.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return moment.getTime() / MS_PER_S;
}

function endOfPeriod(
  anchor: number,
  { interval, interval_count: count }: { interval: Interval; interval_count: number },
  periods: number,
): number {
  const steps = periods * count;
  switch (interval) {
    case 'day':
      return anchor + steps * DAY_S;
    case 'week':
      return anchor + steps * DAYS_PER_WEEK * DAY_S;
    case 'month':
      return addMonths(anchor, steps);
    case 'year':
      return addMonths(anchor, steps * MONTHS_PER_YEAR);
  }
}

/**
 * The first end of a period after `start`. Counted from the anchor, so that what began on the 31st
 * ends on the 28th in February and on the 31st again in March. All in seconds since 1970.
 */
export function nextPeriodEnd(
  anchor: number,
  recurring: { readonly interval: Interval; readonly interval_count: number },
  start: number,
): number {
  let periods = 1;
  while (endOfPeriod(anchor, recurring, periods) <= start) periods += 1;
  return endOfPeriod(anchor, recurring, periods);
}
