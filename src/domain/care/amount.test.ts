import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inDollars } from '#domain/pricing/prices.ts';
import { centsOf } from './amount.ts';

describe('an amount that a person writes', () => {
  it('is read back from the form in which the product writes it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), (cents) => {
        expect(centsOf(inDollars(cents))).toBe(cents);
      }),
    );
  });

  it.each([
    ['7', 700],
    [' 19.99 ', 1999],
    ['$1,000.50', 100_050],
    ['0.01', 1],
  ])('%s is %s cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each(['', '-1', '1.5', '1.999', '1e3', '19,99', 'ten', '0x10', '1 000', '99999999'])(
    '%j is not an amount',
    (text) => {
      expect(centsOf(text)).toBeUndefined();
    },
  );
});
