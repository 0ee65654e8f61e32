/** Reminders to drink of the person at this page: by a notification where it was allowed, and on the page. */

import { fillIn } from '#content/fill-in.ts';
import { WATER_TOASTS } from '#content/panels/wellness-water-words.ts';
import { calendarDayOf } from '#domain/gamification/calendar-day.ts';
import { consumedOn, GOAL } from '#domain/wellness/water-log.ts';
import { showToast } from '#app/kit/toast/toasts.ts';
import { schedule } from '#studio/browser/timers.ts';
import { notify } from './notifications.ts';
import { startReminderClock } from './reminder-clock.ts';
import { water } from './water.ts';

function remind(): void {
  const consumed = consumedOn(water.store.getState().value, calendarDayOf(new Date()));
  const { title, description, tone } = WATER_TOASTS.reminder;
  const body = fillIn(description, { consumed: grouped(consumed), goal: grouped(GOAL) });
  showToast({ title, description: body, tone });
  void notify({ title, body, tag: 'water' });
}

function grouped(milliliters: number): string {
  return milliliters.toLocaleString('en-US');
}

let isRunning = false;

/** Starts once for the life of the document. */
export function startWaterReminders(): void {
  if (isRunning) return;
  isRunning = true;
  startReminderClock({ record: water, now: () => Date.now(), schedule, remind });
}
