import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { remainingTime } from './remaining-time.ts';

describe('the time that is left', () => {
  test.each([
    [3_600_000, 1, 0],
    [3_600_001, 1, 1],
    [3_599_999, 1, 0],
    [3_540_000, 0, 59],
    [7_200_000, 2, 0],
    [60_000, 0, 1],
    [1, 0, 1],
    [0, 0, 0],
    [-1, 0, 0],
  ])('of %i ms is %ih %im', (milliseconds, hours, minutes) => {
    expect(remainingTime(milliseconds)).toEqual({ hours, minutes });
  });

  test('is rounded up by less than a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000_000 }), (milliseconds) => {
        const { hours, minutes } = remainingTime(milliseconds);
        const told = (hours * 60 + minutes) * 60_000;
        expect(told - milliseconds).toBeGreaterThanOrEqual(0);
        expect(told - milliseconds).toBeLessThan(60_000);
        expect(minutes).toBeLessThan(60);
      }),
    );
  });
});
