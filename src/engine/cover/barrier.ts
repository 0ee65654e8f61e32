/**
 * How sharp an edge has to be crossed to reach a cell from the face's sure skin. Shade and shine come gradually,
 * and what stands in front of the face has an outline: this tells a cheek in the shade from a thing of the
 * same colour.
 */

import { CellFlood } from './cell-flood.ts';
import type { CellSteps } from './cell-steps.ts';
import { MOST_CELLS, type FaceGrid } from './face-grid.ts';
import { ZONE } from './face-zones.ts';

/** A path pays this for each cell, so that one gap in an outline does not open all of it. */
const PATH_COST = 0.03;

/** Costs are counted in steps of this size; those beyond the last level are no longer told apart. */
const COST_STEP = 0.03;
const COST_LEVELS = 96;

/** Sure skin deviates by less than this (squared, in standard deviations). */
const SURE_SKIN = 5;

/** The middle of the face, which is skin if anything is: cheeks, nose and between the brows. */
const MIDDLE = { fromU: 0.22, toU: 0.78, fromV: 0.25, toV: 0.62 } as const;

export class Barrier {
  /** By cell: the sharpest step on the easiest way from sure skin, in units of a clear edge. */
  readonly heights = new Float32Array(MOST_CELLS);
  private readonly cellFlood = new CellFlood(COST_LEVELS);
  private readonly reached = new Uint8Array(MOST_CELLS);

  /** `deviations` are squared, by cell. `edge` is the step that only an outline makes. */
  measure(
    grid: FaceGrid,
    zones: Uint8Array,
    steps: CellSteps,
    deviations: Float32Array,
    edge: number,
  ): void {
    this.reachSkin(grid, zones, steps, deviations, edge);
    this.flood(grid, zones, steps, deviations);
  }

  /** Marks the skin that is joined to the middle of the face without an edge between. */
  private reachSkin(
    grid: FaceGrid,
    zones: Uint8Array,
    steps: CellSteps,
    deviations: Float32Array,
    edge: number,
  ): void {
    const { reached } = this;
    const { columns, rows, u, v } = grid;
    const cells = columns * rows;
    reached.fill(0, 0, cells);
    const waiting: number[] = [];
    for (let at = 0; at < cells; at += 1) {
      const cu = u[at] ?? 0;
      const cv = v[at] ?? 0;
      const isMiddle = cu > MIDDLE.fromU && cu < MIDDLE.toU && cv > MIDDLE.fromV && cv < MIDDLE.toV;
      if (isMiddle && zones[at] === ZONE.skin && (deviations[at] ?? 0) < SURE_SKIN) {
        reached[at] = 1;
        waiting.push(at);
      }
    }
    const visit = (from: number, to: number): void => {
      if (reached[to] === 1 || zones[to] !== ZONE.skin || steps.between(from, to) > edge) return;
      reached[to] = 1;
      waiting.push(to);
    };
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      visit(at, at + 1);
      visit(at, at - 1);
      visit(at, at + columns);
      visit(at, at - columns);
    }
  }

  private flood(
    grid: FaceGrid,
    zones: Uint8Array,
    steps: CellSteps,
    deviations: Float32Array,
  ): void {
    const { cellFlood, reached, heights } = this;
    const { columns, rows } = grid;
    const cells = columns * rows;
    cellFlood.begin(cells);
    for (let at = 0; at < cells; at += 1) {
      if (reached[at] === 1 && (deviations[at] ?? 0) < SURE_SKIN) cellFlood.add(at, true);
    }
    cellFlood.run(columns, (from, to, level) => {
      if (zones[to] !== ZONE.skin) return null;
      const step = Math.ceil(steps.between(from, to) / COST_STEP);
      return Math.max(level + PATH_COST / COST_STEP, step);
    });
    for (let at = 0; at < cells; at += 1) heights[at] = (cellFlood.levels[at] ?? 0) * COST_STEP;
  }
}
