import { describe, expect, it } from 'vitest';
import { hiddenAt, isAnyHiddenIn, type CoverMask } from './cover-mask.ts';

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

describe('whether anything is hidden in a box', () => {
  it('is true for every box in which a point is hidden', () => {
    const offsets = Array.from({ length: 20 }, (_, at) => 3 * at);
    const boxes = offsets.flatMap((x) =>
      offsets.map((y) => ({ left: 90 + x, top: 40 + y, width: 6, height: 4 })),
    );
    const hidden = boxes.filter(({ left, top }) =>
      [0.5, 2.5, 4.5].some((x) =>
        [0.5, 1.5, 3.5].some((y) => hiddenAt(MASK, left + x, top + y) > 0),
      ),
    );
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((box) => !isAnyHiddenIn(MASK, box))).toEqual([]);
  });

  it('is false where the nearest hidden cell is more than two cells away', () => {
    expect(isAnyHiddenIn(MASK, { left: 60, top: 55, width: 20, height: 20 })).toBe(false);
    expect(isAnyHiddenIn(MASK, { left: 110, top: 95, width: 20, height: 20 })).toBe(false);
  });
});
