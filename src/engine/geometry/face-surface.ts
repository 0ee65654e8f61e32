/**
 * The face as a surface that a pointer can touch: it maps a place in the picture to one on the mesh, and
 * says what lies there. Loaded separately, only when a face is painted on.
 */

import { BRUSH_AREAS, type BrushArea, type BrushFeature } from '#domain/brush/brush-area.ts';
import { FACE_SPAN, type FacePlace } from '#domain/brush/painted-stroke.ts';
import { ZONE_OUTLINES, type Place } from '#domain/analysis/zone-outlines.ts';
import { FACE_MESH_POSITIONS, FACE_MESH_TEXTURE_COORDINATES } from './face-mesh.ts';
import {
  EYE_OUTER_CORNERS,
  FACE_OVAL,
  LEFT_EYE,
  LIPS_INNER,
  LIPS_OUTER,
  RIGHT_EYE,
  type EyeIndices,
} from './landmark-indices.ts';
import { PAINTABLE } from './paint-shape.ts';

const TRIANGLES = [...PAINTABLE.skin, ...PAINTABLE.lips];

/**
 * The place on the face at a point of the picture, in pixels; null beside the face, in an eye or in the
 * mouth. Where parts lie behind each other, it is on the nearest.
 *
 * @param landmarks 478 x 3 floats, in pixels of the picture
 */
export function placeOnFace(landmarks: Float32Array, x: number, y: number): FacePlace | null {
  const at = (vertex: number, axis: 0 | 1 | 2): number => landmarks[3 * vertex + axis] ?? 0;
  let nearest = Number.POSITIVE_INFINITY;
  let found: FacePlace | null = null;
  for (let t = 0; t < TRIANGLES.length; t += 3) {
    const corners = [TRIANGLES[t] ?? 0, TRIANGLES[t + 1] ?? 0, TRIANGLES[t + 2] ?? 0] as const;
    const shares = sharesAt(corners, at, x, y);
    if (shares === null) continue;
    const depth = corners.reduce((sum, corner, of) => sum + at(corner, 2) * (shares[of] ?? 0), 0);
    if (depth >= nearest) continue;
    nearest = depth;
    found = mixedPlace(corners, shares);
  }
  return found;
}

type Corners = readonly [number, number, number];

/**
 * Barycentric coordinates of a point in a triangle; null outside the triangle, and on one that faces away.
 */
function sharesAt(
  [a, b, c]: Corners,
  at: (vertex: number, axis: 0 | 1) => number,
  x: number,
  y: number,
): Corners | null {
  const [ax, ay] = [at(a, 0), at(a, 1)];
  const [bx, by] = [at(b, 0) - ax, at(b, 1) - ay];
  const [cx, cy] = [at(c, 0) - ax, at(c, 1) - ay];
  const area = bx * cy - by * cx;
  if (area >= 0) return null;
  const second = ((x - ax) * cy - (y - ay) * cx) / area;
  const third = (bx * (y - ay) - by * (x - ax)) / area;
  const first = 1 - second - third;
  return first < 0 || second < 0 || third < 0 ? null : [first, second, third];
}

function mixedPlace([a, b, c]: Corners, [first, second, third]: Corners): FacePlace {
  const [p, q, r] = [placeOfLandmark(a), placeOfLandmark(b), placeOfLandmark(c)];
  return {
    u: p.u * first + q.u * second + r.u * third,
    v: p.v * first + q.v * second + r.v * third,
  };
}

/** Pixels of the picture per centimeter of a face, taking it to be of usual size. */
export function pixelsPerCentimeter(landmarks: Float32Array): number {
  return apart(landmarks) / apart(FACE_MESH_POSITIONS);
}

function apart(places: Float32Array): number {
  const [right, left] = EYE_OUTER_CORNERS;
  const along = (axis: number): number =>
    (places[3 * right + axis] ?? 0) - (places[3 * left + axis] ?? 0);
  return Math.hypot(along(0), along(1), along(2));
}

/** Where a landmark lies on the surface. */
export function placeOfLandmark(landmark: number): FacePlace {
  return {
    u: FACE_MESH_TEXTURE_COORDINATES[2 * landmark] ?? 0,
    v: FACE_MESH_TEXTURE_COORDINATES[2 * landmark + 1] ?? 0,
  };
}

function placeBetween(place: Place): FacePlace {
  if (typeof place === 'number') return placeOfLandmark(place);
  const [from, to, share] = place;
  const [one, other] = [placeOfLandmark(from), placeOfLandmark(to)];
  return { u: one.u + (other.u - one.u) * share, v: one.v + (other.v - one.v) * share };
}

const lid = ({ upperLid, orbit }: EyeIndices): readonly number[] => [
  ...upperLid,
  ...orbit.toReversed(),
];
const brow = ({ browLower, browUpper }: EyeIndices): readonly number[] => [
  ...browLower,
  ...browUpper.toReversed(),
];

const FEATURE_OUTLINES: Readonly<Record<BrushFeature, readonly Place[]>> = {
  lips: LIPS_OUTER,
  'lid-right': lid(RIGHT_EYE),
  'lid-left': lid(LEFT_EYE),
  'brow-right': brow(RIGHT_EYE),
  'brow-left': brow(LEFT_EYE),
};

const OUTLINES: Readonly<Record<BrushArea, readonly Place[]>> = {
  ...FEATURE_OUTLINES,
  ...ZONE_OUTLINES,
};

const AREAS = BRUSH_AREAS.map((area) => ({ area, outline: OUTLINES[area].map(placeBetween) }));

/** The area in which a place lies, or else the nearest one: there are gaps between zones. */
export function areaAt(place: FacePlace): BrushArea {
  let nearest: BrushArea = 'lips';
  let least = Number.POSITIVE_INFINITY;
  for (const { area, outline } of AREAS) {
    if (isInside(outline, place)) return area;
    const distance = distanceTo(outline, place);
    if (distance < least) {
      least = distance;
      nearest = area;
    }
  }
  return nearest;
}

function isInside(outline: readonly FacePlace[], { u, v }: FacePlace): boolean {
  let inside = false;
  outline.forEach((one, place) => {
    const other = outline[(place + 1) % outline.length] ?? one;
    if (one.v > v === other.v > v) return;
    if (u < one.u + ((v - one.v) / (other.v - one.v)) * (other.u - one.u)) inside = !inside;
  });
  return inside;
}

/** Centimeters from a place to the rim of an outline. */
function distanceTo(outline: readonly FacePlace[], { u, v }: FacePlace): number {
  const [x, y] = [u * FACE_SPAN.u, v * FACE_SPAN.v];
  return outline.reduce((least, one, place) => {
    const other = outline[(place + 1) % outline.length] ?? one;
    const [ax, ay] = [one.u * FACE_SPAN.u, one.v * FACE_SPAN.v];
    const [bx, by] = [other.u * FACE_SPAN.u - ax, other.v * FACE_SPAN.v - ay];
    const along = ((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by || 1);
    const share = Math.min(1, Math.max(0, along));
    return Math.min(least, Math.hypot(x - ax - bx * share, y - ay - by * share));
  }, Number.POSITIVE_INFINITY);
}

/** Centimeters of the chart, across and down, and where the middle of the head is in it. */
export const CHART = { width: 20.4, height: 18.4, middle: { x: 10.2, y: 9 } } as const;

/** The canonical face from the front, as the landmarks of a picture of it, in centimeters of the chart. */
const CHART_LANDMARKS = FACE_MESH_POSITIONS.map((value, at) => {
  if (at % 3 === 0) return CHART.middle.x + value;
  // The mesh has y up and z towards the viewer, a picture the other way round.
  return at % 3 === 1 ? CHART.middle.y - value : -value;
});

/** A place of the chart, in shares of its width and height. */
export interface ChartPlace {
  readonly x: number;
  readonly y: number;
}

/** The place on the face at a place of the chart; null beside the face, in an eye or in the mouth. */
export function placeOnChart({ x, y }: ChartPlace): FacePlace | null {
  return placeOnFace(CHART_LANDMARKS, x * CHART.width, y * CHART.height);
}

/**
 * The place on the face of every pixel of a chart of this size: u and v, row by row from the top, and negative beside the
 * face.
 */
export function chartPlaces(width: number, height: number): Float32Array {
  const places = new Float32Array(2 * width * height).fill(-1);
  const at = (vertex: number, axis: 0 | 1): number =>
    (axis === 0 ? width / CHART.width : height / CHART.height) *
    (CHART_LANDMARKS[3 * vertex + axis] ?? 0);
  for (let t = 0; t < TRIANGLES.length; t += 3) {
    const [a, b, c] = [TRIANGLES[t] ?? 0, TRIANGLES[t + 1] ?? 0, TRIANGLES[t + 2] ?? 0];
    const [xs, ys] = [
      [at(a, 0), at(b, 0), at(c, 0)],
      [at(a, 1), at(b, 1), at(c, 1)],
    ];
    for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y += 1) {
      for (let x = Math.floor(Math.min(...xs)); x <= Math.max(...xs); x += 1) {
        const share = sharesAt([a, b, c], at, x + 0.5, y + 0.5);
        if (share === null || x < 0 || y < 0 || x >= width || y >= height) continue;
        const place = mixedPlace([a, b, c], share);
        places[2 * (y * width + x)] = place.u;
        places[2 * (y * width + x) + 1] = place.v;
      }
    }
  }
  return places;
}

/** A line of the drawn face. */
export interface FaceLine {
  readonly of: 'rim' | 'eye' | 'lid' | 'lips' | 'mouth' | 'brow' | 'nose';
  readonly isClosed: boolean;
  readonly places: readonly ChartPlace[];
}

const NOSE_LINES = [
  [129, 98, 97, 2, 326, 327, 358],
  [49, 209, 129],
  [279, 429, 358],
] as const;

/** The lines of the chart. */
export const FACE_LINES: readonly FaceLine[] = [
  line('rim', true, FACE_OVAL),
  ...[RIGHT_EYE, LEFT_EYE].flatMap((eye) => [
    line('brow', true, brow(eye)),
    line('lid', false, eye.crease),
    line('eye', true, [...eye.upperLid, ...eye.lowerLid.slice(1, -1).toReversed()]),
  ]),
  ...NOSE_LINES.map((wing) => line('nose', false, wing)),
  line('lips', true, LIPS_OUTER),
  line('mouth', true, LIPS_INNER),
];

function line(of: FaceLine['of'], isClosed: boolean, landmarks: readonly number[]): FaceLine {
  return {
    of,
    isClosed,
    places: landmarks.map((landmark) => ({
      x: (CHART_LANDMARKS[3 * landmark] ?? 0) / CHART.width,
      y: (CHART_LANDMARKS[3 * landmark + 1] ?? 0) / CHART.height,
    })),
  };
}
