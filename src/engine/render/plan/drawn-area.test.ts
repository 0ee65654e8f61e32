import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenAt, type CoverMask } from '#engine/frame/cover-mask.ts';
import { hiddenAreas } from './drawn-area.ts';

const SIZE = { width: 40, height: 30 };

/** A mask of 8 x 6 cells, partly beside the picture, that hides a little in these cells. */
function maskHiding(cells: readonly (readonly [column: number, row: number])[]): CoverMask {
  const [columns, rows] = [8, 6];
  const data = new Uint8Array(columns * rows);
  for (const [column, row] of cells) data[row * columns + column] = 1;
  return { data, columns, rows, left: -3, top: 2, cell: 6 };
}

describe('the areas that a mask hides', () => {
  it.each([
    { where: 'one cell in the middle', cells: [[3, 2]] },
    { where: 'cells at both ends', cells: [[1, 4] as const, [6, 1] as const] },
    { where: 'cells beside the picture', cells: [[0, 0] as const, [7, 5] as const] },
  ] as const)('hold every pixel of which anything is hidden, once: $where', ({ cells }) => {
    const mask = maskHiding(cells);
    const held = timesHeld(hiddenAreas(mask, SIZE));
    expect(Math.max(...held)).toBe(1);
    for (let row = 0; row < SIZE.height; row += 1) {
      for (let column = 0; column < SIZE.width; column += 1) {
        if (hiddenAt(mask, column + 0.5, row + 0.5) === 0) continue;
        expect(held[row * SIZE.width + column]).toBe(1);
      }
    }
  });

  it('hold each pixel once where hidden cells lie scattered over many rows', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(44 * 40 - 1), { maxLength: 60 }), fc.nat(100), (cells, shift) => {
        const data = new Uint8Array(44 * 40);
        for (const at of cells) data[at] = 1;
        const mask = { data, columns: 44, rows: 40, left: -4, top: -3 + shift / 100, cell: 1.1 };
        const held = timesHeld(hiddenAreas(mask, SIZE));
        const isHidden = Array.from(held, (_, pixel) => {
          const [x, y] = [pixel % SIZE.width, Math.floor(pixel / SIZE.width)];
          return hiddenAt(mask, x + 0.5, y + 0.5) > 0;
        });
        expect(held.every((times) => times <= 1)).toBe(true);
        expect(isHidden.every((is, pixel) => !is || held[pixel] === 1)).toBe(true);
      }),
    );
  });

  it('leave out the face between the temples', () => {
    const [columns, rows] = [60, 24];
    const data = new Uint8Array(columns * rows);
    for (let row = 10; row < 14; row += 1) {
      data[row * columns + 2] = 255;
      data[row * columns + 57] = 255;
    }
    const mask = { data, columns, rows, left: 0, top: 0, cell: 1 };
    const areas = hiddenAreas(mask, { width: columns, height: rows });
    const pixels = areas.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(pixels).toBeLessThan(150);
  });

  it('are none where nothing is hidden', () => {
    expect(hiddenAreas(maskHiding([]), SIZE)).toEqual([]);
  });
});

/** By pixel of the picture, in how many of the areas it lies. */
function timesHeld(areas: ReturnType<typeof hiddenAreas>): Uint8Array {
  const held = new Uint8Array(SIZE.width * SIZE.height);
  for (const { x, y, width, height } of areas) {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        const at = row * SIZE.width + column;
        held[at] = (held[at] ?? 0) + 1;
      }
    }
  }
  return held;
}
