/** How a morning stands against the person's own mornings. Nobody else's numbers enter. */

import { median } from '#domain/analysis/burst.ts';
import { NINETY_PERCENT } from '#domain/analysis/interval.ts';
import { isWithheld, type WithheldReason } from '#domain/analysis/measurement.ts';
import {
  IMPACT_MEASURES,
  type ImpactReading,
  type SkinImpact,
  type SleepDay,
  type SleepLog,
} from './sleep-log.ts';

/** How many earlier mornings are needed before one is compared with them (ours). */
export const MORNINGS_NEEDED = 5;
/** What is longer ago says little of today's usual (ours). */
const LATEST_MORNINGS = 60;

/** From the median of the absolute differences to a standard deviation, where they are normally distributed. */
const DEVIATION_OF_MAD = 1.4826;
/** Standard error of a median over that of a mean. */
const MEDIAN_ERROR = 1.2533;

export type MorningComparison =
  /** Nothing was measured this morning. */
  | { readonly kind: 'none' }
  | { readonly kind: 'withheld'; readonly reason: WithheldReason }
  /** There are too few mornings to compare with. */
  | { readonly kind: 'too-few'; readonly count: number }
  | {
      readonly kind: 'compared';
      /** More or less of the effect than on usual mornings, by more than chance; `usual` where that cannot be said. */
      readonly is: 'more' | 'less' | 'usual';
      /** The median of the earlier mornings. */
      readonly usual: number;
      /** Where nine of ten mornings lie, this one's uncertainty included. */
      readonly low: number;
      readonly high: number;
      readonly count: number;
    };

export type MorningComparisons = Readonly<Record<SkinImpact, MorningComparison>>;

type Known = Exclude<ImpactReading, { readonly withheld: WithheldReason }>;

/**
 * Compares a day's readings with all others of the log. With few mornings the interval is wider, by Student's
 * distribution (Cornish and Fisher's first term).
 */
export function compareMorning(log: SleepLog, { id, impact }: SleepDay): MorningComparisons {
  const of = (name: SkinImpact): MorningComparison => {
    const today = impact?.[name];
    if (today === undefined) return { kind: 'none' };
    if (isWithheld(today)) return { kind: 'withheld', reason: today.withheld };
    const earlier = log
      .flatMap((day): readonly Known[] => {
        const reading = day.id === id ? undefined : day.impact?.[name];
        return reading === undefined || isWithheld(reading) ? [] : [reading];
      })
      .slice(-LATEST_MORNINGS);
    if (earlier.length < MORNINGS_NEEDED) return { kind: 'too-few', count: earlier.length };
    return compare(today, earlier, IMPACT_MEASURES[name].grows);
  };
  return {
    puffiness: of('puffiness'),
    darkness: of('darkness'),
    dullness: of('dullness'),
    dryness: of('dryness'),
  };
}

function compare(today: Known, earlier: readonly Known[], grows: boolean): MorningComparison {
  const values = earlier.map(({ value }) => value);
  const usual = median(values);
  const scatter = DEVIATION_OF_MAD * median(values.map((value) => Math.abs(value - usual)));
  // Mornings that agree by chance scatter no less than each was measured.
  const between = Math.max(scatter, median(earlier.map(deviationOf)));
  const count = earlier.length;
  const deviation = Math.hypot(
    between,
    deviationOf(today),
    (MEDIAN_ERROR * between) / Math.sqrt(count),
  );
  const half = studentNinety(count - 1) * deviation;
  const difference = today.value - usual;
  const isMore = grows ? difference > half : difference < -half;
  const isLess = grows ? difference < -half : difference > half;
  return {
    kind: 'compared',
    is: isMore ? 'more' : isLess ? 'less' : 'usual',
    usual,
    low: usual - half,
    high: usual + half,
    count,
  };
}

function deviationOf({ low, high }: Known): number {
  return (high - low) / 2 / NINETY_PERCENT;
}

/** Standard deviations that hold 90% of Student's distribution (Abramowitz and Stegun 26.7.5, first term). */
function studentNinety(freedom: number): number {
  return NINETY_PERCENT + (NINETY_PERCENT ** 3 + NINETY_PERCENT) / (4 * freedom);
}
