/** Marker-controlled watershed: cells without an owner go to the one that reaches them over the lowest edges. */

import { CellFlood } from './cell-flood.ts';
import type { CellSteps } from './cell-steps.ts';
import type { FaceGrid } from './face-grid.ts';

/** Edges are told apart up to this many levels of this height. */
const LEVEL = 0.06;
const LEVELS = 64;

/** Each cell on the way costs this many levels, so that the nearer owner wins where there is no edge. */
const WAY = 1;

/**
 * `owners` has a number above 0 for each cell that is sure, and 0 for those that are to be decided; those off the
 * face stay as they are.
 */
export function spread(grid: FaceGrid, steps: CellSteps, owners: Uint8Array): void {
  const { columns, rows, u } = grid;
  const cells = columns * rows;
  const flood = new CellFlood(LEVELS);
  flood.begin(cells);
  for (let at = 0; at < cells; at += 1) {
    if (owners[at] === 0) continue;
    const isBorder =
      owners[at + 1] === 0 ||
      owners[at - 1] === 0 ||
      owners[at + columns] === 0 ||
      owners[at - columns] === 0;
    flood.add(at, isBorder && (u[at] ?? -1) >= 0);
  }
  flood.run(
    columns,
    (from, to, level) => {
      if ((u[to] ?? -1) < 0) return null;
      return Math.max(level + WAY, Math.round(steps.between(from, to) / LEVEL));
    },
    (from, to) => {
      owners[to] = owners[from] ?? 0;
    },
  );
}
