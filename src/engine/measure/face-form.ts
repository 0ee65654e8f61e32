/** The form of a face and its features: distances between landmarks, which no light changes. */

import type { FaceMeasure } from '#domain/analysis/face-reading.ts';
import { distance, mixPoints, type Point } from '#engine/geometry/curve.ts';
import { eyeOpenness, type FaceFrame } from '#engine/geometry/face-frame.ts';
import {
  FACE_BOTTOM,
  FACE_TOP,
  LIPS_LOWER_OUTER,
  LIPS_UPPER_OUTER,
} from '#engine/geometry/landmark-indices.ts';
import { EYES } from '#engine/geometry/landmark-sets.ts';

const DEGREES = 180 / Math.PI;

/** Ends of the widths of a face: at the temples, the cheekbones, the jaw and the chin. */
const FOREHEAD = [54, 284] as const;
const CHEEKBONES = [234, 454] as const;
const JAW = [58, 288] as const;
const CHIN = [149, 378] as const;

const INNER_CORNERS = [133, 362] as const;
const MOUTH_CORNERS = [61, 291] as const;
/** Middles of the upper lip's and the lower lip's upper and lower edges. */
const UPPER_LIP = [0, 13] as const;
const LOWER_LIP = [14, 17] as const;

/** How far the head is turned to a side, in degrees, by the depth of the eyes' outer corners. */
export function yawOf(frame: FaceFrame): number {
  const [right, left] = [frame.point(33), frame.point(263)];
  return Math.atan2(frame.depth(263) - frame.depth(33), distance(right, left)) * DEGREES;
}

export type FormMeasure = Extract<
  FaceMeasure,
  | 'face-length'
  | 'forehead-width'
  | 'jaw-width'
  | 'chin-width'
  | 'eye-tilt'
  | 'eye-openness'
  | 'eye-distance'
  | 'brow-thickness'
  | 'brow-arch'
  | 'lip-height'
  | 'lip-balance'
>;

/** For what each is, see docs/measures.md. All are ratios except the tilt, which is in degrees. */
export function formOf(frame: FaceFrame): Readonly<Record<FormMeasure, number>> {
  const across = (ends: readonly [number, number]): number =>
    distance(frame.point(ends[0]), frame.point(ends[1]));
  const width = across(CHEEKBONES) || 1;
  const eyeWidth = mean(
    EYES.map(({ upperLid }) => across([upperLid[0] ?? 33, upperLid[8] ?? 133])),
  );
  const [upper, lower] = [across(UPPER_LIP), across(LOWER_LIP)];
  return {
    'face-length': across([FACE_TOP, FACE_BOTTOM]) / width,
    'forehead-width': across(FOREHEAD) / width,
    'jaw-width': across(JAW) / width,
    'chin-width': across(CHIN) / width,
    'eye-tilt': mean([tiltOf(frame, 0), tiltOf(frame, 1)]),
    'eye-openness': mean([eyeOpenness(frame, 0), eyeOpenness(frame, 1)]),
    'eye-distance': across(INNER_CORNERS) / (eyeWidth || 1),
    'brow-thickness':
      mean([browOf(frame, 0).thickness, browOf(frame, 1).thickness]) / (eyeWidth || 1),
    'brow-arch': mean([browOf(frame, 0).arch, browOf(frame, 1).arch]),
    'lip-height': (upper + lower) / (across(MOUTH_CORNERS) || 1),
    'lip-balance': upper / (lower || 1),
  };
}

/** Degrees by which an eye's outer corner lies above its inner one, against the line through both irises. */
function tiltOf(frame: FaceFrame, side: 0 | 1): number {
  const [rightIris, leftIris] = [frame.point(468), frame.point(473)];
  const span = distance(rightIris, leftIris) || 1;
  const x = (leftIris.x - rightIris.x) / span;
  const y = (leftIris.y - rightIris.y) / span;
  const { upperLid } = EYES[side];
  const outer = frame.point(upperLid[0] ?? 33);
  const inner = frame.point(upperLid[8] ?? 133);
  const along = Math.abs((outer.x - inner.x) * x + (outer.y - inner.y) * y);
  const above = (outer.x - inner.x) * y - (outer.y - inner.y) * x;
  return Math.atan2(above, along) * DEGREES;
}

/** Thickness in the middle in pixels, and how far the middle of the brow rises above its ends, over its length. */
function browOf(frame: FaceFrame, side: 0 | 1): { thickness: number; arch: number } {
  const { browLower, browUpper } = EYES[side];
  const middle = (at: number): Point =>
    mixPoints(frame.point(browLower[at] ?? 0), frame.point(browUpper[at] ?? 0), 0.5);
  const [tail, peak, head] = [middle(0), middle(2), middle(4)];
  const length = distance(tail, head) || 1;
  const rise =
    ((peak.x - tail.x) * (head.y - tail.y) - (peak.y - tail.y) * (head.x - tail.x)) / length;
  return {
    thickness: distance(frame.point(browLower[2] ?? 0), frame.point(browUpper[2] ?? 0)),
    arch: Math.abs(rise) / length,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

const EYE_LANDMARKS = EYES.flatMap(({ upperLid, lowerLid }) => [...upperLid, ...lowerLid]);
const BROW_LANDMARKS = EYES.flatMap(({ browLower, browUpper }) => [...browLower, ...browUpper]);
const LIP_LANDMARKS = [...LIPS_UPPER_OUTER, ...LIPS_LOWER_OUTER];

/** Landmarks that each is measured by: where they are hidden, the model only guesses where they are. */
export const FORM_LANDMARKS: Readonly<Record<FormMeasure, readonly number[]>> = {
  'face-length': [FACE_TOP, FACE_BOTTOM],
  'forehead-width': FOREHEAD,
  'jaw-width': JAW,
  'chin-width': CHIN,
  'eye-tilt': EYE_LANDMARKS,
  'eye-openness': EYE_LANDMARKS,
  'eye-distance': EYE_LANDMARKS,
  'brow-thickness': BROW_LANDMARKS,
  'brow-arch': BROW_LANDMARKS,
  'lip-height': LIP_LANDMARKS,
  'lip-balance': LIP_LANDMARKS,
};
