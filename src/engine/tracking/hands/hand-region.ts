/** The turned square of a picture in which the landmark model looks for a hand, fingers upwards. */

import { FINGERS, WRIST } from '#domain/gestures/hand-landmarks.ts';
import type { Detection, Point } from '#engine/tracking/detection.ts';
import type { RegionOfInterest } from '#engine/tracking/region-of-interest.ts';
import { turnedBounds } from '#engine/tracking/turned-bounds.ts';

/** The palm detector's keypoints that say which way a hand points. */
const KEYPOINTS = { wrist: 0, middleKnuckle: 2 } as const;

/**
 * The model was trained on squares that are this much larger than a detected palm, moved by a share of its height
 * towards the fingers (mediapipe/modules/hand_landmark/palm_detection_detection_to_roi.pbtxt).
 */
const AROUND_PALM = { margin: 2.6, forwards: 0.5 } as const;

/** The same around the landmarks of a palm (.../hand_landmark_landmarks_to_roi.pbtxt). */
const AROUND_LANDMARKS = { margin: 2, forwards: 0.1 } as const;

/** Wrist, thumb without its tip, and of each finger what moves little as it bends. */
const PALM = [
  WRIST,
  ...FINGERS.thumb.slice(0, 3),
  ...FINGERS.index.slice(0, 2),
  ...FINGERS.middle.slice(0, 2),
  ...FINGERS.ring.slice(0, 2),
  ...FINGERS.little.slice(0, 2),
] as const;

/** The region for a detection in pixels. */
export function regionFromPalm({ centre, width, height, keypoints }: Detection): RegionOfInterest {
  const wrist = keypoints[KEYPOINTS.wrist] ?? centre;
  const knuckle = keypoints[KEYPOINTS.middleKnuckle] ?? centre;
  const rotation = rotationTowards(knuckle.x - wrist.x, knuckle.y - wrist.y);
  return {
    ...movedForwards(centre, rotation, AROUND_PALM.forwards * height),
    size: AROUND_PALM.margin * Math.max(width, height),
    rotation,
  };
}

/** The region in which to look again for a hand that had these landmarks (21 x 3, in pixels). */
export function regionFromHand(landmarks: Float32Array): RegionOfInterest {
  const x = (landmark: number): number => landmarks[3 * landmark] ?? 0;
  const y = (landmark: number): number => landmarks[3 * landmark + 1] ?? 0;
  // The middle knuckle counts as much as its two neighbours together.
  const forwards = (at: (landmark: number) => number): number =>
    (at(FINGERS.index[0]) + 2 * at(FINGERS.middle[0]) + at(FINGERS.ring[0])) / 4 - at(WRIST);
  const rotation = rotationTowards(forwards(x), forwards(y));
  const palm = Float32Array.from(PALM.flatMap((landmark) => [x(landmark), y(landmark), 0]));
  const { centreX, centreY, width, height } = turnedBounds(palm, rotation);
  const middle = { x: centreX, y: centreY };
  return {
    ...movedForwards(middle, rotation, AROUND_LANDMARKS.forwards * height),
    size: AROUND_LANDMARKS.margin * Math.max(width, height),
    rotation,
  };
}

/** Clockwise angle in radians from the picture's upwards to a direction in pixels. */
function rotationTowards(x: number, y: number): number {
  return Math.atan2(x, -y);
}

function movedForwards(
  { x, y }: Point,
  rotation: number,
  distance: number,
): Pick<RegionOfInterest, 'centreX' | 'centreY'> {
  return {
    centreX: x + distance * Math.sin(rotation),
    centreY: y - distance * Math.cos(rotation),
  };
}
