/** What of each skin analysis may be kept: numbers with their intervals, and no picture, landmark or zone. */

import { z } from 'zod/mini';
import { median } from '#domain/analysis/burst.ts';
import { isWithheld, type Measured } from '#domain/analysis/measurement.ts';
import { LIGHT_GRADES, type LightGrade } from '#domain/analysis/light-gates.ts';
import {
  MEASURE_UNITS,
  SKIN_MEASURES,
  type SkinMeasure,
  type SkinUnit,
} from '#domain/analysis/skin-reading.ts';
import type { SkinReport } from '#domain/skin-report/skin-report.ts';

/**
 * One number of the whole face each: the median of its zones. Redness is told against that median, so its highest zone
 * stands for it.
 */
export const HISTORY_MEASURES = [
  'lightness',
  'red-green',
  'yellow-blue',
  'hue',
  'redness',
  'evenness',
  'shine',
  'texture',
  'spots',
  'lines',
  'pores',
  'dark-circle-lightness',
] as const satisfies readonly SkinMeasure[];
export type HistoryMeasure = (typeof HISTORY_MEASURES)[number];

/** A value and the ends of its interval. */
export interface KeptValue {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** With the unit of its measure, so that the numbers can be read without this program. */
export interface KeptReading extends KeptValue {
  readonly unit: SkinUnit;
}

export interface SkinHistoryEntry {
  /** A UUID that follows from the moment: however often one analysis is kept or sent, it is one. See `entryId`. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly measuredAt: number;
  readonly grade: LightGrade;
  /** Points of the light, of 100. */
  readonly light: number;
  /** Points of 100; null where it was withheld. */
  readonly score: KeptValue | null;
  /** Without those that were withheld. */
  readonly measures: Readonly<Partial<Record<HistoryMeasure, KeptReading>>>;
}

/** The oldest first. */
export type SkinHistory = readonly SkinHistoryEntry[];

/** How many analyses of a person are kept, the newest ones; on the device, and with the account. */
export const MOST_ENTRIES = 500;

/** A measure that is known for a smaller share of its zones is not kept. */
const LEAST_SHARE = 0.5;

export function entryOf({ biomarkers, score, light, measuredAt }: SkinReport): SkinHistoryEntry {
  const kept = HISTORY_MEASURES.flatMap((measure) => {
    const all = biomarkers.filter((each) => each.measure === measure);
    const known = all.flatMap(({ reading }) => (isWithheld(reading) ? [] : [reading]));
    return known.length === 0 || known.length < LEAST_SHARE * all.length
      ? []
      : [[measure, joined(measure, known)] as const];
  });
  return {
    id: entryId(measuredAt),
    measuredAt,
    grade: light.grade,
    light: light.score,
    score: isWithheld(score) ? null : shortened(score),
    measures: Object.fromEntries(kept),
  };
}

/** A UUID (RFC 9562, version 7) of a moment. One person is not measured twice in a millisecond. */
export function entryId(measuredAt: number): string {
  const hex = Math.max(0, Math.floor(measuredAt)).toString(16).padStart(12, '0').slice(-12);
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

function joined(measure: HistoryMeasure, readings: readonly Measured[]): KeptReading {
  const { unit } = SKIN_MEASURES[measure];
  if (measure === 'redness') {
    const most = readings.reduce((one, other) => (other.value > one.value ? other : one));
    return { ...shortened(most), unit };
  }
  const value = shortened({
    value: median(readings.map(({ value: each }) => each)),
    low: median(readings.map(({ low }) => low)),
    high: median(readings.map(({ high }) => high)),
  });
  return { ...value, unit };
}

/** With two digits: more would say more than was measured. */
function shortened({ value, low, high }: KeptValue): KeptValue {
  const digits = (number: number): number => Math.round(100 * number) / 100;
  return { value: digits(value), low: digits(low), high: digits(high) };
}

/** Several histories of one person as one: each analysis once, and no more than are kept. */
export function joinedHistory(...histories: readonly SkinHistory[]): SkinHistory {
  const byId = new Map(histories.flat().map((entry) => [entry.id, entry]));
  const inOrder = [...byId.values()].toSorted(
    (one, other) => one.measuredAt - other.measuredAt || (one.id < other.id ? -1 : 1),
  );
  return inOrder.slice(-MOST_ENTRIES);
}

/** A history without some of its analyses. */
export function withoutEntries(history: SkinHistory, left: readonly { id: string }[]): SkinHistory {
  const ids = new Set(left.map(({ id }) => id));
  return history.filter(({ id }) => !ids.has(id));
}

/** No measure comes near it. */
const LARGEST = 10_000;

/** The year 1 to the year 9999 can be written as ISO 8601 says; nothing here was measured before 1970. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);

const number = z.number().check(z.minimum(-LARGEST), z.maximum(LARGEST));
const ends = { value: number, low: number, high: number };
const isInOrder = z.refine<KeptValue>(({ value, low, high }) => low <= value && value <= high);
const keptValue = z.object(ends).check(isInOrder);
const keptReading = z.object({ ...ends, unit: z.enum(MEASURE_UNITS) }).check(isInOrder);

/** An analysis as it is kept on a device, sent, stored and exported. */
export const entrySchema = z
  .object({
    id: z.uuid(),
    measuredAt: z.int().check(z.minimum(0), z.maximum(LAST_MOMENT)),
    grade: z.enum(LIGHT_GRADES),
    light: z.number().check(z.minimum(0), z.maximum(100)),
    score: z.nullable(keptValue),
    measures: z.partialRecord(z.enum(HISTORY_MEASURES), keptReading),
  })
  .check(
    z.refine(({ measures }) =>
      HISTORY_MEASURES.every((name) => {
        const { unit = SKIN_MEASURES[name].unit } = measures[name] ?? {};
        return unit === SKIN_MEASURES[name].unit;
      }),
    ),
  );
