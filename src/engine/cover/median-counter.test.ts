import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MedianCounter } from './median-counter.ts';

describe('a median by counting', () => {
  it('is the middle value, to within a thousandth of the range', () => {
    const values = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
      minLength: 1,
      maxLength: 99,
    });
    const counter = new MedianCounter();
    fc.assert(
      fc.property(values, (list) => {
        counter.begin(-1, 1);
        for (const value of list) counter.add(value);
        const middle = list.toSorted((a, b) => a - b)[Math.ceil(list.length / 2) - 1] ?? 0;
        expect(Math.abs(counter.median() - middle)).toBeLessThan(0.002);
      }),
    );
  });

  it('counts values beyond the range at its ends', () => {
    const counter = new MedianCounter();
    counter.begin(0, 1);
    for (const value of [-9, 0.5, 9]) counter.add(value);
    expect(counter.median()).toBeCloseTo(0.5, 2);
  });

  it('is the lower end where there are no values', () => {
    const counter = new MedianCounter();
    counter.begin(3, 4);
    expect(counter.median()).toBe(3);
  });
});
