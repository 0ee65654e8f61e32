import { daysLater, type CalendarDay } from './calendar-day.ts';

/**
 * How many days in a row, up to today. A streak that reached yesterday still counts today:
 * the day is not over yet.
 */
export function streakOn(days: ReadonlySet<CalendarDay>, today: CalendarDay): number {
  let day = days.has(today) ? today : daysLater(today, -1);
  let length = 0;
  for (; days.has(day); day = daysLater(day, -1)) length += 1;
  return length;
}

/** The days whose day before counts as well: each of them maintains a streak. */
export function continuingDays(days: ReadonlySet<CalendarDay>): readonly CalendarDay[] {
  return [...days].filter((day) => days.has(daysLater(day, -1))).toSorted();
}

/** The first day that completes `length` days in a row; undefined where there is none. */
export function firstRunOf(
  length: number,
  days: ReadonlySet<CalendarDay>,
): CalendarDay | undefined {
  const inARow = Array.from({ length }, (_, back) => -back);
  return [...days]
    .toSorted()
    .find((day) => inARow.every((offset) => days.has(daysLater(day, offset))));
}
