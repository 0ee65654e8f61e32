/** What of each skin analysis may be kept: numbers with their intervals, and no picture, landmark or zone. */

import { z } from 'zod/mini';
import { median } from '#domain/analysis/burst.ts';
import { isWithheld, type Measured } from '#domain/analysis/measurement.ts';
import type { SkinMeasure } from '#domain/analysis/skin-reading.ts';
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

/** A value in the measure's unit, and the ends of its interval. */
export interface KeptValue {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface SkinHistoryEntry {
  /** Milliseconds since 1970. */
  readonly measuredAt: number;
  /** Points of the light, of 100. */
  readonly light: number;
  /** Null where it was withheld. */
  readonly score: KeptValue | null;
  /** Without those that were withheld. */
  readonly measures: Readonly<Partial<Record<HistoryMeasure, KeptValue>>>;
}

/** The oldest first. */
export type SkinHistory = readonly SkinHistoryEntry[];

/** As many are kept; the oldest makes room. */
export const MOST_ENTRIES = 200;

/** A measure that fewer of its zones tell of is not kept. */
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
    measuredAt,
    light: light.score,
    score: isWithheld(score) ? null : shortened(score),
    measures: Object.fromEntries(kept),
  };
}

function joined(measure: HistoryMeasure, readings: readonly Measured[]): KeptValue {
  if (measure === 'redness') {
    return shortened(readings.reduce((most, each) => (each.value > most.value ? each : most)));
  }
  return shortened({
    value: median(readings.map(({ value }) => value)),
    low: median(readings.map(({ low }) => low)),
    high: median(readings.map(({ high }) => high)),
  });
}

/** With two digits: more would say more than was measured. */
function shortened({ value, low, high }: KeptValue): KeptValue {
  const digits = (number: number): number => Math.round(100 * number) / 100;
  return { value: digits(value), low: digits(low), high: digits(high) };
}

/** The history with one analysis more. */
export function withEntry(history: SkinHistory, entry: SkinHistoryEntry): SkinHistory {
  return [...history, entry].slice(-MOST_ENTRIES);
}

const number = z.number();
const keptValue = z.object({ value: number, low: number, high: number });
const historySchema = z.object({
  v: z.literal(1),
  entries: z.array(
    z.object({
      measuredAt: number.check(z.minimum(0), z.maximum(8.64e15)),
      light: number.check(z.minimum(0), z.maximum(100)),
      score: z.nullable(keptValue),
      measures: z.partialRecord(z.enum(HISTORY_MEASURES), keptValue),
    }),
  ),
});

/** As it is kept and exported. */
export interface WrittenHistory {
  readonly v: 1;
  readonly entries: SkinHistory;
}

/** Null for what is broken or foreign: then nothing is kept. */
export function parseSkinHistory(stored: unknown): WrittenHistory | null {
  const read = historySchema.safeParse(stored);
  return read.success ? { v: 1, entries: read.data.entries.slice(-MOST_ENTRIES) } : null;
}
