/** Strokes on a face: where on its surface, in which shade, with which brush. */

import type { Blend, HexColour, Product } from '#domain/makeup/look.ts';

/** Numbers of one point: u and v on the face, pressure in [0, 1], spread of the brush as a factor. */
export const POINT_FLOATS = 4;

/**
 * u to the person's left and v down, in [0, 1]: the texture coordinates of the face's mesh, the same on every face. Not
 * a measure of anyone.
 */
export interface FacePlace {
  readonly u: number;
  readonly v: number;
}

export interface StrokePoint extends FacePlace {
  /** In [0, 1]. */
  readonly pressure: number;
  /** How much wider than usual the brush lies on the face (see `leaningSpread`). */
  readonly spread: number;
}

export interface PaintedStroke {
  /** No two strokes of a face share one. */
  readonly id: number;
  readonly shade: HexColour;
  /** Whose brush it is. */
  readonly product: Product;
  /** How it meets the skin; left out where it is normal. */
  readonly blend?: Blend;
  /** `POINT_FLOATS` for each point, in the order in which they were painted. */
  readonly points: Float32Array<ArrayBuffer>;
}

/** Centimeters of a face of usual size along u and along v. Measured on the mesh: its 5th to 95th percentiles are 22 to 28 and 21 to 27. */
export const FACE_SPAN = { u: 24.4, v: 21.9 } as const;

/** Points farther apart than this, in centimeters, are not joined: the pointer left the face between them. */
export const LONGEST_JOIN = 2.6;

/** Centimeters on a face of usual size between two places that lie near each other. */
export function faceDistance(one: FacePlace, other: FacePlace): number {
  return Math.hypot((one.u - other.u) * FACE_SPAN.u, (one.v - other.v) * FACE_SPAN.v);
}

export function pointCount({ points }: Pick<PaintedStroke, 'points'>): number {
  return points.length / POINT_FLOATS;
}
