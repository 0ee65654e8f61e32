/** Where hair may be around a face, before its color is looked at. */

import { smoothstep } from '#engine/geometry/curve.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { FACE_BOTTOM, FACE_OVAL } from '#engine/geometry/landmark-indices.ts';
import type { RegionOfInterest } from '#engine/tracking/region-of-interest.ts';
import { asideOf, belowOf, cellsAt, HAIR_CELLS } from './hair-region.ts';

const ROWS = Float32Array.from({ length: HAIR_CELLS }, (_, row) => belowOf(row));
const COLUMNS = Float32Array.from({ length: HAIR_CELLS }, (_, column) => asideOf(column));

/** Widths of the face: below a fringe are the brows, and beneath the jaw is the neck, or a beard. */
const FRINGE = [-0.28, -0.18] as const;
const JAW = 0.35;
const NECK = [0.36, 0.46] as const;
/** Where long hair ends at the latest below the chin, and where hair ends that clothes look like. */
const LONG = [0.45, 1.1] as const;
const CUT = [-0.15, 0.1] as const;
/** Beside the neck, where long hair falls. */
const BESIDE = { below: 0.1, from: 0.4, to: 0.8 } as const;
/** How far below the eyes there is nothing but hair around the face. */
const HEAD = [0, 0.3] as const;

export class HeadZones {
  /** Whether a cell lies on the face: 1 or 0. */
  readonly face = new Uint8Array(HAIR_CELLS * HAIR_CELLS);
  private chin = 0;
  private readonly crossings = new Float32Array(FACE_OVAL.length);

  /** Lays the face of `frame` into its region. */
  lay(frame: FaceFrame, region: RegionOfInterest): void {
    const outline = FACE_OVAL.map((landmark) => cellsAt(region, frame.point(landmark)));
    this.chin = belowOf(cellsAt(region, frame.point(FACE_BOTTOM)).row);
    this.face.fill(0);
    for (let row = 0; row < HAIR_CELLS; row += 1) {
      let count = 0;
      for (let at = 0; at < outline.length; at += 1) {
        const a = outline[at];
        const b = outline[(at + 1) % outline.length];
        if (a === undefined || b === undefined || a.row > row === b.row > row) continue;
        this.crossings[count] =
          a.column + ((row - a.row) / (b.row - a.row)) * (b.column - a.column);
        count += 1;
      }
      const sorted = this.crossings.subarray(0, count).toSorted();
      for (let pair = 0; pair + 1 < count; pair += 2) {
        const from = Math.max(0, Math.ceil(sorted[pair] ?? 0));
        const to = Math.min(HAIR_CELLS - 1, Math.floor(sorted[pair + 1] ?? 0));
        if (to >= from) this.face.fill(1, row * HAIR_CELLS + from, row * HAIR_CELLS + to + 1);
      }
    }
  }

  /** How far below the chin a row is, in widths of the face. */
  belowChin(row: number): number {
    return (ROWS[row] ?? 0) - this.chin;
  }

  /** How much hair may be in a cell, in [0, 1]: around the face, over its forehead, and beside the neck. */
  mayBeHair(row: number, column: number, isCutAtChin: boolean): number {
    const below = ROWS[row] ?? 0;
    const aside = COLUMNS[column] ?? 0;
    const end = isCutAtChin ? CUT : LONG;
    let share = 1 - smoothstep(end[0], end[1], below - this.chin);
    if (this.face[row * HAIR_CELLS + column] === 1) share *= 1 - smoothstep(...FRINGE, below);
    if (below > JAW) share *= smoothstep(...NECK, aside);
    return share;
  }

  /** How sure there is nothing but hair in a cell that shows the person: on the head, outside of the face. */
  mustBeHair(row: number, column: number): number {
    if (this.face[row * HAIR_CELLS + column] === 1) return 0;
    return 1 - smoothstep(...HEAD, ROWS[row] ?? 0);
  }

  /** Whether a cell lies beside face and neck, where long hair falls. */
  isBeside(row: number, column: number): boolean {
    const aside = COLUMNS[column] ?? 0;
    return (ROWS[row] ?? 0) > BESIDE.below && aside > BESIDE.from && aside < BESIDE.to;
  }
}
