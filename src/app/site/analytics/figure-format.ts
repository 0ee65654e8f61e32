/** Figures, days and moments as the dashboard shows them. */

import { fillIn } from '#content/fill-in.ts';
import { AGO_WORDS } from '#content/analytics-words.ts';

const COUNT = new Intl.NumberFormat('en-US');
const SHORT_COUNT = new Intl.NumberFormat('en-US', { notation: 'compact' });
// A calendar day is the same day everywhere.
const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const SHORT_DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const SHORTENED_FROM = 10_000;

/** Such as `18,402`. */
export function countText(count: number): string {
  return COUNT.format(count);
}

/** Beside a scale: `400`, `18K`. */
export function tickText(count: number): string {
  return count >= SHORTENED_FROM ? SHORT_COUNT.format(count) : COUNT.format(count);
}

function moment(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Such as `Thu, Nov 12`. */
export function weekdayText(day: string): string {
  return WEEKDAY.format(moment(day));
}

/** Such as `Nov 12`. */
export function shortDayText(day: string): string {
  return SHORT_DAY.format(moment(day));
}

/** The ends of a range, with the year given once unless it differs: `October 23` and `November 21, 2026`. */
export function rangeEnds(first: string, last: string): { from: string; to: string } {
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return {
    from: (isOneYear ? DAY : DAY_OF_YEAR).format(moment(first)),
    to: DAY_OF_YEAR.format(moment(last)),
  };
}

/** The time of an event, with its day where that is not today: `9:41:07 AM`, `Nov 20, 9:41 PM`. */
export function eventTime(timestamp: string, now: Date): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return '';
  return (date.toDateString() === now.toDateString() ? TIME : DAY_AND_TIME).format(date);
}

/** A moment with its day: `Nov 20, 9:41 PM`. */
export function momentText(milliseconds: number): string {
  return DAY_AND_TIME.format(milliseconds);
}

/** How long ago a moment was, such as `12 seconds ago`. */
export function agoText(milliseconds: number, now: number): string {
  const since = Math.max(0, now - milliseconds);
  if (since < 5 * SECOND_MS) return AGO_WORDS.now;
  if (since < MINUTE_MS) {
    return fillIn(AGO_WORDS.seconds, { count: Math.floor(since / SECOND_MS) });
  }
  const minutes = Math.floor(since / MINUTE_MS);
  return minutes === 1 ? AGO_WORDS.minute : fillIn(AGO_WORDS.minutes, { count: minutes });
}

/**
 * An amount of money, given in its smallest unit, such as `$19.99`; `isWhole` leaves out the cents beside a
 * scale.
 *
 * @param currency three letters, such as `usd`
 */
export function moneyText(smallest: number, currency: string, isWhole = false): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  const amount = smallest / 10 ** maximumFractionDigits;
  if (!isWhole) return format.format(amount);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    maximumFractionDigits: 0,
  }).format(amount);
}
