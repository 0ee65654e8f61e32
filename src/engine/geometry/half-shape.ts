/** Shapes cut off at a straight line, so that each side of a face can wear makeup of its own. */

import type { Point } from './curve.ts';
import type { FaceFrame } from './face-frame.ts';
import { NOSE_BRIDGE } from './landmark-sets.ts';
import { VERTEX_FLOATS, type IndexRange, type VertexBuffer } from './vertex-buffer.ts';

/** What lies on one side of a straight line. */
export interface Half {
  /** A point of the line, in pixels. */
  readonly through: Point;
  /** The unit vector square to the line that points into this half. */
  readonly towards: Point;
  /** Pixels on each side of the line over which the shape fades in. */
  readonly fade: number;
}

/** Middle of the outer edge of the upper lip and of the lower one. */
const LIP_MIDDLES = [0, 17] as const;

/**
 * Half a pixel on each side is enough to show no steps; on a larger face the edge is as soft as the picture
 * is.
 */
const LEAST_FADE = 0.5;
const FADE_OF_WIDTH = 0.002;

/**
 * The half of a face on the side of the subject's left eye, or of the right one. The line runs from the bridge of the nose
 * through the middle of the lips: a tilted or turned face is halved along itself.
 */
export function halfOfFace(frame: FaceFrame, side: 'left' | 'right'): Half {
  const through = frame.point(NOSE_BRIDGE);
  const [upper, lower] = LIP_MIDDLES.map(frame.point);
  const x = ((upper?.x ?? 0) + (lower?.x ?? 0)) / 2 - through.x;
  const y = ((upper?.y ?? 0) + (lower?.y ?? 0)) / 2 - through.y;
  const length = Math.hypot(x, y) || 1;
  const turn = side === 'left' ? 1 : -1;
  return {
    through,
    towards: { x: (turn * y) / length, y: (-turn * x) / length },
    fade: Math.max(LEAST_FADE, frame.width * FADE_OF_WIDTH),
  };
}

/**
 * Adds the part of a shape that lies in a half, and returns its range. Coverage fades in over the line, and
 * two halves of one line fade over each other. What was added before stays in the buffer.
 */
export function addHalf(buffer: VertexBuffer, shape: IndexRange, half: Half): IndexRange {
  const { through, towards, fade } = half;
  const { indices, vertices } = buffer;
  const first = buffer.indexCount;
  const depthOf = (vertex: number): number => {
    const at = vertex * VERTEX_FLOATS;
    const [x, y] = [vertices[at] ?? 0, vertices[at + 1] ?? 0];
    return (x - through.x) * towards.x + (y - through.y) * towards.y;
  };
  for (let at = shape.first; at < shape.first + shape.count; at += 3) {
    const [a, b, c] = [indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0];
    const depths = [depthOf(a), depthOf(b), depthOf(c)] as const;
    if (Math.max(...depths) <= -fade) continue;
    if (Math.min(...depths) >= fade) buffer.triangle(a, b, c);
    else addCut(buffer, [a, b, c], depths, fade);
  }
  return { first, count: buffer.indexCount - first };
}

/** A vertex and how deep in the half it lies, in pixels. */
interface Corner {
  readonly depth: number;
  readonly values: readonly number[];
}

function addCut(
  buffer: VertexBuffer,
  triangle: readonly number[],
  depths: readonly number[],
  fade: number,
): void {
  const corners = triangle.map((vertex, place) => ({
    depth: depths[place] ?? 0,
    values: Array.from(
      buffer.vertices.subarray(vertex * VERTEX_FLOATS, (vertex + 1) * VERTEX_FLOATS),
    ),
  }));
  addPolygon(
    buffer,
    beyond(corners, (depth) => depth - fade),
    () => 1,
  );
  const fading = beyond(
    beyond(corners, (depth) => depth + fade),
    (depth) => fade - depth,
  );
  addPolygon(buffer, fading, (depth) => (depth + fade) / (2 * fade));
}

/** The part of a convex polygon where a linear function of the depth is not below 0 (Sutherland and Hodgman, 1974). */
function beyond(polygon: readonly Corner[], above: (depth: number) => number): readonly Corner[] {
  return polygon.flatMap((corner, place) => {
    const next = polygon[(place + 1) % polygon.length] ?? corner;
    const [here, there] = [above(corner.depth), above(next.depth)];
    const kept = here >= 0 ? [corner] : [];
    if (here * there >= 0) return kept;
    return [...kept, between(corner, next, here / (here - there))];
  });
}

function between(one: Corner, other: Corner, share: number): Corner {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return {
    depth: mix(one.depth, other.depth),
    values: one.values.map((value, place) => mix(value, other.values[place] ?? value)),
  };
}

function addPolygon(
  buffer: VertexBuffer,
  polygon: readonly Corner[],
  shareAt: (depth: number) => number,
): void {
  if (polygon.length < 3) return;
  const [first = 0, ...others] = polygon.map(({ depth, values }) => {
    const [x = 0, y = 0, coverage = 0, across = 0, along = 0, guard = 0] = values;
    const share = Math.min(1, Math.max(0, shareAt(depth)));
    return buffer.vertex(x, y, coverage * share, across, along, guard);
  });
  others.slice(1).forEach((corner, place) => {
    buffer.triangle(first, others[place] ?? first, corner);
  });
}
