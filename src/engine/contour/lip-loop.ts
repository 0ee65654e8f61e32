/** The lips' contours as closed loops of columns, along whose normals their borders are searched. */

import { smoothCurve, type Point } from '#engine/geometry/curve.ts';
import {
  LIPS_LOWER_INNER,
  LIPS_LOWER_OUTER,
  LIPS_UPPER_INNER,
  LIPS_UPPER_OUTER,
} from '#engine/geometry/landmark-indices.ts';

const COLUMNS_PER_SEGMENT = 4;
/** Columns from corner to corner of the mouth. */
export const ARC_COLUMNS = COLUMNS_PER_SEGMENT * (LIPS_UPPER_OUTER.length - 1);
/** Columns of a loop: along the upper lip from the subject's right corner to the left, and back along the lower. */
export const LOOP_COLUMNS = 2 * ARC_COLUMNS;

/** For each column, pixels: its place, and the unit vector across the contour, away from the mouth. */
export interface LipLoop {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly normalX: Float64Array;
  readonly normalY: Float64Array;
}

interface LoopLandmarks {
  readonly upper: readonly number[];
  readonly lower: readonly number[];
}

export const OUTER: LoopLandmarks = { upper: LIPS_UPPER_OUTER, lower: LIPS_LOWER_OUTER };
export const INNER: LoopLandmarks = { upper: LIPS_UPPER_INNER, lower: LIPS_LOWER_INNER };

export function lipLoop(landmarks: Float32Array, { upper, lower }: LoopLandmarks): LipLoop {
  const curveOf = (arc: readonly number[]): Point[] =>
    smoothCurve(
      arc.map((landmark) => ({
        x: landmarks[3 * landmark] ?? 0,
        y: landmarks[3 * landmark + 1] ?? 0,
      })),
      COLUMNS_PER_SEGMENT,
    );
  const points = [...curveOf(upper), ...curveOf(lower).slice(1, -1).toReversed()];
  const loop: LipLoop = {
    x: Float64Array.from(points, ({ x }) => x),
    y: Float64Array.from(points, ({ y }) => y),
    normalX: new Float64Array(LOOP_COLUMNS),
    normalY: new Float64Array(LOOP_COLUMNS),
  };
  for (let column = 0; column < LOOP_COLUMNS; column += 1) {
    const before = around(column - 1);
    const after = around(column + 1);
    const dx = (loop.x[after] ?? 0) - (loop.x[before] ?? 0);
    const dy = (loop.y[after] ?? 0) - (loop.y[before] ?? 0);
    const length = Math.hypot(dx, dy) || 1;
    loop.normalX[column] = dy / length;
    loop.normalY[column] = -dx / length;
  }
  return loop;
}

/** Moves a loop's landmarks in `landmarks` by `offsets` (pixels, one for each column) along its normals. */
export function moveLoop(
  landmarks: Float32Array,
  { upper, lower }: LoopLandmarks,
  loop: LipLoop,
  offsets: Float64Array,
): void {
  const move = (landmark: number, column: number): void => {
    const offset = offsets[column] ?? 0;
    landmarks[3 * landmark] = (loop.x[column] ?? 0) + (loop.normalX[column] ?? 0) * offset;
    landmarks[3 * landmark + 1] = (loop.y[column] ?? 0) + (loop.normalY[column] ?? 0) * offset;
  };
  upper.forEach((landmark, place) => move(landmark, place * COLUMNS_PER_SEGMENT));
  lower
    .slice(1, -1)
    .forEach((landmark, place) => move(landmark, LOOP_COLUMNS - (place + 1) * COLUMNS_PER_SEGMENT));
}

/** A column's number, counted around the loop. */
export function around(column: number): number {
  if (column < 0) return column + LOOP_COLUMNS;
  return column < LOOP_COLUMNS ? column : column - LOOP_COLUMNS;
}

/** Whether a column belongs to the upper lip; the corners do not. */
export function isUpper(column: number): boolean {
  return column > 0 && column < ARC_COLUMNS;
}

/** Columns between this one and the nearer corner of the mouth. */
export function fromCorner(column: number): number {
  const along = column % ARC_COLUMNS;
  return Math.min(along, ARC_COLUMNS - along);
}

/** Thickness of a lip at a column, in pixels. */
export function thicknessAt(outer: LipLoop, inner: LipLoop, column: number): number {
  return Math.hypot(
    (outer.x[column] ?? 0) - (inner.x[column] ?? 0),
    (outer.y[column] ?? 0) - (inner.y[column] ?? 0),
  );
}
