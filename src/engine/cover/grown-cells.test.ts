import { describe, expect, it } from 'vitest';
import { FaceGrid } from './face-grid.ts';
import { GrownCells } from './grown-cells.ts';

const COLUMNS = 40;
const ROWS = 30;

/** Cells of a rectangle have the value, all others 0. */
function cellsOf(left: number, top: number, width: number, height: number): Float32Array {
  const cells = new Float32Array(COLUMNS * ROWS);
  for (let y = top; y < top + height; y += 1) {
    cells.fill(0.9, y * COLUMNS + left, y * COLUMNS + left + width);
  }
  return cells;
}

function grown(hidden: Float32Array, possible: Float32Array): number {
  const grid = new FaceGrid();
  grid.columns = COLUMNS;
  grid.rows = ROWS;
  new GrownCells().grow(hidden, possible, grid);
  return hidden.filter((value) => value > 0.5).length;
}

describe('what surely hides the skin', () => {
  it('grows into the cells beside it that may hide it', () => {
    expect(grown(cellsOf(5, 5, 10, 8), cellsOf(15, 5, 12, 3))).toBe(80 + 36);
  });

  it('does not grow into cells that it does not touch', () => {
    expect(grown(cellsOf(5, 5, 10, 8), cellsOf(17, 5, 12, 3))).toBe(80);
  });

  it('does not grow where it is as small as a nostril', () => {
    expect(grown(cellsOf(5, 5, 6, 5), cellsOf(11, 5, 12, 3))).toBe(30);
  });
});
