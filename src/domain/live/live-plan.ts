/** A session that is announced for later: how far ahead, how many, and when people are reminded of it. */

/** How far ahead a time can be announced. */
export const LONGEST_PLAN_DAYS = 60;
/** How many announced sessions a host may have. */
export const MOST_PLANS = 10;
/** A session that has not begun this long after its announced time is withdrawn. */
export const PLAN_LATE_MS = 3_600_000;
/** How long before a session the people who asked for a reminder get their mail. */
export const REMIND_BEFORE_MS = 15 * 60_000;
/** How many upcoming sessions a person may be reminded of. */
export const MOST_REMINDERS = 50;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Whether a session can be announced for a time: one that is ahead, and not too far. */
export function isPlanTime(startsAt: Date, now: Date): boolean {
  const ahead = startsAt.getTime() - now.getTime();
  return ahead > 0 && ahead <= LONGEST_PLAN_DAYS * DAY_MS;
}

/** Whole minutes until a time, at least 0. */
export function minutesUntil(time: Date, now: Date): number {
  return Math.max(0, Math.round((time.getTime() - now.getTime()) / MINUTE_MS));
}
