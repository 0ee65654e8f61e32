/** Samples at equal distances in time, which every step after this one takes for granted. */

/** Samples a second. Most cameras give 30 frames. */
export const SAMPLE_RATE = 30;

/** Three channels over time. */
export type Channels = readonly [Float64Array, Float64Array, Float64Array];

/**
 * Values at `SAMPLE_RATE`, by linear interpolation between the frames before and after.
 *
 * @param times in milliseconds, rising
 * @param values one for each time
 */
export function evenSamples(times: readonly number[], values: readonly number[]): Float64Array {
  const start = times[0] ?? 0;
  const end = times.at(-1) ?? start;
  const count = Math.floor(((end - start) / 1000) * SAMPLE_RATE) + 1;
  let next = 1;
  return Float64Array.from({ length: count }, (_, index) => {
    const time = start + (index * 1000) / SAMPLE_RATE;
    while (next < times.length - 1 && (times[next] ?? end) < time) next += 1;
    const before = times[next - 1] ?? start;
    const span = (times[next] ?? before) - before;
    const share = span > 0 ? Math.min(1, (time - before) / span) : 0;
    const from = values[next - 1] ?? 0;
    return from + ((values[next] ?? from) - from) * share;
  });
}
