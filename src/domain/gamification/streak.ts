import { daysLater, type CalendarDay } from './calendar-day.ts';

/**
 * So many days in a row, up to today. Today still counts as part of it before anything was done:
 * the day is not over yet.
 */
export function streakOn(days: ReadonlySet<CalendarDay>, today: CalendarDay): number {
  let day = days.has(today) ? today : daysLater(today, -1);
  let length = 0;
  for (; days.has(day); day = daysLater(day, -1)) length += 1;
  return length;
}

/** The days that follow a day which counts, too: each of them maintains a streak. */
export function continuingDays(days: ReadonlySet<CalendarDay>): readonly CalendarDay[] {
  return [...days].filter((day) => days.has(daysLater(day, -1))).toSorted();
}

/** The first day that ends so many in a row; undefined where there never were. */
export function firstRunOf(
  length: number,
  days: ReadonlySet<CalendarDay>,
): CalendarDay | undefined {
  const inARow = Array.from({ length }, (_, back) => -back);
  return [...days]
    .toSorted()
    .find((day) => inARow.every((offset) => days.has(daysLater(day, offset))));
}
