import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_CONFIDENCE } from '#domain/analysis/measurement.ts';
import { chanceOfMakeup } from './chance-of-makeup.ts';

describe('the chance that a place is made up', () => {
  it.each([2, 3] as const)(
    'never falls as a color is farther from bare, in %i dimensions',
    (of) => {
      const distance = fc.double({ min: 0, max: 12, noNaN: true });
      fc.assert(
        fc.property(distance, distance, (one, other) => {
          const [near, far] = one < other ? [one, other] : [other, one];
          expect(chanceOfMakeup(far, of)).toBeGreaterThanOrEqual(chanceOfMakeup(near, of));
        }),
      );
    },
  );

  it.each([2, 3] as const)(
    'is too small for what most bare people show, in %i dimensions',
    (of) => {
      expect(chanceOfMakeup(0, of)).toBeLessThan(LEAST_CONFIDENCE);
      expect(chanceOfMakeup(2, of)).toBeLessThan(LEAST_CONFIDENCE);
    },
  );

  it.each([2, 3] as const)('is next to certain far from all of them, in %i dimensions', (of) => {
    expect(chanceOfMakeup(5, of)).toBeGreaterThan(0.99);
  });

  it('is larger for what most people wear', () => {
    expect(chanceOfMakeup(2, 3, 2)).toBeGreaterThan(chanceOfMakeup(2, 3, 1));
    expect(chanceOfMakeup(2, 3, 2)).toBeLessThan(LEAST_CONFIDENCE);
  });
});
