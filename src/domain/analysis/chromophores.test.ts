import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chromophoresOf } from './chromophores.ts';

const amount = fc.double({ min: 0, max: 2, noNaN: true });

describe('melanin and haemoglobin', () => {
  it('are found again in a colour that was made of them, whatever light falls on it', () => {
    fc.assert(
      fc.property(amount, amount, amount, (melanin, haemoglobin, shade) => {
        const light = (m: number, h: number): number =>
          Math.exp(-(melanin * m + haemoglobin * h + shade));
        const found = chromophoresOf([
          light(0.4143, 0.2988),
          light(0.357, 0.6838),
          light(0.8372, 0.6657),
        ]);
        expect(found.melanin).toBeCloseTo(melanin, 6);
        expect(found.haemoglobin).toBeCloseTo(haemoglobin, 6);
      }),
    );
  });

  it('stay finite for black', () => {
    expect(chromophoresOf([0, 0, 0])).toEqual({ melanin: 0, haemoglobin: 0 });
  });
});
