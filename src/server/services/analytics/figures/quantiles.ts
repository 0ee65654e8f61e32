/** Values with how often each was counted. */
export type Counted = readonly (readonly [value: number, count: number])[];

/** A part of all values, from 0 to 1, that are at most as high as the quantile. */
export type Share = number;

/**
 * The lowest value that at least this share of all values does not exceed, as PostgreSQL's
 * `percentile_disc` has it; undefined where there are no values.
 */
export function quantileOf(values: Counted, share: Share): number | undefined {
  const total = values.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [value, count] of values.toSorted(([one], [other]) => one - other)) {
    below += count;
    if (count > 0 && below >= total * share) return value;
  }
  return undefined;
}
