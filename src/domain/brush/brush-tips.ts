/** Tips on the strokes of the last seconds: at most three, the most important first. */

import type { Product } from '#domain/makeup/look.ts';
import type { BrushArea } from './brush-area.ts';
import type { BrushReading } from './brush-reading.ts';

/** A reading while the brush was down. */
export interface StrokeReading extends BrushReading {
  /** Milliseconds; of the same clock as `now` in `brushTips`. */
  readonly time: number;
  /** Which stroke it belongs to. */
  readonly stroke: number;
  /**
   * When that stroke began, in milliseconds of the same clock: for a long stroke, this may be further
   * back than tips look.
   */
  readonly begun: number;
  readonly product: Product;
  readonly area: BrushArea | null;
}

export const BRUSH_TIPS = [
  'lids-lightly',
  'lighter',
  'firmer',
  'even-pressure',
  'slower',
  'slower-line',
  'longer-strokes',
  'softer-edges',
  'steady',
] as const;
export type BrushTip = (typeof BRUSH_TIPS)[number];

/** Milliseconds of strokes that tips are made of. */
export const TIPS_SPAN = 10_000;
export const MOST_TIPS = 3;

/** Fewer readings than this are a dab: they say nothing of a hand. */
const LEAST_READINGS = 8;
/** Share of the readings from which something is a habit. */
const HABIT = 0.5;
/** Standard deviation of a pen's pressure, in percent, from which it is uneven. */
const UNEVEN = 18;
/**
 * At least `MANY_STROKES` strokes of a product that is blended, each shorter than `SHORT` milliseconds,
 * are dabs.
 */
const MANY_STROKES = 4;
const SHORT = 350;

const LINES: readonly Product[] = ['eyeliner', 'mascara'];
const BLENDED: readonly Product[] = ['blush', 'eyeshadow', 'foundation'];
const LIDS: readonly (BrushArea | null)[] = ['lid-right', 'lid-left'];

type Rule = readonly [tip: BrushTip, holds: (readings: readonly StrokeReading[]) => boolean];

/**
 * The most important first. A tip about pressure needs a pen that measured it: for a mouse and a finger
 * it is only another name for speed, and two tips would contradict each other.
 */
const RULES: readonly Rule[] = [
  [
    'lids-lightly',
    (all) => share(measured(all).filter(onLids), ({ pressure }) => pressure > 50) > HABIT,
  ],
  ['lighter', (all) => share(measured(all), ({ technique }) => technique === 'heavy') > HABIT],
  ['firmer', (all) => share(measured(all), ({ technique }) => technique === 'light') > HABIT],
  ['even-pressure', (all) => deviation(measured(all).map(({ pressure }) => pressure)) > UNEVEN],
  ['slower-line', (all) => share(all.filter(isLine), ({ precision }) => precision < 90) > HABIT],
  [
    'slower',
    (all) =>
      share(
        all.filter((reading) => !isLine(reading)),
        ({ precision }) => precision === 50,
      ) > HABIT,
  ],
  ['longer-strokes', (all) => shortStrokes(all.filter(isBlended)) >= MANY_STROKES],
  ['softer-edges', (all) => share(all.filter(isBlended), ({ speed }) => speed < 3) > HABIT],
];

/** Tips for the strokes of the 10 seconds before `now`; none where there were none. */
export function brushTips(readings: readonly StrokeReading[], now: number): readonly BrushTip[] {
  const recent = readings.filter(({ time }) => now - time <= TIPS_SPAN);
  if (recent.length < LEAST_READINGS) return [];
  const tips = RULES.filter(([, holds]) => holds(recent)).map(([tip]) => tip);
  return tips.length === 0 ? ['steady'] : tips.slice(0, MOST_TIPS);
}

function measured(readings: readonly StrokeReading[]): readonly StrokeReading[] {
  return readings.filter(({ source }) => source === 'pen');
}

function onLids({ area }: StrokeReading): boolean {
  return LIDS.includes(area);
}

function isLine({ product }: StrokeReading): boolean {
  return LINES.includes(product);
}

function isBlended({ product }: StrokeReading): boolean {
  return BLENDED.includes(product);
}

/** Share of the readings for which it holds; 0 where there are too few to tell. */
function share(
  readings: readonly StrokeReading[],
  holds: (reading: StrokeReading) => boolean,
): number {
  if (readings.length < LEAST_READINGS) return 0;
  return readings.filter((reading) => holds(reading)).length / readings.length;
}

function deviation(values: readonly number[]): number {
  if (values.length < LEAST_READINGS) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function shortStrokes(readings: readonly StrokeReading[]): number {
  const lengths = new Map<number, number>();
  for (const { stroke, begun, time } of readings) {
    lengths.set(stroke, Math.max(lengths.get(stroke) ?? 0, time - begun));
  }
  return [...lengths.values()].filter((length) => length < SHORT).length;
}
