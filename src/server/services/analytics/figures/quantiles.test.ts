import { describe, expect, it } from 'vitest';
import { quantileOf } from './quantiles.ts';

describe('a quantile', () => {
  it('is a value that was counted', () => {
    const values = [
      [60, 5],
      [30, 4],
      [12, 1],
    ] as const;
    expect(quantileOf(values, 0.1)).toBe(12);
    expect(quantileOf(values, 0.5)).toBe(30);
    expect(quantileOf(values, 0.9)).toBe(60);
  });

  it('is missing where nothing was counted', () => {
    expect(quantileOf([], 0.5)).toBeUndefined();
  });
});
