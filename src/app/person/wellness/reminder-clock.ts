/** Reminds a person to drink while a page is open. */

import { calendarDayOf } from '#domain/gamification/calendar-day.ts';
import { levelOn, type WaterLog } from '#domain/wellness/water-log.ts';
import { isWaking, nextReminder } from '#domain/wellness/water-reminders.ts';
import type { WellnessRecord } from './wellness-record.ts';

interface ReminderEnvironment {
  readonly record: WellnessRecord<WaterLog>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs a task once after some milliseconds; returns a function that cancels it. */
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
  readonly remind: () => void;
}

/**
 * The longest time between two looks at the clock, in milliseconds: a device may sleep, or be set to another
 * time.
 */
const LOOK = 60_000;
const SOON = 1000;

/**
 * Reminds whenever a reminder is due, by day and below the goal. With several tabs open, the first to notice
 * reminds. Returns a function that stops this.
 */
export function startReminderClock({
  record,
  now,
  schedule,
  remind,
}: ReminderEnvironment): () => void {
  let cancel = (): void => undefined;

  function dueIn({ lastReminder, remindEvery }: WaterLog): number | null {
    if (lastReminder === null || remindEvery === null) return null;
    return nextReminder(lastReminder, remindEvery, now()) - now();
  }

  /**
   * `overdue`: in how many milliseconds to look at a reminder that is already due. One that is held back is
   * no reason to hurry.
   */
  function plan(overdue = SOON): void {
    cancel();
    const wait = dueIn(record.store.getState().value);
    cancel =
      wait === null ? () => undefined : schedule(look, wait > 0 ? Math.min(LOOK, wait) : overdue);
  }

  function look(): void {
    let isDue = false;
    record.change((log) => {
      const wait = dueIn(log);
      const moment = new Date(now());
      isDue =
        wait !== null && wait <= 0 && isWaking(moment) && levelOn(log, calendarDayOf(moment)) < 100;
      // After the clock is set back, the last reminder may lie in the future: count from now instead.
      const isAhead = log.lastReminder !== null && log.lastReminder > now();
      return isDue || isAhead ? { ...log, lastReminder: now() } : log;
    });
    if (isDue) remind();
    plan(LOOK);
  }

  const unsubscribe = record.store.subscribe(() => {
    plan();
  });
  plan();
  return () => {
    unsubscribe();
    cancel();
  };
}
