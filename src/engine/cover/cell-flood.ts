/** Reaches the cells of a grid in the order of their cost, from those that cost nothing to those that cost most. */

import { MOST_CELLS } from './face-grid.ts';

/**
 * The cost, as a whole level, of going from a cell that was reached at `level` to its neighbour: never less than `level`; null
 * for no way.
 */
export type CostOfStep = (from: number, to: number, level: number) => number | null;

export class CellFlood {
  /** By cell: the level at which it was reached; the number of levels where it was not. */
  readonly levels = new Uint8Array(MOST_CELLS);
  private readonly waiting: readonly number[][];

  /** Costs are told apart up to `levelCount` - 1, at most 255. */
  constructor(levelCount: number) {
    this.waiting = Array.from({ length: levelCount }, () => []);
  }

  /** Forgets what was reached. */
  begin(cells: number): void {
    this.levels.fill(this.waiting.length, 0, cells);
    for (const level of this.waiting) level.length = 0;
  }

  /** Adds a cell that costs nothing; the flood goes on to its neighbours only if it is a source. */
  add(at: number, isSource: boolean): void {
    this.levels[at] = 0;
    if (isSource) this.waiting[0]?.push(at);
  }

  /**
   * Floods rows of `columns` cells; `onReached` is called for each step that reaches a cell more cheaply
   * than before.
   */
  run(columns: number, costOf: CostOfStep, onReached?: (from: number, to: number) => void): void {
    const { levels, waiting } = this;
    const visit = (from: number, to: number, level: number): void => {
      if ((levels[to] ?? 0) <= level) return;
      const step = costOf(from, to, level);
      if (step === null) return;
      const cost = Math.min(waiting.length - 1, step);
      if (cost >= (levels[to] ?? 0)) return;
      levels[to] = cost;
      onReached?.(from, to);
      waiting[cost]?.push(to);
    };
    waiting.forEach((cells, level) => {
      for (let next = 0; next < cells.length; next += 1) {
        const at = cells[next] ?? 0;
        if (levels[at] !== level) continue;
        visit(at, at + 1, level);
        visit(at, at - 1, level);
        visit(at, at + columns, level);
        visit(at, at - columns, level);
      }
    });
  }
}
