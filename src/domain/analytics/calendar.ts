/** Calendar days as texts such as `2026-11-23`: what is counted by day knows no hours. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** 1970-01-05, a Monday, in days since 1970-01-01. */
const FIRST_MONDAY = 4;
const WEEK = 7;

/** A calendar day, such as `2026-11-23`. */
export type Day = string;

/** Days from the first to the last, both included. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
}

/** The days since 1970-01-01, which is 0. */
export function dayNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

export function dayOf(number: number): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The day that is `days` days later; earlier where that is negative. */
export function shifted(day: Day, days: number): Day {
  return dayOf(dayNumber(day) + days);
}

/** The Monday of the week in which a day is, both as days since 1970-01-01. */
export function mondayOf(number: number): number {
  return Math.floor((number - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY;
}

/** The span of `days` days that ends with `last`. */
export function spanUpTo(last: Day, days: number): Span {
  return { first: shifted(last, 1 - days), last };
}

/** Every day of a span, the first one first. */
export function daysIn({ first, last }: Span): readonly Day[] {
  const start = dayNumber(first);
  return Array.from({ length: dayNumber(last) - start + 1 }, (_, place) => dayOf(start + place));
}

/** All offsets from UTC, and all changes of them, are multiples of this. */
const QUARTER_MS = 15 * 60 * 1000;
/** Quarters that are remembered: more than a month. */
const MOST_QUARTERS = 4000;

/**
 * Tells on which calendar day of a time zone a moment is.
 *
 * @throws {RangeError} when there is no such time zone.
 */
export function createDayTeller(timeZone: string): (moment: Date) => Day {
  // This locale writes a day as ISO 8601 does.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const known = new Map<number, Day>();
  return (moment) => {
    const quarter = Math.floor(moment.getTime() / QUARTER_MS);
    const before = known.get(quarter);
    if (before !== undefined) return before;
    const day = format.format(moment);
    if (known.size >= MOST_QUARTERS) known.clear();
    known.set(quarter, day);
    return day;
  };
}
