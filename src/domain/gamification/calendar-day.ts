/** Calendar days as `YYYY-MM-DD`, in the person's own time zone. */

export type CalendarDay = string;

export const CALENDAR_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const DAY_MS = 86_400_000;
const LENGTH = 10;

/** The day of a moment where the person is: in the time zone that this program runs in. */
export function calendarDayOf(moment: Date): CalendarDay {
  const atUtc = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return new Date(atUtc).toISOString().slice(0, LENGTH);
}

/** The day that lies so many days later, or earlier where the number is negative. */
export function daysLater(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, LENGTH);
}

/** Whether a text names a day that exists. */
export function isCalendarDay(text: string): text is CalendarDay {
  return CALENDAR_DAY.test(text) && daysLater(text, 0) === text;
}
