/** One value from the frames of a burst. */

import type { Estimate } from './interval.ts';

/** Standard error of a median over that of a mean, for many normal values. */
const MEDIAN_ERROR = 1.25;

/** The median absolute deviation of normal values times this is their standard deviation. */
const DEVIATION_OF_MEDIAN = 1.4826;

/** The middle value, or the mean of the two middle ones; NaN for none. */
export function median(values: readonly number[]): number {
  // A typed array sorts numbers several times as fast as a comparison does.
  const sorted = new Float64Array(values).toSorted();
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** How far values scatter around their median, as a standard deviation that outliers hardly change. */
export function robustDeviation(values: readonly number[]): number {
  const centre = median(values);
  return DEVIATION_OF_MEDIAN * median(values.map((value) => Math.abs(value - centre)));
}

/**
 * The median of what was read from frame after frame, with the standard deviation of that median: frames that
 * follow each other are alike, so N of them count as N (1 - r) / (1 + r), with r their correlation.
 */
export function medianOfFrames(values: readonly number[]): Estimate {
  const count = values.length;
  const alike = Math.min(0.9, Math.max(0, correlationOfNeighbours(values)));
  const effective = Math.max(1, (count * (1 - alike)) / (1 + alike));
  return {
    value: median(values),
    deviation: (MEDIAN_ERROR * robustDeviation(values)) / Math.sqrt(effective),
  };
}

function correlationOfNeighbours(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  let [together, alone] = [0, 0];
  values.forEach((value, at) => {
    alone += (value - mean) ** 2;
    const before = values[at - 1];
    if (before !== undefined) together += (value - mean) * (before - mean);
  });
  return alone > 0 ? together / alone : 0;
}
