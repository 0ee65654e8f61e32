/** What is known of a face, cell by cell: what each shows, what it should look like, and what it was before. */

import { MOST_CELLS, FaceGrid } from './face-grid.ts';
import { CellSteps } from './cell-steps.ts';
import { FaceMemory } from './face-memory.ts';
import { ZONE, zoneAt } from './face-zones.ts';
import { HeldCells } from './held-cells.ts';
import { SkinField } from './skin-field.ts';

/** Squared deviations are cut off here: beyond this they say nothing more. */
export const MOST_DEVIATION = 60;

/**
 * Squared deviations between which a cell becomes an outlier: 1% of normal errors in two ratios of colour
 * are beyond 9.2.
 */
export const OUTLIER = [7, 11] as const;

/** Squared deviation that is added to a cell which was hidden a frame ago. */
const HELD = 3;

/** Least standard deviations of light and of colour from frame to frame. */
interface LeastDeviations {
  readonly light: number;
  readonly colour: number;
}

export class FaceCells {
  readonly grid = new FaceGrid();
  /** By cell, see ZONE. */
  readonly zones = new Uint8Array(MOST_CELLS);
  readonly field = new SkinField();
  readonly steps = new CellSteps();
  readonly memory = new FaceMemory();
  readonly held = new HeldCells();

  /** How many cells the grid has. */
  get count(): number {
    return this.grid.columns * this.grid.rows;
  }

  /** Forgets the face. */
  reset(): void {
    this.memory.reset();
    this.held.reset();
  }

  /** Reads a frame once the grid is laid over it. False where too little skin is seen. */
  read(): boolean {
    const { grid, zones, field, count } = this;
    for (let at = 0; at < count; at += 1) {
      const u = grid.u[at] ?? -1;
      zones[at] = u < 0 ? ZONE.unknown : zoneAt(u, grid.v[at] ?? 0);
    }
    if (!field.fit(grid, zones)) return false;
    this.steps.measure(grid, field);
    return true;
  }

  /**
   * Blends `fresh`, a cell's squared deviation as judged from the frame alone, with its deviation from the
   * memory of its place, by as much as that memory is worth.
   */
  remembered(at: number, fresh: number, least: LeastDeviations): number {
    const { grid, field, memory } = this;
    const place = grid.places[at] ?? 0;
    const trust = memory.trustIn(place);
    if (trust === 0) return fresh;
    const known = memory.deviation(
      place,
      field.light[at] ?? 0,
      field.warm[at] ?? 0,
      field.cool[at] ?? 0,
      field.noise[at] ?? 0,
      least,
    );
    return fresh + (known - fresh) * trust;
  }

  /** What a cell's squared deviation gains by having been hidden a frame ago. */
  heldDeviation(at: number): number {
    return HELD * this.held.at(this.grid.places[at] ?? 0);
  }
}
