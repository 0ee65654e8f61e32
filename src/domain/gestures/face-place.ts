/** Where a face is, and whether a hand is at it. */

import { HAND_LANDMARK_COUNT } from './hand-landmarks.ts';
import { palmCentre, type HandLandmarks } from './hand-shape.ts';

/** The middle of a face and half its extents, in pixels of the picture. */
export interface FacePlace {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** From landmarks of a face, three numbers each; null where they have no extent. */
export function facePlace(landmarks: ArrayLike<number>): FacePlace | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 2 < landmarks.length; at += 3) {
    const [x = 0, y = 0] = [landmarks[at], landmarks[at + 1]];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (!(right > left && bottom > top)) return null;
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    halfWidth: (right - left) / 2,
    halfHeight: (bottom - top) / 2,
  };
}

/**
 * Where a hand is relative to a face: a hand that puts makeup on is `at-face`, one that rests or fetches
 * something is `low`, and one beside or above the face is `clear`.
 */
export type HandPlacing = 'at-face' | 'low' | 'clear';

/** Around a face this much of its half extents belongs to it, too: a brush is longer than a finger. */
const ROOM = 1.3;

/** A palm is low when its middle lies below the face's middle by this many half heights: under the chin. */
const LOWEST = 1.15;

export function handPlacing(hand: HandLandmarks, face: FacePlace): HandPlacing {
  for (let landmark = 0; landmark < HAND_LANDMARK_COUNT; landmark += 1) {
    const x = ((hand[3 * landmark] ?? 0) - face.x) / (face.halfWidth * ROOM);
    const y = ((hand[3 * landmark + 1] ?? 0) - face.y) / (face.halfHeight * ROOM);
    if (x * x + y * y < 1) return 'at-face';
  }
  const { y } = palmCentre(hand);
  return y - face.y > LOWEST * face.halfHeight ? 'low' : 'clear';
}
