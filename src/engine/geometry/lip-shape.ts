import type { FaceFrame } from './face-frame.ts';
import { distance, mixPoints, smoothCurve, smoothstep, type Point } from './curve.ts';
import {
  LIPS_LOWER_INNER,
  LIPS_LOWER_OUTER,
  LIPS_UPPER_INNER,
  LIPS_UPPER_OUTER,
} from './landmark-indices.ts';
import type { IndexRange, VertexBuffer } from './vertex-buffer.ts';

const SAMPLES_PER_SEGMENT = 4;

/** Share of the mouth's width over which the outer edge fades in, half outside and half inside. */
const OUTER_FEATHER = 0.007;

/** Share of the mouth's width over which colour fades out before the inner edge of an open mouth. */
const INNER_FEATHER = 0.012;

/**
 * Adds the lips: one closed band around the mouth, so that nothing overlaps and no pixel is tinted
 * twice. `across` runs from 0 at the outer contour to 1 at the inner one, `along` from 0 at the
 * subject's right corner of the mouth along the upper lip to 1 at the left corner, and back along the
 * lower lip to 2.
 *
 * The guard is how far the lips have parted.
 *
 * Where the lips part, coverage ends at the inner contour: teeth and tongue stay bare. Where they
 * touch, it stays whole up to the line between them, so that no pale seam shows.
 */
export function addLips(buffer: VertexBuffer, frame: FaceFrame): IndexRange {
  const first = buffer.indexCount;
  const curveOf = (arc: readonly number[]): Point[] =>
    smoothCurve(arc.map(frame.point), SAMPLES_PER_SEGMENT);
  const upperOuter = curveOf(LIPS_UPPER_OUTER);
  const upperInner = curveOf(LIPS_UPPER_INNER);
  const lowerOuter = curveOf(LIPS_LOWER_OUTER);
  const lowerInner = curveOf(LIPS_LOWER_INNER);
  const last = upperOuter.length - 1;
  const mouthWidth = distance(frame.point(61), frame.point(291)) || 1;
  const outerFeather = Math.max(0.5, mouthWidth * OUTER_FEATHER);
  const innerFeather = Math.max(0.6, mouthWidth * INNER_FEATHER);

  const columns: { outer: Point; inner: Point; parted: number; along: number }[] = [];
  const addColumn = (lip: 'upper' | 'lower', outer: Point, inner: Point, index: number): void => {
    const opposite = at(lip === 'upper' ? lowerInner : upperInner, index);
    const downwards = frame.down.x * (opposite.x - inner.x) + frame.down.y * (opposite.y - inner.y);
    // Where the contours of touching lips cross, the gap between them is negative.
    const gap = lip === 'upper' ? downwards : -downwards;
    const parted = smoothstep(0.15, 1.2, gap / innerFeather);
    const between = mixPoints(inner, opposite, 0.5);
    const edge = mixPoints(between, inner, smoothstep(0, 0.4, gap / innerFeather));
    const along = index / last;
    columns.push({ outer, inner: edge, parted, along: lip === 'upper' ? along : 2 - along });
  };
  forEachIndex(last, (i) => addColumn('upper', at(upperOuter, i), at(upperInner, i), i));
  // The last column of the lower lip lies on the first of the upper one and closes the band.
  forEachIndex(last + 1, (i) =>
    addColumn('lower', at(lowerOuter, last - i), at(lowerInner, last - i), last - i),
  );

  const base = buffer.vertexCount;
  const addRow = (
    placeOf: (thickness: number, parted: number) => number,
    coverageOf: (parted: number) => number,
    acrossOf: (share: number) => number,
  ): void => {
    for (const { outer, inner, parted, along } of columns) {
      const thickness = distance(outer, inner);
      const place = placeOf(thickness, parted);
      const share = thickness < 1e-3 ? 0 : place / thickness;
      const point = thickness < 1e-3 ? outer : mixPoints(outer, inner, share);
      buffer.vertex(point.x, point.y, coverageOf(parted), acrossOf(share), along, parted);
    }
  };
  const within = (share: number): number => Math.min(1, Math.max(0, share));
  addRow(
    (thickness) => -Math.min(outerFeather, thickness * 0.5),
    () => 0,
    within,
  );
  addRow(
    (thickness) => Math.min(outerFeather, thickness * 0.3),
    () => 1,
    within,
  );
  addRow(
    (thickness) => thickness * 0.55,
    () => 1,
    within,
  );
  addRow(
    (thickness, parted) => thickness - Math.min(innerFeather * parted, thickness * 0.3),
    () => 1,
    within,
  );
  addRow(
    (thickness) => thickness,
    (parted) => 1 - parted,
    within,
  );
  buffer.grid(base, 5, columns.length);
  return { first, count: buffer.indexCount - first };
}

function at(curve: readonly Point[], index: number): Point {
  return curve[index] ?? { x: 0, y: 0 };
}

/** Calls `visit` for 0 to `count` - 1: the corner that both halves share belongs to the next half. */
function forEachIndex(count: number, visit: (index: number) => void): void {
  for (let index = 0; index < count; index += 1) visit(index);
}
