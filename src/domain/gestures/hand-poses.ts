/** Which gesture a still hand makes. */

import { handShape, rising, type HandLandmarks, type HandShape } from './hand-shape.ts';

export const HAND_POSES = [
  'open-palm',
  'fist',
  'point',
  'pinch',
  'thumb-up',
  'two-fingers',
] as const;
export type HandPose = (typeof HAND_POSES)[number];

/** How well each pose fits, in [0, 1]. */
export type PoseScores = Readonly<Record<HandPose, number>>;

/** A pose is as good as the part of it that fits worst. */
const RULES: Readonly<Record<HandPose, (shape: HandShape) => number>> = {
  'open-palm': ({ stretch, pinch }) =>
    Math.min(stretch.index, stretch.middle, stretch.ring, stretch.little, 1 - pinch),
  fist: (shape) => Math.min(bent(shape, ['index', 'middle', 'ring', 'little']), notOut(shape)),
  point: (shape) =>
    Math.min(shape.stretch.index, bent(shape, ['middle', 'ring', 'little']), 1 - shape.pinch),
  pinch: ({ pinch }) => pinch,
  'thumb-up': (shape) =>
    Math.min(
      bent(shape, ['index', 'middle', 'ring', 'little']),
      shape.stretch.thumb,
      rising(shape.thumbUpwards, 0.6, 0.8),
    ),
  'two-fingers': (shape) =>
    Math.min(
      shape.stretch.index,
      shape.stretch.middle,
      bent(shape, ['ring', 'little']),
      1 - shape.pinch,
    ),
};

/** Scores for the landmarks of one hand. */
export function poseScores(hand: HandLandmarks): PoseScores {
  const shape = handShape(hand);
  return {
    'open-palm': RULES['open-palm'](shape),
    fist: RULES.fist(shape),
    point: RULES.point(shape),
    pinch: RULES.pinch(shape),
    'thumb-up': RULES['thumb-up'](shape),
    'two-fingers': RULES['two-fingers'](shape),
  };
}

function bent({ stretch }: HandShape, fingers: readonly (keyof HandShape['stretch'])[]): number {
  return 1 - Math.max(...fingers.map((finger) => stretch[finger]));
}

/**
 * A thumb that sticks out turns a fist into another gesture, and so do fingertips that meet in front of
 * it.
 */
function notOut({ stretch, pinch }: HandShape): number {
  return 1 - Math.max(stretch.thumb, pinch);
}
