import { mean } from '#bench/report/statistics.ts';

/** Delays tried, in milliseconds. */
const EARLIEST = -60;
const LATEST = 180;

/**
 * How many milliseconds `measured` lags behind `truth`, both sampled once a frame: the delay at which a
 * linear fit of one to the other has the smallest error. Scale and offset do not matter.
 */
export function lagOf(
  measured: readonly number[],
  truth: readonly number[],
  framesPerSecond: number,
): number {
  let best = { delay: Number.NaN, error: Infinity };
  for (let delay = EARLIEST; delay <= LATEST; delay += 1) {
    const error = errorAt(measured, truth, (delay / 1000) * framesPerSecond);
    if (error < best.error) best = { delay, error };
  }
  return best.delay;
}

/**
 * Squared error of the linear fit of `measured` to `truth` as it was `delay` frames ago,
 * once the filters have settled.
 */
function errorAt(measured: readonly number[], truth: readonly number[], delay: number): number {
  const pairs: [number, number][] = [];
  measured.forEach((value, frame) => {
    const isSettled = frame >= measured.length / 4 && frame < measured.length - 2;
    if (isSettled && Number.isFinite(value)) pairs.push([value, sample(truth, frame - delay)]);
  });
  const meanMeasured = mean(pairs.map(([value]) => value));
  const meanTruth = mean(pairs.map(([, wanted]) => wanted));
  let [both, measuredSquared, truthSquared] = [0, 0, 0];
  for (const [value, wanted] of pairs) {
    both += (value - meanMeasured) * (wanted - meanTruth);
    measuredSquared += (value - meanMeasured) ** 2;
    truthSquared += (wanted - meanTruth) ** 2;
  }
  return measuredSquared - (both * both) / truthSquared;
}

/** Catmull-Rom interpolation between the samples; the end values are continued. */
function sample(values: readonly number[], place: number): number {
  const before = Math.floor(place);
  const share = place - before;
  const at = (index: number): number =>
    values[Math.min(values.length - 1, Math.max(0, index))] ?? Number.NaN;
  const [p0, p1, p2, p3] = [at(before - 1), at(before), at(before + 1), at(before + 2)];
  return (
    p1 +
    0.5 *
      share *
      (p2 - p0 + share * (2 * p0 - 5 * p1 + 4 * p2 - p3 + share * (3 * (p1 - p2) + p3 - p0)))
  );
}
