import { distance, smoothstep, type Point } from './curve.ts';
import { EYE_OUTER_CORNERS, LEFT_EYE, RIGHT_EYE } from './landmark-indices.ts';
import { EYES, NOSE_BRIDGE } from './landmark-sets.ts';

/** Landmarks of one face as points, with what every product needs to know of its size and turn. */
export interface FaceFrame {
  /** The landmark's position in pixels. */
  readonly point: (landmark: number) => Point;
  /** Depth in pixels, smaller towards the camera. */
  readonly depth: (landmark: number) => number;
  /** Width of the face in pixels as if seen from the front. */
  readonly width: number;
  /** Pixels of the picture for one pixel of the specification (see `specificationPixel`). */
  readonly specificationPixel: number;
  /** How much each eye region faces the camera, in [0, 1], subject's right then left. */
  readonly facing: readonly [number, number];
  /** Centre between the eyes, and the unit vectors along the eyes and down the face. */
  readonly centre: Point;
  readonly across: Point;
  readonly down: Point;
}

/** The specification's widths hold at 1280x720 with the face a quarter of the picture's width. */
const SPECIFICATION_FACE_WIDTH = 1280 / 4;

/**
 * The outer corners of the eyes are this share of a face's width apart: between .62 and .65 on
 * tracked faces seen from the front. Measured in depth, too, the distance holds to a thirtieth while
 * a head turns by 50 degrees, and an open mouth does not change it.
 */
const EYE_SPAN_TO_WIDTH = 0.63;

/** A face smaller than this many pixels gets no makeup: its features are a pixel or two. */
export const SMALLEST_FACE = 36;

export function createFaceFrame(landmarks: Float32Array): FaceFrame {
  const point = (landmark: number): Point => ({
    x: landmarks[landmark * 3] ?? 0,
    y: landmarks[landmark * 3 + 1] ?? 0,
  });
  const depth = (landmark: number): number => landmarks[landmark * 3 + 2] ?? 0;
  const [rightOuter, leftOuter] = EYE_OUTER_CORNERS;
  const rightCorner = point(rightOuter);
  const leftCorner = point(leftOuter);
  const span = distance(rightCorner, leftCorner) || 1;
  const width = Math.hypot(span, depth(rightOuter) - depth(leftOuter)) / EYE_SPAN_TO_WIDTH;
  const across = {
    x: (leftCorner.x - rightCorner.x) / span,
    y: (leftCorner.y - rightCorner.y) / span,
  };
  return {
    point,
    depth,
    width,
    specificationPixel: Math.max(0.35, width / SPECIFICATION_FACE_WIDTH),
    facing: [eyeFacing(point, depth, 0), eyeFacing(point, depth, 1)],
    centre: point(NOSE_BRIDGE),
    across,
    down: { x: -across.y, y: across.x },
  };
}

/**
 * How much an eye region faces the camera. An eye seen from the side is short for its depth; by
 * the time its plane is turned about 65 degrees away nothing drawn on it looks right.
 */
function eyeFacing(
  point: (landmark: number) => Point,
  depth: (landmark: number) => number,
  side: 0 | 1,
): number {
  const { upperLid } = EYES[side];
  const outer = upperLid[0] ?? 33;
  const inner = upperLid[upperLid.length - 1] ?? 133;
  const seen = distance(point(outer), point(inner));
  const deep = Math.abs(depth(outer) - depth(inner));
  return smoothstep(0.42, 0.72, seen / (Math.hypot(seen, deep) || 1));
}

/** Height of an eye opening over its width: about .3 open, under .1 closed. */
export function eyeOpenness(frame: FaceFrame, side: 0 | 1): number {
  const eye = side === 0 ? RIGHT_EYE : LEFT_EYE;
  const upper = frame.point(eye.upperLid[4] ?? 159);
  const lower = frame.point(eye.lowerLid[4] ?? 145);
  const outer = frame.point(eye.upperLid[0] ?? 33);
  const inner = frame.point(eye.upperLid[8] ?? 133);
  return distance(upper, lower) / (distance(outer, inner) || 1);
}
