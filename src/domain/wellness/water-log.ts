/** Water that a person logs, day by day of their own device, and what follows from it. */

import { z } from 'zod/mini';
import {
  CALENDAR_DAY,
  daysLater,
  isCalendarDay,
  type CalendarDay,
} from '#domain/gamification/calendar-day.ts';

/** Milliliters: the specification's goal of a day, and its step. */
export const GOAL = 2000;
export const GLASS = 250;

/** Percent of the goal above which foundation is scaled, and by how much: the specification's. */
const SCALED_ABOVE = 70;
const SCALE = 0.9;

/** Days that the chart shows. */
export const SHOWN_DAYS = 30;

/** Days that are kept. By their number and not by their age: a clock that was wrong for a while costs none of them. */
const MOST_DAYS = 400;

/** Glasses of one day: far more than anyone drinks, so that a stuck key does no harm. */
export const MOST_GLASSES = 40;

/** Foundation that was scaled, so that it happens once and can be taken back. */
export interface ScaledFoundation {
  readonly day: CalendarDay;
  /** Opacities before and after. */
  readonly from: number;
  readonly to: number;
}

export interface WaterLog {
  /** How many glasses on each day that has any. */
  readonly glasses: Readonly<Record<CalendarDay, number>>;
  /** When a reminder was shown or asked for last, in milliseconds since 1970; null while none were asked for. */
  readonly lastReminder: number | null;
  /** Minutes between two reminders; null while they are off. */
  readonly remindEvery: number | null;
  readonly scaled: ScaledFoundation | null;
}

export const NOTHING_LOGGED: WaterLog = {
  glasses: {},
  lastReminder: null,
  remindEvery: null,
  scaled: null,
};

const day = z.string().check(z.regex(CALENDAR_DAY), z.refine(isCalendarDay));
const opacity = z.number().check(z.minimum(0), z.maximum(100));
const schema = z.object({
  glasses: z.record(day, z.int().check(z.minimum(1), z.maximum(MOST_GLASSES))),
  lastReminder: z.nullable(z.number()),
  remindEvery: z.nullable(z.int().check(z.minimum(1), z.maximum(1440))),
  scaled: z.nullable(z.object({ day, from: opacity, to: opacity })),
});

/** What was kept; null where it is no log. */
export function parseWaterLog(stored: unknown): WaterLog | null {
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

function glassesOn({ glasses }: WaterLog, on: CalendarDay): number {
  return glasses[on] ?? 0;
}

/** Milliliters. */
export function consumedOn(log: WaterLog, on: CalendarDay): number {
  return GLASS * glassesOn(log, on);
}

/** Percent of the goal, at most 100. */
export function levelOn(log: WaterLog, on: CalendarDay): number {
  return Math.min(100, Math.round((100 * consumedOn(log, on)) / GOAL));
}

/** The same log where the day is full. */
export function addGlass(log: WaterLog, on: CalendarDay): WaterLog {
  const count = glassesOn(log, on);
  if (count >= MOST_GLASSES) return log;
  const days = Object.entries({ ...log.glasses, [on]: count + 1 }).toSorted(([one], [other]) =>
    one < other ? 1 : -1,
  );
  return { ...log, glasses: Object.fromEntries(days.slice(0, MOST_DAYS)) };
}

/** The same log where the day has none. */
export function takeBackGlass(log: WaterLog, on: CalendarDay): WaterLog {
  const count = glassesOn(log, on);
  if (count === 0) return log;
  const { [on]: _taken, ...others } = log.glasses;
  return { ...log, glasses: count === 1 ? others : { ...others, [on]: count - 1 } };
}

/** The last days up to today, the oldest first; milliliters. */
export function lastDays(
  log: WaterLog,
  today: CalendarDay,
  count: number = SHOWN_DAYS,
): readonly { readonly day: CalendarDay; readonly consumed: number }[] {
  return Array.from({ length: count }, (_, place) => {
    const on = daysLater(today, place - count + 1);
    return { day: on, consumed: consumedOn(log, on) };
  });
}

/**
 * The foundation's opacity above 70 percent of the goal: once a day, and not while what an earlier day scaled is still
 * worn. Null where nothing changes.
 *
 * @param worn the opacity that is worn
 */
export function scaleFoundation(
  log: WaterLog,
  today: CalendarDay,
  worn: number,
): ScaledFoundation | null {
  const { scaled } = log;
  if (levelOn(log, today) <= SCALED_ABOVE || scaled?.day === today) return null;
  if (scaled !== null && scaled.to === worn) return null;
  const to = Math.round(SCALE * worn);
  return to === worn ? null : { day: today, from: worn, to };
}

/** The opacity to put back where glasses were taken back: null where the level still holds, or something else is worn. */
export function foundationToPutBack(
  log: WaterLog,
  today: CalendarDay,
  worn: number,
): number | null {
  const { scaled } = log;
  if (scaled === null || scaled.day !== today || scaled.to !== worn) return null;
  return levelOn(log, today) > SCALED_ABOVE ? null : scaled.from;
}
