import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LeastSquares } from './least-squares.ts';

const number = fc.double({ min: -5, max: 5, noNaN: true });

describe('least squares', () => {
  it('finds the unknowns that the observations were made from', () => {
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        const fit = new LeastSquares(3);
        fit.clear(0);
        for (let i = 0; i < 12; i += 1) {
          const x = i / 6 - 1;
          const row = Float64Array.of(1, x, x * x);
          fit.add(row, a + b * x + c * x * x, 1 + (i % 3));
        }
        const unknowns = new Float64Array(3);
        fit.solve(unknowns);
        [a, b, c].forEach((truth, i) => expect(unknowns[i]).toBeCloseTo(truth, 6));
      }),
    );
  });

  it('leaves out an observation without weight', () => {
    const fit = new LeastSquares(1);
    fit.clear(0);
    fit.add(Float64Array.of(1), 2, 1);
    fit.add(Float64Array.of(1), 100, 0);
    const unknowns = new Float64Array(1);
    fit.solve(unknowns);
    expect(unknowns[0]).toBeCloseTo(2, 12);
  });

  it('leaves an unknown that no observation constrains at 0', () => {
    const fit = new LeastSquares(2);
    fit.clear(1e-6);
    for (let i = 0; i < 4; i += 1) fit.add(Float64Array.of(1, 0), 3, 1);
    const unknowns = new Float64Array(2);
    fit.solve(unknowns);
    expect(unknowns[0]).toBeCloseTo(3, 4);
    expect(unknowns[1]).toBe(0);
  });

  it('answers 0 where there is no solution', () => {
    const fit = new LeastSquares(2);
    fit.clear(0);
    const unknowns = Float64Array.of(7, 7);
    fit.solve(unknowns);
    expect([...unknowns]).toEqual([0, 0]);
  });
});
