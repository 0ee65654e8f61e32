/** What a person says of their nights, and what was measured under their eyes in the mornings after. */

import { z } from 'zod/mini';
import { median } from '#domain/analysis/burst.ts';
import {
  isWithheld,
  WITHHELD_REASONS,
  type Measured,
  type WithheldReason,
} from '#domain/analysis/measurement.ts';
import type { SkinMeasure, SkinReading, SkinZone } from '#domain/analysis/skin-reading.ts';
import { isCalendarDay, type CalendarDay } from '#domain/gamification/calendar-day.ts';

export const SLEEP_QUALITIES = ['poor', 'fair', 'good'] as const;
export type SleepQuality = (typeof SLEEP_QUALITIES)[number];

/** Hours last night, in halves. */
export const SLEEP_HOURS = { least: 0, most: 16, step: 0.5, usual: 7.5 } as const;

/** The specification's effects of sleep on skin. */
export const SKIN_IMPACTS = ['puffiness', 'darkness', 'dullness', 'dryness'] as const;
export type SkinImpact = (typeof SKIN_IMPACTS)[number];

interface ImpactMeasure {
  readonly measure: SkinMeasure;
  readonly zones: readonly SkinZone[];
  /** Whether a larger value is more of it. */
  readonly grows: boolean;
}

const UNDER_EYES = ['under-eye-right', 'under-eye-left'] as const;

/**
 * What a camera sees of each. None of them is the thing itself: a swollen lid deepens the folds under it, as shadow does
 * (experimental); dull skin is darker skin; and dry skin shows a rougher texture, while water cannot be seen.
 */
export const IMPACT_MEASURES: Readonly<Record<SkinImpact, ImpactMeasure>> = {
  puffiness: { measure: 'lines', zones: UNDER_EYES, grows: true },
  darkness: { measure: 'dark-circle-lightness', zones: UNDER_EYES, grows: true },
  dullness: { measure: 'lightness', zones: ['cheek-right', 'cheek-left'], grows: false },
  dryness: { measure: 'texture', zones: UNDER_EYES, grows: true },
};

/** A value with the ends of its interval, or why there is none. */
export type ImpactReading =
  | { readonly value: number; readonly low: number; readonly high: number }
  | { readonly withheld: WithheldReason };

export type ImpactReadings = Readonly<Record<SkinImpact, ImpactReading>>;

export interface SleepDay {
  /** A UUID: what is logged again on the same day replaces it. */
  readonly id: string;
  /** The morning, where the person was. */
  readonly day: CalendarDay;
  /** Null where only the camera was asked. */
  readonly hours: number | null;
  readonly quality: SleepQuality | null;
  /** Null where nothing was measured. */
  readonly impact: ImpactReadings | null;
}

/** In the order of logging, which a clock that was set back does not change. */
export type SleepLog = readonly SleepDay[];

/** The newest are kept. */
export const MOST_DAYS = 366;

/** What a reading of skin says of each effect: the mean of both sides, within the wider of both intervals. */
export function impactOf({ values }: SkinReading): ImpactReadings {
  const of = (impact: SkinImpact): ImpactReading => {
    const { measure, zones } = IMPACT_MEASURES[impact];
    const found = values.filter((each) => each.measure === measure && zones.includes(each.zone));
    const known: Measured[] = [];
    let why: WithheldReason = 'uncertain';
    for (const each of found) {
      if (isWithheld(each)) why = each.withheld;
      else known.push(each);
    }
    // One side alone would be compared with the mean of both on another day.
    if (known.length < zones.length) return { withheld: why };
    return {
      value: digits(median(known.map(({ value }) => value))),
      low: digits(median(known.map(({ low }) => low))),
      high: digits(median(known.map(({ high }) => high))),
    };
  };
  return {
    puffiness: of('puffiness'),
    darkness: of('darkness'),
    dullness: of('dullness'),
    dryness: of('dryness'),
  };
}

/** With two digits: more would say more than was measured. */
function digits(value: number): number {
  return Math.round(100 * value) / 100;
}

/** What is said or measured of one morning. */
export type SleepEntry = Pick<SleepDay, 'day'> &
  Partial<Pick<SleepDay, 'hours' | 'quality' | 'impact'>>;

/**
 * A log with one more entry. An entry for the newest day changes that day. Where a clock was set back to
 * any other day of the log, that day stays as it is, and the entry is added beside it.
 *
 * @param newId of the day, where it is a new one
 */
export function loggedSleep(log: SleepLog, entry: SleepEntry, newId: string): SleepLog {
  const newest = log.at(-1);
  if (newest?.day === entry.day) return [...log.slice(0, -1), { ...newest, ...entry }];
  const fresh: SleepDay = { id: newId, hours: null, quality: null, impact: null, ...entry };
  return [...log, fresh].slice(-MOST_DAYS);
}

const LARGEST = 10_000;
const number = z.number().check(z.minimum(-LARGEST), z.maximum(LARGEST));
const reading = z.union([
  z.object({ value: number, low: number, high: number }),
  z.object({ withheld: z.enum(WITHHELD_REASONS) }),
]);

const daySchema = z.object({
  id: z.uuid(),
  day: z.string().check(z.refine(isCalendarDay)),
  hours: z.nullable(z.number().check(z.minimum(SLEEP_HOURS.least), z.maximum(SLEEP_HOURS.most))),
  quality: z.nullable(z.enum(SLEEP_QUALITIES)),
  impact: z.nullable(z.record(z.enum(SKIN_IMPACTS), reading)),
});
const logSchema = z.object({ v: z.literal(1), days: z.array(z.unknown()) });

/** As it is written. */
export interface WrittenSleepLog {
  readonly v: 1;
  readonly days: SleepLog;
}

export const NOTHING_SLEPT: WrittenSleepLog = { v: 1, days: [] };

/** Null for what is foreign; a day that is broken is left out, and the others stay. */
export function parseSleepLog(stored: unknown): WrittenSleepLog | null {
  const { data } = logSchema.safeParse(stored);
  if (data === undefined) return null;
  const days = data.days.flatMap((day) => daySchema.safeParse(day).data ?? []);
  return { v: 1, days: days.slice(-MOST_DAYS) };
}
