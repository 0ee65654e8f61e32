import { describe, expect, it } from 'vitest';

import { anchorCentres } from './anchors.ts';

const ANCHOR_CENTRES = anchorCentres([
  { cells: 16, anchorsPerCell: 2 },
  { cells: 8, anchorsPerCell: 6 },
]);

describe('the anchors of a detector', () => {
  it('are as many as its grids have', () => {
    expect(ANCHOR_CENTRES).toHaveLength(2 * (16 * 16 * 2 + 8 * 8 * 6));
  });

  it('start with the fine grid, two to a cell, along the first row', () => {
    expect(Array.from(ANCHOR_CENTRES.subarray(0, 6))).toEqual([
      0.5 / 16,
      0.5 / 16,
      0.5 / 16,
      0.5 / 16,
      1.5 / 16,
      0.5 / 16,
    ]);
  });

  it('continue with the coarse grid, six to a cell, down to the last corner', () => {
    const coarse = 2 * 16 * 16 * 2;
    expect(Array.from(ANCHOR_CENTRES.subarray(coarse, coarse + 2))).toEqual([0.5 / 8, 0.5 / 8]);
    expect(Array.from(ANCHOR_CENTRES.subarray(coarse + 12, coarse + 14))).toEqual([
      1.5 / 8,
      0.5 / 8,
    ]);
    expect(Array.from(ANCHOR_CENTRES.subarray(-2))).toEqual([7.5 / 8, 7.5 / 8]);
  });
});
