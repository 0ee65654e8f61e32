/** Smoothing over the cells of a grid. */

import { MOST_CELLS, type FaceGrid } from './face-grid.ts';
import { ZONE } from './face-zones.ts';

/** Cells of unknown zones take the mean of the known ones within this many cells. */
const FILL_REACH = 4;

/**
 * Mean of each cell and its eight neighbours, into `target`; only over cells whose zone is in `only`, if
 * `zones` are given.
 */
export function blur3(
  source: Float32Array,
  target: Float32Array,
  { columns, rows }: Pick<FaceGrid, 'columns' | 'rows'>,
  zones: Uint8Array | null = null,
  ...only: readonly number[]
): void {
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      const at = row * columns + column;
      if (zones === null) {
        target[at] =
          ((source[at - columns - 1] ?? 0) +
            (source[at - columns] ?? 0) +
            (source[at - columns + 1] ?? 0) +
            (source[at - 1] ?? 0) +
            (source[at] ?? 0) +
            (source[at + 1] ?? 0) +
            (source[at + columns - 1] ?? 0) +
            (source[at + columns] ?? 0) +
            (source[at + columns + 1] ?? 0)) /
          9;
        continue;
      }
      if (!only.includes(zones[at] ?? 0)) continue;
      let sum = 0;
      let count = 0;
      for (let down = -columns; down <= columns; down += columns) {
        for (let across = -1; across <= 1; across += 1) {
          if (!only.includes(zones[at + down + across] ?? 0)) continue;
          sum += source[at + down + across] ?? 0;
          count += 1;
        }
      }
      target[at] = sum / count;
    }
  }
}

/** Gives the cells of unknown zones and of the rim of the lips the mean of the cells around them that are known. */
export class UnknownCells {
  private readonly sums = new Float32Array(MOST_CELLS);
  private readonly counts = new Float32Array(MOST_CELLS);

  fill(hidden: Float32Array, zones: Uint8Array, { columns, rows, u }: FaceGrid): void {
    const { sums, counts } = this;
    const isKnown = (at: number): boolean =>
      zones[at] !== ZONE.unknown && zones[at] !== ZONE.lipRim;
    for (let row = 0; row < rows; row += 1) {
      let sum = 0;
      let count = 0;
      for (let column = -FILL_REACH; column < columns; column += 1) {
        const entering = column + FILL_REACH;
        const leaving = column - FILL_REACH - 1;
        if (entering < columns && isKnown(row * columns + entering)) {
          sum += hidden[row * columns + entering] ?? 0;
          count += 1;
        }
        if (leaving >= 0 && isKnown(row * columns + leaving)) {
          sum -= hidden[row * columns + leaving] ?? 0;
          count -= 1;
        }
        if (column < 0) continue;
        sums[row * columns + column] = sum;
        counts[row * columns + column] = count;
      }
    }
    const cells = columns * rows;
    for (let at = 0; at < cells; at += 1) {
      if ((u[at] ?? -1) < 0 || isKnown(at)) continue;
      let sum = 0;
      let count = 0;
      for (let down = -FILL_REACH; down <= FILL_REACH; down += 1) {
        sum += sums[at + down * columns] ?? 0;
        count += counts[at + down * columns] ?? 0;
      }
      hidden[at] = count === 0 ? 0 : sum / count;
    }
  }
}
