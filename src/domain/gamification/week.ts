import type { Award } from './awards.ts';
import { daysLater, type CalendarDay } from './calendar-day.ts';
import { standingOf } from './standing.ts';

export interface DayOfWeek {
  readonly day: CalendarDay;
  /** What the day brought, achievements included; never below 0, since a ledger only grows. */
  readonly xp: number;
}

const DAYS = 7;

/** What each of the seven days up to and with today brought. */
export function weekOf(ledger: readonly Award[], today: CalendarDay): readonly DayOfWeek[] {
  const xpBy = (day: CalendarDay): number =>
    standingOf(ledger.filter((award) => award.day <= day)).xp;
  const days = Array.from({ length: DAYS }, (_unused, place) => daysLater(today, place - DAYS + 1));
  let before = xpBy(daysLater(today, -DAYS));
  return days.map((day) => {
    const after = xpBy(day);
    const xp = after - before;
    before = after;
    return { day, xp };
  });
}
