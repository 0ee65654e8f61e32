/** What keeps the strokes of a face from growing without end. */

import { POINT_FLOATS, pointCount, type PaintedStroke } from './painted-stroke.ts';

/** Points that are kept in all. */
export const MOST_POINTS = 10_000;

/** A stroke of fewer points has none to spare. */
const SHORTEST_TO_THIN = 6;

/**
 * The strokes with at most `MOST_POINTS` points: where there are more, the oldest stroke that has points to spare lets
 * go of every second one, and so on until it is enough. A stroke is a line between its points, so it stays where it
 * was and only its finest wiggles go. Null where nothing can be spared.
 */
export function boundedStrokes(
  strokes: readonly PaintedStroke[],
  most = MOST_POINTS,
): readonly PaintedStroke[] | null {
  let total = strokes.reduce((sum, stroke) => sum + pointCount(stroke), 0);
  if (total <= most) return strokes;
  const bounded = [...strokes];
  for (;;) {
    let spared = 0;
    for (const [place, stroke] of bounded.entries()) {
      const count = pointCount(stroke);
      if (count < SHORTEST_TO_THIN) continue;
      const thinned = thinnedPoints(stroke.points);
      spared += count - thinned.length / POINT_FLOATS;
      total -= count - thinned.length / POINT_FLOATS;
      bounded[place] = { ...stroke, points: thinned };
      if (total <= most) return bounded;
    }
    if (spared === 0) return null;
  }
}

/** Every second point, and both ends. */
function thinnedPoints(points: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const last = points.length / POINT_FLOATS - 1;
  const kept: number[] = [];
  for (let place = 0; place <= last; place += 1) {
    if (place % 2 === 1 && place !== last) continue;
    kept.push(...points.subarray(place * POINT_FLOATS, (place + 1) * POINT_FLOATS));
  }
  return Float32Array.from(kept);
}
