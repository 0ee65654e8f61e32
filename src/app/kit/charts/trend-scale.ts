/** Where lines over days lie, and where their names stand beside them. */

/** Steps of a scale are these numbers times a power of ten, so that its values are easy to read. */
const STEPS = [1, 2, 2.5, 5, 10] as const;
const FEWEST_STEPS = 3;

/** Values of a scale from 0 to the largest value or the next round one above it, evenly spaced; 0 and 1 for nothing. */
export function ticksOf(largest: number, isWhole = true): readonly number[] {
  if (!(largest > 0)) return [0, 1];
  const rough = largest / FEWEST_STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = STEPS.map((factor) => factor * power).filter(
    (step) => step >= rough && (!isWhole || Number.isInteger(step)),
  );
  const step = steps[0] ?? 1;
  const count = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}

/**
 * Places names so that they do not overlap: each as near as possible to where it belongs, in the order of
 * the wanted heights, and none beyond the end.
 *
 * @param wanted in pixels from the top
 * @param gap minimum distance between two names, in pixels
 * @param end the lowest place, in pixels
 */
export function spreadLabels(
  wanted: readonly number[],
  gap: number,
  end: number,
): readonly number[] {
  const order = wanted
    .map((_, place) => place)
    .toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = 0;
  for (const place of order) {
    const height = Math.max(least, placed[place] ?? 0);
    placed[place] = height;
    least = height + gap;
  }
  let most = end;
  for (const place of order.toReversed()) {
    const height = Math.min(most, placed[place] ?? 0);
    placed[place] = height;
    most = height - gap;
  }
  return placed;
}

/** Places of the labels under a row of days: the first, the last, and about every week between them. */
export function labelledDays(count: number): readonly number[] {
  if (count <= 0) return [];
  const parts = Math.min(4, count - 1);
  if (parts <= 0) return [0];
  return Array.from({ length: parts + 1 }, (_, part) => Math.round((part * (count - 1)) / parts));
}
