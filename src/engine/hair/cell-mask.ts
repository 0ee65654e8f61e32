/** Grows masks of HAIR_CELLS x HAIR_CELLS cells from seeds, closes their gaps and softens their rims. */

import { smoothstep } from '#engine/geometry/curve.ts';
import { HAIR_CELLS } from './hair-region.ts';

const COUNT = HAIR_CELLS * HAIR_CELLS;

/** Below this likelihood hair does not continue from cell to cell. */
const GOES_ON = 0.3;
/** Cells across the largest gap of shine. */
const LARGEST_GAP = 12;

export class CellMask {
  private readonly waiting = new Int32Array(COUNT);
  private readonly reached = new Float32Array(COUNT);
  private readonly sides = new Uint8Array(COUNT);

  /** Keeps only the cells of `likely` that are connected to `seeds`, cell by cell. */
  join(likely: Float32Array, seeds: readonly number[]): void {
    const { reached, waiting } = this;
    reached.fill(0);
    let count = 0;
    for (const seed of seeds) {
      if (reached[seed] !== 0 || (likely[seed] ?? 0) <= GOES_ON) continue;
      reached[seed] = likely[seed] ?? 0;
      waiting[count] = seed;
      count += 1;
    }
    while (count > 0) {
      count -= 1;
      const cell = waiting[count] ?? 0;
      const column = cell % HAIR_CELLS;
      for (let side = 0; side < 4; side += 1) {
        const next =
          cell + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -HAIR_CELLS : HAIR_CELLS);
        if ((side === 0 && column === 0) || (side === 1 && column === HAIR_CELLS - 1)) continue;
        if (next < 0 || next >= COUNT || reached[next] !== 0) continue;
        const share = likely[next] ?? 0;
        if (share <= 0) continue;
        reached[next] = share;
        if (share <= GOES_ON) continue;
        waiting[count] = next;
        count += 1;
      }
    }
    likely.set(reached);
  }

  /**
   * Shine that looks like skin leaves gaps. Makes hair of the cells that `mayFill` accepts and that have
   * hair nearby on all four sides.
   */
  close(mask: Float32Array, mayFill: (cell: number) => boolean): void {
    const { sides } = this;
    sides.fill(0);
    for (let line = 0; line < HAIR_CELLS; line += 1) {
      this.look(mask, line * HAIR_CELLS, 1);
      this.look(mask, line * HAIR_CELLS + HAIR_CELLS - 1, -1);
      this.look(mask, line, HAIR_CELLS);
      this.look(mask, COUNT - HAIR_CELLS + line, -HAIR_CELLS);
    }
    for (let cell = 0; cell < COUNT; cell += 1) {
      if (sides[cell] === 4 && (mask[cell] ?? 0) < 0.5 && mayFill(cell)) mask[cell] = 1;
    }
  }

  /** Walks along a line, and counts a side for each cell that comes shortly after hair. */
  private look(mask: Float32Array, first: number, step: number): void {
    let since = LARGEST_GAP + 1;
    for (let at = 0, cell = first; at < HAIR_CELLS; at += 1, cell += step) {
      if ((mask[cell] ?? 0) > 0.5) since = 0;
      else since += 1;
      if (since <= LARGEST_GAP) this.sides[cell] = (this.sides[cell] ?? 0) + 1;
    }
  }

  /** A mean over three by three cells: single cells neither stand out nor are missing. */
  soften(mask: Float32Array): void {
    const { reached } = this;
    reached.set(mask);
    for (let row = 0; row < HAIR_CELLS; row += 1) {
      for (let column = 0; column < HAIR_CELLS; column += 1) {
        let sum = 0;
        for (let down = -1; down <= 1; down += 1) {
          const y = Math.min(HAIR_CELLS - 1, Math.max(0, row + down)) * HAIR_CELLS;
          for (let across = -1; across <= 1; across += 1) {
            const x = Math.min(HAIR_CELLS - 1, Math.max(0, column + across));
            sum += reached[y + x] ?? 0;
          }
        }
        mask[row * HAIR_CELLS + column] = smoothstep(0.25, 0.75, sum / 9);
      }
    }
  }
}
