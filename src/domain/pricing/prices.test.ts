import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inDollars, PRICES_CENTS, yearlySaving } from './prices.ts';

describe('the prices', () => {
  test('are the specified ones', () => {
    expect(PRICES_CENTS).toEqual({ monthly: 1999, yearly: 19_999, hourly: 699 });
  });

  test('make a year $39.89 cheaper than twelve months, about 17%', () => {
    expect(yearlySaving()).toEqual({ cents: 3989, percent: 17 });
  });

  test('are written with two digits after the point, and can be read back', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        const written = inDollars(cents);
        expect(written).toMatch(/^\$\d+\.\d\d$/);
        expect(Math.round(Number(written.slice(1)) * 100)).toBe(cents);
      }),
    );
  });
});
