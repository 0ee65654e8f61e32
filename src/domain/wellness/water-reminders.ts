/** When one is reminded to drink, in the device's own time. */

/** Minutes that one can choose between two reminders. */
export const REMIND_EVERY = [30, 60, 90, 120] as const;

/** Hours of the day between which one is reminded. */
export const FIRST_HOUR = 7;
export const LAST_HOUR = 22;

const MINUTE_MS = 60_000;

/** Whether a moment lies between the first and the last hour of its day. */
export function isWaking(moment: Date): boolean {
  return moment.getHours() >= FIRST_HOUR && moment.getHours() < LAST_HOUR;
}

/**
 * When the next reminder is due, in milliseconds since 1970. Where a clock was set back, the last
 * reminder lies in the future: then the time counts from now.
 *
 * @param last when one was shown or asked for last
 * @param every minutes
 */
export function nextReminder(last: number, every: number, now: number): number {
  return Math.min(last, now) + every * MINUTE_MS;
}

/** Every reminder that is left of the day, from one interval after now on; empty where it is too late for any. */
export function remainingReminders(now: Date, every: number): readonly Date[] {
  const end = new Date(now);
  end.setHours(LAST_HOUR, 0, 0, 0);
  const times: Date[] = [];
  for (
    let time = now.getTime() + every * MINUTE_MS;
    time < end.getTime();
    time += every * MINUTE_MS
  ) {
    const moment = new Date(time);
    if (isWaking(moment)) times.push(moment);
  }
  return times;
}
