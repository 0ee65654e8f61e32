import { describe, expect, it } from 'vitest';
import { detrend } from './detrend.ts';

const signalOf = (value: (second: number) => number): Float64Array =>
  Float64Array.from({ length: 600 }, (_, i) => value(i / 30));

describe('taking out the trend', () => {
  it('leaves nothing of a straight line', () => {
    const rest = detrend(signalOf((second) => 3 + 0.4 * second));
    expect(Math.max(...rest.map(Math.abs))).toBeLessThan(1e-6);
  });

  it('keeps what has the rate of a pulse', () => {
    const beat = signalOf((second) => Math.sin(2 * Math.PI * 1.2 * second));
    const rest = detrend(beat).subarray(60, -60);
    expect(Math.max(...rest)).toBeGreaterThan(0.95);
  });

  it('takes out what is as slow as breath', () => {
    const breath = signalOf((second) => Math.sin(2 * Math.PI * 0.15 * second));
    const rest = detrend(breath).subarray(60, -60);
    expect(Math.max(...rest)).toBeLessThan(0.05);
  });
});
