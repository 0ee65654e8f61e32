/** One value from the frames of a burst. */

import type { Estimate } from './interval.ts';

/** Standard error of a median over that of a mean, for many normal values. */
const MEDIAN_ERROR = 1.25;

/** The median absolute deviation of normal values times this is their standard deviation. */
const DEVIATION_OF_MEDIAN = 1.4826;

/** The middle value, or the mean of the two middle ones; NaN for none. */
export function median(values: readonly number[]): number {
  const { length } = values;
  if (length === 0) return Number.NaN;
  const reordered = new Float64Array(values);
  const middle = Math.floor(length / 2);
  const upper = selectInPlace(reordered, middle);
  if (length % 2 === 1) return upper;
  let lower = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < middle; at += 1) lower = Math.max(lower, reordered[at] ?? lower);
  return (lower + upper) / 2;
}

/**
 * The value that would be at `rank` if all were sorted, in about half the time of sorting; afterwards no value
 * before `rank` is larger (C. A. R. Hoare, "Algorithm 65: Find", 1961).
 */
function selectInPlace(values: Float64Array, rank: number): number {
  let [first, last] = [0, values.length - 1];
  while (first < last) {
    const pivot = values[rank] ?? Number.NaN;
    let [left, right] = [first, last];
    while (left <= right) {
      while ((values[left] ?? Number.NaN) < pivot) left += 1;
      while ((values[right] ?? Number.NaN) > pivot) right -= 1;
      if (left > right) break;
      const swapped = values[left] ?? Number.NaN;
      values[left] = values[right] ?? Number.NaN;
      values[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (right < rank) first = left;
    if (left > rank) last = right;
  }
  return values[rank] ?? Number.NaN;
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
