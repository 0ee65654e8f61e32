import { describe, expect, it } from 'vitest';
import { hiddenAt, type CoverMask } from '#engine/frame/cover-mask.ts';
import { hiddenArea } from './drawn-area.ts';

const SIZE = { width: 40, height: 30 };

/** A mask of 8 x 6 cells, partly beside the picture, that hides a little in these cells. */
function maskHiding(cells: readonly (readonly [column: number, row: number])[]): CoverMask {
  const [columns, rows] = [8, 6];
  const data = new Uint8Array(columns * rows);
  for (const [column, row] of cells) data[row * columns + column] = 1;
  return { data, columns, rows, left: -3, top: 2, cell: 6 };
}

describe('the area that a mask hides', () => {
  it.each([
    { where: 'one cell in the middle', cells: [[3, 2]] },
    { where: 'cells at both ends', cells: [[1, 4] as const, [6, 1] as const] },
    { where: 'cells beside the picture', cells: [[0, 0] as const, [7, 5] as const] },
  ] as const)('holds every pixel of which anything is hidden: $where', ({ cells }) => {
    const mask = maskHiding(cells);
    const { x, y, width, height } = hiddenArea(mask, SIZE);
    const columns: number[] = [];
    const rows: number[] = [];
    for (let row = 0; row < SIZE.height; row += 1) {
      for (let column = 0; column < SIZE.width; column += 1) {
        if (hiddenAt(mask, column + 0.5, row + 0.5) === 0) continue;
        columns.push(column);
        rows.push(row);
      }
    }
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(x);
    expect(Math.max(...columns)).toBeLessThan(x + width);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(y);
    expect(Math.max(...rows)).toBeLessThan(y + height);
    // The whole picture would hold them, too.
    expect(width).toBeLessThanOrEqual(Math.max(...columns) - Math.min(...columns) + 3);
    expect(height).toBeLessThanOrEqual(Math.max(...rows) - Math.min(...rows) + 3);
  });

  it('is empty where nothing is hidden', () => {
    const { width, height } = hiddenArea(maskHiding([]), SIZE);
    expect(width * height).toBe(0);
  });
});
