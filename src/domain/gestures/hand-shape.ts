/** What the landmarks of a hand say about its shape, whatever its size, place and turn. */

import { FINGERS, WRIST, type Finger } from './hand-landmarks.ts';

/** 21 x 3 numbers: x to the right, y downwards, z away from the camera, all in one unit. */
export type HandLandmarks = ArrayLike<number>;

export interface HandShape {
  /** How far each finger is stretched, in [0, 1]: 0 bent into the palm, 1 straight. */
  readonly stretch: Readonly<Record<Finger, number>>;
  /** How near the tips of thumb and index are while the index reaches forwards, in [0, 1]. */
  readonly pinch: number;
  /** How much the thumb points upwards in the picture, in [-1, 1]. */
  readonly thumbUpwards: number;
}

const [, THUMB_ROOT, , THUMB_TIP] = FINGERS.thumb;
const INDEX_KNUCKLE = FINGERS.index[0];
const INDEX_TIP = FINGERS.index[3];

/** How long a stretched finger is from its knuckle to its tip, in lengths of the palm. */
const LENGTHS = { index: 0.88, middle: 1, ring: 0.92, little: 0.74 } as const;

/** Length of the palm, from the wrist to the middle knuckle, in the unit of the landmarks. */
export function palmLength(hand: HandLandmarks): number {
  return between(hand, WRIST, FINGERS.middle[0]);
}

/** Where the middle of the palm is in the picture: it hardly moves when fingers do. */
export function palmCentre(hand: HandLandmarks): { readonly x: number; readonly y: number } {
  const palm = [WRIST, INDEX_KNUCKLE, FINGERS.middle[0], FINGERS.ring[0], FINGERS.little[0]];
  const mean = (axis: number): number =>
    palm.reduce((sum, landmark) => sum + at(hand, landmark, axis), 0) / palm.length;
  return { x: mean(0), y: mean(1) };
}

/** The shape of a hand; all of it 0 where the landmarks lie in one point. */
export function handShape(hand: HandLandmarks): HandShape {
  const palm = palmLength(hand);
  const tips = between(hand, THUMB_TIP, INDEX_TIP) / palm;
  const reach = between(hand, INDEX_TIP, WRIST) / between(hand, INDEX_KNUCKLE, WRIST);
  return {
    stretch: {
      // A thumb stays nearly straight when it lies on the palm: the distance that it reaches tells the
      // difference.
      thumb: rising(between(hand, THUMB_TIP, INDEX_KNUCKLE) / palm, 0.45, 0.75),
      index: stretchOf(hand, 'index'),
      middle: stretchOf(hand, 'middle'),
      ring: stretchOf(hand, 'ring'),
      little: stretchOf(hand, 'little'),
    },
    pinch: Math.min(1 - rising(tips, 0.2, 0.42), rising(reach, 1, 1.2)),
    thumbUpwards: upwards(hand, THUMB_ROOT, THUMB_TIP),
  };
}

/**
 * A stretched finger is as long from end to end as its bones together, and its tip lies farther from the
 * wrist than its middle joint does. It is also long: for a bent finger that is hidden behind its knuckle,
 * the model often reports a straight, short one.
 */
function stretchOf(hand: HandLandmarks, finger: keyof typeof LENGTHS): number {
  const [root, middle, upper, tip] = FINGERS[finger];
  const bones =
    between(hand, root, middle) + between(hand, middle, upper) + between(hand, upper, tip);
  const length = between(hand, root, tip);
  const reach = between(hand, tip, WRIST) / between(hand, middle, WRIST);
  return Math.min(
    rising(length / bones, 0.6, 0.88),
    rising(reach, 0.9, 1.15),
    rising(length / (LENGTHS[finger] * palmLength(hand)), 0.62, 0.85),
  );
}

/** Share of the way from one landmark to another that goes up in the picture; 1 is straight up. */
function upwards(hand: HandLandmarks, from: number, to: number): number {
  const x = at(hand, to, 0) - at(hand, from, 0);
  const y = at(hand, to, 1) - at(hand, from, 1);
  return -y / (Math.hypot(x, y) || 1);
}

function between(hand: HandLandmarks, one: number, other: number): number {
  return Math.hypot(
    at(hand, one, 0) - at(hand, other, 0),
    at(hand, one, 1) - at(hand, other, 1),
    at(hand, one, 2) - at(hand, other, 2),
  );
}

function at(hand: HandLandmarks, landmark: number, axis: number): number {
  return hand[3 * landmark + axis] ?? 0;
}

/** 0 up to `from`, 1 from `to` on, and straight between them; 0 for what is not a number. */
export function rising(value: number, from: number, to: number): number {
  const share = (value - from) / (to - from);
  return share > 0 ? Math.min(1, share) : 0;
}
