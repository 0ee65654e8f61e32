import { describe, expect, it } from 'vitest';

import { OneEuroFilter } from './one-euro.ts';

const OPTIONS = { minCutoff: 1, beta: 0.1 };
const FRAME = 1 / 30;

function run(values: readonly number[], options = OPTIONS, unit = 1): readonly number[] {
  const filter = new OneEuroFilter(1, options);
  const out = new Float32Array(1);
  return values.map((value) => {
    filter.filter(Float32Array.of(value), FRAME, unit, out);
    return out[0]!;
  });
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Numbers in [-1, 1] that are the same in each run. */
function noise(count: number): readonly number[] {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}

describe('the One-Euro filter', () => {
  it('leaves a constant as it is', () => {
    expect(run(Array.from({ length: 20 }, () => 42))).toEqual(Array.from({ length: 20 }, () => 42));
  });

  it('lets the first value pass', () => {
    expect(run([7])[0]).toBe(7);
  });

  it('removes more than 60% of the jitter from half a pixel of noise', () => {
    const jitter = noise(300).map((value) => value / 2);
    expect(deviation(run(jitter).slice(30))).toBeLessThan(0.4 * deviation(jitter.slice(30)));
  });

  it('follows a step within a tenth of a second when the step is large', () => {
    const values = run([0, 0, 0, ...Array.from({ length: 3 }, () => 300)]);
    expect(values.at(-1)).toBeGreaterThan(0.9 * 300);
  });

  it('lags less than 20 ms behind a hand-turn of 200 pixels a second', () => {
    const speed = 200;
    const values = run(Array.from({ length: 60 }, (_, frame) => speed * frame * FRAME));
    const lag = (speed * 59 * FRAME - values.at(-1)!) / speed;
    expect(lag).toBeGreaterThan(0);
    expect(lag).toBeLessThan(0.02);
  });

  it('lags more where its cutoff does not grow with speed', () => {
    const ramp = Array.from({ length: 60 }, (_, frame) => 200 * frame * FRAME);
    expect(run(ramp, { minCutoff: 1, beta: 0 }).at(-1)!).toBeLessThan(run(ramp).at(-1)! - 10);
  });

  it('smooths the same movement alike at twice the size', () => {
    const small = noise(50);
    const large = small.map((value) => 2 * value);
    const [one, two] = [run(small, OPTIONS, 1), run(large, OPTIONS, 2)];
    for (const [index, value] of one.entries()) expect(two[index]).toBeCloseTo(2 * value, 4);
  });

  it('starts again after a reset', () => {
    const filter = new OneEuroFilter(1, OPTIONS);
    const out = new Float32Array(1);
    filter.filter(Float32Array.of(0), FRAME, 1, out);
    filter.reset();
    filter.filter(Float32Array.of(500), FRAME, 1, out);
    expect(out[0]).toBe(500);
  });
});
