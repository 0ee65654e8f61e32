/**
 * Lips alone do not show whether something lies on them: a highlight takes their colour away as a finger
 * does, and many lips are of two colours. What lies on them also lies on the skin around them.
 */

import { MOST_CELLS, type FaceGrid } from './face-grid.ts';
import { ZONE } from './face-zones.ts';

/** A cell that is hidden more than this takes part. */
const HIDDEN = 0.3;

/** Fewer cells of skin than this are a spot or a fold, and not something in front of the face. */
const FEWEST_CELLS = 14;

/** Between skin and lips lies a rim of this many cells of which nothing is known. */
const RIM = 4;

export class JoinedCells {
  private readonly reached = new Uint8Array(MOST_CELLS);
  private readonly waiting: number[] = [];

  /**
   * Clears the cells of lips that are not joined to hidden skin. Those of the lower lip stay as they are
   * where `isLowerLipOther` says that, as a whole, it is not a lip.
   */
  keepJoined(
    hidden: Float32Array,
    zones: Uint8Array,
    grid: FaceGrid,
    isLowerLipOther: boolean,
  ): void {
    const cells = grid.columns * grid.rows;
    const isLip = (at: number): boolean =>
      zones[at] === ZONE.upperLip || zones[at] === ZONE.lowerLip;
    this.reached.fill(0, 0, cells);
    for (let at = 0; at < cells; at += 1) {
      if (zones[at] !== ZONE.skin || this.reached[at] === 1) continue;
      if ((hidden[at] ?? 0) <= HIDDEN) continue;
      const thing = this.spread(at, hidden, grid, (other) => zones[other] === ZONE.skin);
      if (thing.length < FEWEST_CELLS) continue;
      for (const skin of thing) this.reachLips(skin, hidden, grid, isLip);
    }
    for (let at = 0; at < cells; at += 1) {
      if (!isLip(at) || this.reached[at] === 1) continue;
      if (!isLowerLipOther || zones[at] === ZONE.upperLip) hidden[at] = 0;
    }
  }

  /** Marks the hidden lips within the rim of a cell of skin, and what is joined to them. */
  private reachLips(
    skin: number,
    hidden: Float32Array,
    grid: FaceGrid,
    isLip: (at: number) => boolean,
  ): void {
    const { columns, rows } = grid;
    const row = Math.floor(skin / columns);
    const column = skin % columns;
    for (let y = Math.max(0, row - RIM); y <= Math.min(rows - 1, row + RIM); y += 1) {
      for (let x = Math.max(0, column - RIM); x <= Math.min(columns - 1, column + RIM); x += 1) {
        const at = y * columns + x;
        if (!isLip(at) || this.reached[at] === 1 || (hidden[at] ?? 0) <= HIDDEN) continue;
        this.spread(at, hidden, grid, isLip);
      }
    }
  }

  /** Marks and returns the hidden cells that are joined to `first` and for which `belongs` holds. */
  private spread(
    first: number,
    hidden: Float32Array,
    { columns }: FaceGrid,
    belongs: (at: number) => boolean,
  ): number[] {
    const { reached, waiting } = this;
    const found: number[] = [];
    waiting.length = 0;
    const visit = (at: number): void => {
      if (reached[at] === 1 || !belongs(at) || (hidden[at] ?? 0) <= HIDDEN) return;
      reached[at] = 1;
      found.push(at);
      waiting.push(at);
    };
    visit(first);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (let down = -columns; down <= columns; down += columns) {
        for (let across = -1; across <= 1; across += 1) visit(at + down + across);
      }
    }
    return found;
  }
}
