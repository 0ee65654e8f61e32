/**
 * A thing of nearly the skin's own colour shows in parts: here its outline is sharp, there it is not. What surely
 * hides the skin grows into the cells beside it that may hide it, as edges are traced (Canny's hysteresis).
 */

import { MOST_CELLS, type FaceGrid } from './face-grid.ts';

/** A cell whose `hidden` is above this is sure; one whose `possible` is above this is grown into. */
const SURE = 0.5;

/** Fewer sure cells than this are a nostril or a fold, which does not grow. */
const FEWEST_CELLS = 60;

export class GrownCells {
  private readonly reached = new Uint8Array(MOST_CELLS);
  private readonly found = new Uint32Array(MOST_CELLS);

  /** Raises `hidden` to what `possible` says, where cells are joined to many that are surely hidden. */
  grow(hidden: Float32Array, possible: Float32Array, grid: FaceGrid): void {
    const { reached, found } = this;
    const cells = grid.columns * grid.rows;
    reached.fill(0, 0, cells);
    let count = 0;
    for (let at = 0; at < cells; at += 1) {
      if (reached[at] === 1 || (hidden[at] ?? 0) <= SURE) continue;
      const end = this.spread(hidden, grid, at, count);
      if (end - count >= FEWEST_CELLS) count = end;
    }
    reached.fill(0, 0, cells);
    for (let next = 0; next < count; next += 1) reached[found[next] ?? 0] = 1;
    for (let next = 0; next < count; next += 1) {
      count = this.reachNeighbours(possible, grid, found[next] ?? 0, count);
    }
    for (let next = 0; next < count; next += 1) {
      const at = found[next] ?? 0;
      hidden[at] = Math.max(hidden[at] ?? 0, possible[at] ?? 0);
    }
  }

  /**
   * Appends the sure cells that are joined to `first` to the `count` found so far, and returns the new
   * count.
   */
  private spread(hidden: Float32Array, grid: FaceGrid, first: number, count: number): number {
    this.reached[first] = 1;
    this.found[count] = first;
    let end = count + 1;
    for (let next = count; next < end; next += 1) {
      end = this.reachNeighbours(hidden, grid, this.found[next] ?? 0, end);
    }
    return end;
  }

  private reachNeighbours(
    values: Float32Array,
    { columns }: FaceGrid,
    at: number,
    count: number,
  ): number {
    const { reached, found } = this;
    let end = count;
    for (let down = -columns; down <= columns; down += columns) {
      for (let across = -1; across <= 1; across += 1) {
        const to = at + down + across;
        if (reached[to] === 1 || (values[to] ?? 0) <= SURE) continue;
        reached[to] = 1;
        found[end] = to;
        end += 1;
      }
    }
    return end;
  }
}
