/** The turned square of a picture that the landmark model looks at. */

import type { Detection } from './detection.ts';
import { EYE_OUTER_CORNERS } from '#engine/geometry/landmark-indices.ts';
import { turnedBounds } from './turned-bounds.ts';

/** A square, in pixels of the picture. */
export interface RegionOfInterest {
  readonly centreX: number;
  readonly centreY: number;
  /** Length of a side. */
  readonly size: number;
  /** Angle in radians by which the square's upper side is turned, clockwise as seen. */
  readonly rotation: number;
}

/** The first keypoints of the face detector: the person's own right and left eye. */
const KEYPOINTS = { rightEye: 0, leftEye: 1 } as const;

/** The model was trained on faces that fill two thirds of its input (mediapipe/modules/face_landmark). */
export const REGION_MARGIN = 1.5;

/**
 * How far a face may be from the middle of its region, and from filling it, before the region follows: a share of the
 * region's size, and radians.
 */
const SLACK = { place: 0.006, size: 0.012, rotation: 0.008 } as const;

/** The region for a detection in pixels: upright along the line between the eyes. */
export function regionFromDetection({
  centre,
  width,
  height,
  keypoints,
}: Detection): RegionOfInterest {
  const right = keypoints[KEYPOINTS.rightEye] ?? centre;
  const left = keypoints[KEYPOINTS.leftEye] ?? centre;
  return {
    centreX: centre.x,
    centreY: centre.y,
    size: REGION_MARGIN * Math.max(width, height),
    rotation: Math.atan2(left.y - right.y, left.x - right.x),
  };
}

/**
 * The region in which to look again for a face that had these landmarks (478 x 3, in pixels).
 *
 * Its bounds are taken along the face's own axes: with upright bounds the region grows as the head tilts, and
 * the landmarks of one and the same face then move by 1% of the distance between the eyes instead of 0.3%.
 */
export function regionFromLandmarks(landmarks: Float32Array): RegionOfInterest {
  const [right, left] = EYE_OUTER_CORNERS;
  const rotation = Math.atan2(
    (landmarks[3 * left + 1] ?? 0) - (landmarks[3 * right + 1] ?? 0),
    (landmarks[3 * left] ?? 0) - (landmarks[3 * right] ?? 0),
  );
  const { centreX, centreY, width, height } = turnedBounds(landmarks, rotation);
  return { centreX, centreY, size: REGION_MARGIN * Math.max(width, height), rotation };
}

/**
 * Moves the region `before` to within a little slack of `wanted`. The landmarks found in a region depend on
 * it by a fraction of a pixel; a region that followed every one of them would keep the landmarks of a still
 * face in motion.
 */
export function followRegion(before: RegionOfInterest, wanted: RegionOfInterest): RegionOfInterest {
  const place = SLACK.place * wanted.size;
  const turn = wanted.rotation - before.rotation;
  const nearest = 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  return {
    centreX: pulled(before.centreX, wanted.centreX, place),
    centreY: pulled(before.centreY, wanted.centreY, place),
    size: pulled(before.size, wanted.size, SLACK.size * wanted.size),
    rotation: pulled(before.rotation + nearest, wanted.rotation, SLACK.rotation),
  };
}

/** The value nearest to `from` that is within `slack` of `to`. */
function pulled(from: number, to: number, slack: number): number {
  return Math.min(to + slack, Math.max(to - slack, from));
}
