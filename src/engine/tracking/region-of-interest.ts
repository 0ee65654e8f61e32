/** The turned square of a picture that the landmark model looks at. */

import { LANDMARK_COUNT } from '#engine/frame.ts';

import type { Detection } from './detection.ts';
import { KEYPOINTS } from './detection.ts';
import { EYE_OUTER_CORNERS } from './landmark-indices.ts';

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

/** The region in which to look for a face again that had these landmarks (478 x 3, in pixels). */
export function regionFromLandmarks(landmarks: Float32Array): RegionOfInterest {
  const [right, left] = EYE_OUTER_CORNERS;
  const rotation = Math.atan2(
    (landmarks[3 * left + 1] ?? 0) - (landmarks[3 * right + 1] ?? 0),
    (landmarks[3 * left] ?? 0) - (landmarks[3 * right] ?? 0),
  );
  let minimumX = Infinity;
  let minimumY = Infinity;
  let maximumX = -Infinity;
  let maximumY = -Infinity;
  for (let index = 0; index < 3 * LANDMARK_COUNT; index += 3) {
    const x = landmarks[index] ?? 0;
    const y = landmarks[index + 1] ?? 0;
    minimumX = Math.min(minimumX, x);
    maximumX = Math.max(maximumX, x);
    minimumY = Math.min(minimumY, y);
    maximumY = Math.max(maximumY, y);
  }
  return {
    centreX: (minimumX + maximumX) / 2,
    centreY: (minimumY + maximumY) / 2,
    size: REGION_MARGIN * Math.max(maximumX - minimumX, maximumY - minimumY),
    rotation,
  };
}
