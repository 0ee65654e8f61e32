/** The square around a head in which hair is looked for, and places in it that stay with the head. */

import type { Point } from '#engine/geometry/curve.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { PERSON_CELLS } from '#engine/tracking/person/person-model.ts';
import type { RegionOfInterest } from '#engine/tracking/region-of-interest.ts';

/** Cells along a side of the square. */
export const HAIR_CELLS = PERSON_CELLS;

/** Widths of the face: side of the square, and how far its middle lies below the root of the nose. */
const SIZE = 3;
const BELOW = 0.2;

/** Cells along the width of the face. */
export const CELLS_ACROSS_FACE = HAIR_CELLS / SIZE;

/** The square of this face: it turns with the head. */
export function hairRegion({ centre, across, down, width }: FaceFrame): RegionOfInterest {
  return {
    centreX: centre.x + BELOW * width * down.x,
    centreY: centre.y + BELOW * width * down.y,
    size: SIZE * width,
    rotation: Math.atan2(across.y, across.x),
  };
}

/** How far below the root of the nose the cells of a row are, in widths of the face; negative above. */
export function belowOf(row: number): number {
  return ((row + 0.5) / HAIR_CELLS - 0.5) * SIZE + BELOW;
}

/** How far beside the root of the nose the cells of a column are, in widths of the face. */
export function asideOf(column: number): number {
  return Math.abs((column + 0.5) / HAIR_CELLS - 0.5) * SIZE;
}

/** Which column and row a point of the picture lies in, with a fraction; the middle of a cell is at a whole number. */
export function cellsAt(
  { centreX, centreY, size, rotation }: RegionOfInterest,
  { x, y }: Point,
): { readonly column: number; readonly row: number } {
  const [cosine, sine] = [Math.cos(rotation), Math.sin(rotation)];
  const across = (x - centreX) * cosine + (y - centreY) * sine;
  const down = (y - centreY) * cosine - (x - centreX) * sine;
  return {
    column: (across / size + 0.5) * HAIR_CELLS - 0.5,
    row: (down / size + 0.5) * HAIR_CELLS - 0.5,
  };
}

/** The cell in which a point of the picture lies; -1 for one outside of the square. */
export function cellAt(region: RegionOfInterest, point: Point): number {
  const { column, row } = cellsAt(region, point);
  const [x, y] = [Math.round(column), Math.round(row)];
  return x < 0 || y < 0 || x >= HAIR_CELLS || y >= HAIR_CELLS ? -1 : y * HAIR_CELLS + x;
}
