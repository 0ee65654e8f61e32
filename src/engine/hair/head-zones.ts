/** Where hair may be around a face, before its color is looked at. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { smoothstep, ramp } from '#engine/geometry/curve.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { FACE_BOTTOM, FACE_OVAL, LEFT_EYE, RIGHT_EYE } from '#engine/geometry/landmark-indices.ts';
import type { RegionOfInterest } from '#engine/tracking/region-of-interest.ts';
import { asideOf, belowOf, cellsAt, HAIR_CELLS } from './hair-region.ts';

/** The upper edge of both brows, from one tail to the other. */
const BROWS = [...RIGHT_EYE.browUpper, ...LEFT_EYE.browUpper.toReversed()];

const ROWS = Float32Array.from({ length: HAIR_CELLS }, (_, row) => belowOf(row));
const COLUMNS = Float32Array.from({ length: HAIR_CELLS }, (_, column) => asideOf(column));

/** Widths of the face: a fringe ends above the brows, which look like hair, and beneath the jaw is the neck, or a beard. */
const FRINGE = [-0.07, -0.02] as const;
const JAW = 0.35;
const NECK = [0.36, 0.46] as const;
/** Where long hair ends at the latest below the chin, and where hair ends if the clothes look like it. */
const LONG = [0.45, 1.1] as const;
const CUT = [-0.15, 0.1] as const;
/** Beside the neck, where long hair falls. */
const BESIDE = { below: 0.1, from: 0.4, to: 0.8 } as const;
/** How far below the eyes there is nothing but hair around the face. */
const HEAD = [0, 0.3] as const;

export class HeadZones {
  /** Whether a cell lies on the face: 1 or 0. */
  readonly face = new Uint8Array(HAIR_CELLS * HAIR_CELLS);
  /** Whether a cell lies in the picture: 1 or 0. The others only repeat the edge of the picture. */
  readonly seen = new Uint8Array(HAIR_CELLS * HAIR_CELLS);
  /** How far below the root of the nose the brows are in each column, in widths of the face. */
  private readonly brows = new Float32Array(HAIR_CELLS);
  private chin = 0;
  private readonly crossings = new Float32Array(FACE_OVAL.length);

  /** Lays the face of `frame`, and the edges of its picture, into its region. */
  lay({ width, height }: FrameImage, frame: FaceFrame, region: RegionOfInterest): void {
    this.laySeen(width, height, region);
    this.layBrows(frame, region);
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

  private laySeen(width: number, height: number, region: RegionOfInterest): void {
    const step = region.size / HAIR_CELLS;
    const [cosine, sine] = [step * Math.cos(region.rotation), step * Math.sin(region.rotation)];
    const middle = (HAIR_CELLS - 1) / 2;
    for (let cell = 0; cell < this.seen.length; cell += 1) {
      const across = (cell % HAIR_CELLS) - middle;
      const down = Math.floor(cell / HAIR_CELLS) - middle;
      const x = region.centreX + across * cosine - down * sine;
      const y = region.centreY + across * sine + down * cosine;
      this.seen[cell] = x >= 0 && y >= 0 && x < width && y < height ? 1 : 0;
    }
  }

  private layBrows(frame: FaceFrame, region: RegionOfInterest): void {
    const edge = BROWS.map((landmark) => cellsAt(region, frame.point(landmark))).toSorted(
      (one, other) => one.column - other.column,
    );
    let next = 0;
    for (let column = 0; column < HAIR_CELLS; column += 1) {
      while (next < edge.length - 1 && (edge[next]?.column ?? 0) < column) next += 1;
      const to = edge[next];
      const from = edge[next - 1] ?? to;
      if (from === undefined || to === undefined) continue;
      const way = Math.max(1e-6, to.column - from.column);
      const share = Math.min(1, Math.max(0, (column - from.column) / way));
      this.brows[column] = belowOf(from.row + (to.row - from.row) * share);
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
    if (this.face[row * HAIR_CELLS + column] === 1) {
      share *= 1 - ramp(FRINGE, below - (this.brows[column] ?? 0));
    }
    if (below > JAW) share *= ramp(NECK, aside);
    return share;
  }

  /** Whether a cell lies on the face above the brows, where a fringe falls. */
  isForehead(row: number, column: number): boolean {
    const isOnFace = this.face[row * HAIR_CELLS + column] === 1;
    return isOnFace && (ROWS[row] ?? 0) < (this.brows[column] ?? 0);
  }

  /** How sure there is nothing but hair in a cell that shows the person: on the head, outside of the face. */
  mustBeHair(row: number, column: number): number {
    if (this.face[row * HAIR_CELLS + column] === 1) return 0;
    return 1 - ramp(HEAD, ROWS[row] ?? 0);
  }

  /** Whether a cell lies beside face and neck, where long hair falls. */
  isBeside(row: number, column: number): boolean {
    const aside = COLUMNS[column] ?? 0;
    return (ROWS[row] ?? 0) > BESIDE.below && aside > BESIDE.from && aside < BESIDE.to;
  }
}
