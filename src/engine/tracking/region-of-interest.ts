/** The turned square of a picture that the landmark model looks at. */

import { LANDMARK_COUNT } from '#engine/frame/frame.ts';

import type { Detection } from './detection.ts';
import { KEYPOINTS } from './detection.ts';
import { EYE_OUTER_CORNERS } from '#engine/geometry/landmark-indices.ts';

/** A square, in pixels of the picture. */
export interface RegionOfInterest {
  readonly centreX: number;
  readonly centreY: number;
  /** Length of a side. */
  readonly size: number;
  /** Angle in radians by which the square's upper side is turned, clockwise as seen. */
  readonly rotation: number;
}

/** The model was trained on faces that fill two thirds of its input (mediapipe/modules/face_landmark). */
export const REGION_MARGIN = 1.5;

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
 * The region in which to look for a face again that had these landmarks (478 x 3, in pixels).
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
  const cosine = Math.cos(rotation);
  const sine = Math.sin(rotation);
  let minimumAlong = Infinity;
  let minimumAcross = Infinity;
  let maximumAlong = -Infinity;
  let maximumAcross = -Infinity;
  for (let index = 0; index < 3 * LANDMARK_COUNT; index += 3) {
    const x = landmarks[index] ?? 0;
    const y = landmarks[index + 1] ?? 0;
    const along = cosine * x + sine * y;
    const across = cosine * y - sine * x;
    minimumAlong = Math.min(minimumAlong, along);
    maximumAlong = Math.max(maximumAlong, along);
    minimumAcross = Math.min(minimumAcross, across);
    maximumAcross = Math.max(maximumAcross, across);
  }
  const middleAlong = (minimumAlong + maximumAlong) / 2;
  const middleAcross = (minimumAcross + maximumAcross) / 2;
  return {
    centreX: cosine * middleAlong - sine * middleAcross,
    centreY: sine * middleAlong + cosine * middleAcross,
    size: REGION_MARGIN * Math.max(maximumAlong - minimumAlong, maximumAcross - minimumAcross),
    rotation,
  };
}
