/** The 21 landmarks of a hand, by their numbers in MediaPipe's hand model: each finger from its root to its tip. */

export const HAND_LANDMARK_COUNT = 21;

export const WRIST = 0;

/** The thumb has its root at the wrist; the others have theirs at the knuckle. */
export const FINGERS = {
  thumb: [1, 2, 3, 4],
  index: [5, 6, 7, 8],
  middle: [9, 10, 11, 12],
  ring: [13, 14, 15, 16],
  little: [17, 18, 19, 20],
} as const;

export type Finger = keyof typeof FINGERS;

/** The bones of the fingers, each from one joint to the next: finger by finger, from root to tip. */
export const FINGER_BONES: readonly (readonly [from: number, to: number])[] = Object.values(
  FINGERS,
).flatMap(([root, second, third, tip]) => [
  [root, second],
  [second, third],
  [third, tip],
]);
