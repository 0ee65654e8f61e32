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

/**
 * The frame of glasses crosses that middle. Where it has the skin's own color, it is told from the skin by its
 * outline, which is this sharp or sharper all around, and by its size: parts of the middle that are smaller than
 * this share of the grid are not where the face's skin is looked for.
 */
const PART_EDGE = 0.5;
const LEAST_PART = 0.003;

export class Barrier {
  /** By cell: the sharpest step on the easiest way from sure skin, in units of a clear edge. */
  readonly heights = new Float32Array(MOST_CELLS);
  private readonly cellFlood = new CellFlood(COST_LEVELS);
  private readonly reached = new Uint8Array(MOST_CELLS);
  private readonly isMiddle = new Uint8Array(MOST_CELLS);

  /**
   * `deviations` are squared, by cell. `edge` is the step that only an outline makes. `hand` is 1 for each cell that a
   * hand hides which was found: its outline is no outline of what shows between its fingers.
   */
  measure(
    grid: FaceGrid,
    zones: Uint8Array,
    steps: CellSteps,
    deviations: Float32Array,
    edge: number,
    hand: Float32Array | null,
  ): void {
    this.reachSkin(grid, zones, steps, deviations, edge);
    this.flood(grid, zones, steps, deviations, hand);
  }

  /** Marks the skin that is joined to the middle of the face without an edge between. */
  private reachSkin(
    grid: FaceGrid,
    zones: Uint8Array,
    steps: CellSteps,
    deviations: Float32Array,
    edge: number,
  ): void {
    const { reached, isMiddle } = this;
    const { columns, rows, u, v } = grid;
    const cells = columns * rows;
    reached.fill(0, 0, cells);
    for (let at = 0; at < cells; at += 1) {
      const cu = u[at] ?? 0;
      const cv = v[at] ?? 0;
      const isInside = cu > MIDDLE.fromU && cu < MIDDLE.toU && cv > MIDDLE.fromV && cv < MIDDLE.toV;
      const isSkin = zones[at] === ZONE.skin && (deviations[at] ?? 0) < SURE_SKIN;
      isMiddle[at] = isInside && isSkin ? 1 : 0;
    }
    const sure: number[] = [];
    const isPartOfMiddle = (from: number, to: number): boolean =>
      isMiddle[to] === 1 && steps.between(from, to) <= PART_EDGE;
    for (let at = 0; at < cells; at += 1) {
      if (isMiddle[at] !== 1 || reached[at] === 1) continue;
      const part = this.spread([at], columns, isPartOfMiddle);
      if (part.length >= LEAST_PART * cells) sure.push(...part);
    }
    reached.fill(0, 0, cells);
    this.spread(
      sure,
      columns,
      (from, to) => zones[to] === ZONE.skin && steps.between(from, to) <= edge,
    );
  }

  /** Marks as reached and returns these cells and those to which `leads` goes from them, cell by cell. */
  private spread(
    cells: number[],
    columns: number,
    leads: (from: number, to: number) => boolean,
  ): readonly number[] {
    const { reached } = this;
    for (const at of cells) reached[at] = 1;
    const visit = (from: number, to: number): void => {
      if (reached[to] === 1 || !leads(from, to)) return;
      reached[to] = 1;
      cells.push(to);
    };
    for (let next = 0; next < cells.length; next += 1) {
      const at = cells[next] ?? 0;
      visit(at, at + 1);
      visit(at, at - 1);
      visit(at, at + columns);
      visit(at, at - columns);
    }
    return cells;
  }

  private flood(
    grid: FaceGrid,
    zones: Uint8Array,
    steps: CellSteps,
    deviations: Float32Array,
    hand: Float32Array | null,
  ): void {
    const { cellFlood, reached, heights } = this;
    const { columns, rows } = grid;
    const cells = columns * rows;
    const isHand = (at: number): boolean => hand?.[at] === 1;
    cellFlood.begin(cells);
    for (let at = 0; at < cells; at += 1) {
      if (reached[at] === 1 && (deviations[at] ?? 0) < SURE_SKIN) cellFlood.add(at, true);
    }
    cellFlood.run(columns, (from, to, level) => {
      if (zones[to] !== ZONE.skin && !isHand(to)) return null;
      const way = level + PATH_COST / COST_STEP;
      if (isHand(from) || isHand(to)) return way;
      return Math.max(way, Math.ceil(steps.between(from, to) / COST_STEP));
    });
    for (let at = 0; at < cells; at += 1) heights[at] = (cellFlood.levels[at] ?? 0) * COST_STEP;
  }
}
