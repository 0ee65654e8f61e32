import { describe, expect, it } from 'vitest';
import { hiddenAt, type CoverMask } from './cover-mask.ts';

const MASK: CoverMask = {
  data: Uint8Array.of(0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0),
  columns: 4,
  rows: 3,
  left: 100,
  top: 50,
  cell: 10,
};

describe('what a cover mask hides', () => {
  it('is all in the middle of a covered cell', () => {
    expect(hiddenAt(MASK, 115, 65)).toBe(1);
    expect(hiddenAt(MASK, 125, 65)).toBe(1);
  });

  it('fades from the middle of one cell to the middle of the next', () => {
    expect(hiddenAt(MASK, 120, 65)).toBe(1);
    expect(hiddenAt(MASK, 130, 65)).toBeCloseTo(0.5, 10);
    expect(hiddenAt(MASK, 115, 72.5)).toBeCloseTo(0.25, 10);
  });

  it('is nothing beyond the grid', () => {
    for (const [x, y] of [
      [0, 0],
      [94, 65],
      [146, 65],
      [115, 44],
      [115, 86],
    ] as const) {
      expect(hiddenAt(MASK, x, y)).toBe(0);
    }
  });
});
