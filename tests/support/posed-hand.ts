/** Landmarks of hands in known poses, built from bones and joints. */

import { HAND_LANDMARK_COUNT } from '#domain/gestures/hand-landmarks.ts';

type Vector = readonly [x: number, y: number, z: number];

export interface HandPosture {
  /**
   * How far index, middle, ring and little finger are bent, in [0, 1]: 0 is straight, 1 touches the palm.
   */
  readonly bends: readonly [number, number, number, number];
  /** Position of the thumb; `meets` touches the tip of the index finger. */
  readonly thumb: 'out' | 'folded' | 'up' | 'meets';
}

export const POSTURES = {
  'open-palm': { bends: [0, 0, 0, 0], thumb: 'out' },
  fist: { bends: [1, 1, 1, 1], thumb: 'folded' },
  point: { bends: [0, 1, 1, 1], thumb: 'folded' },
  pinch: { bends: [0.45, 0.15, 0.1, 0.1], thumb: 'meets' },
  'thumb-up': { bends: [1, 1, 1, 1], thumb: 'up' },
  'two-fingers': { bends: [0, 0, 1, 1], thumb: 'folded' },
} as const satisfies Readonly<Record<string, HandPosture>>;

export interface HandPlace {
  /** Position of the wrist, in pixels. */
  readonly x?: number;
  readonly y?: number;
  /** Length of the palm in pixels. */
  readonly palm?: number;
  /** Clockwise, in radians; at 0 the fingers point up. */
  readonly turn?: number;
  /** Flipped, as in a mirror. */
  readonly mirrored?: boolean;
  /** Added to each number, in palms. */
  readonly noise?: (index: number) => number;
}

/** Roots of the four long fingers and the lengths of their bones, in palms; the palm faces the camera. */
const LONG_FINGERS: readonly { readonly root: Vector; readonly bones: Vector }[] = [
  { root: [-0.27, -0.97, 0], bones: [0.42, 0.26, 0.22] },
  { root: [0, -1, 0], bones: [0.46, 0.3, 0.23] },
  { root: [0.22, -0.93, 0], bones: [0.43, 0.28, 0.22] },
  { root: [0.42, -0.82, 0], bones: [0.33, 0.2, 0.2] },
];

/** Maximum bend of each joint, in radians: a fist. */
const FULL_BENDS: Vector = [1.5, 1.75, 1.0];

/** Joints of the thumb from root to tip, in palms. */
const THUMBS: Readonly<Record<'out' | 'folded' | 'up', readonly Vector[]>> = {
  out: [
    [-0.25, -0.18, -0.05],
    [-0.5, -0.4, -0.08],
    [-0.7, -0.62, -0.08],
    [-0.85, -0.82, -0.08],
  ],
  folded: [
    [-0.25, -0.2, -0.1],
    [-0.35, -0.5, -0.25],
    [-0.2, -0.75, -0.38],
    [0, -0.82, -0.42],
  ],
  // For a fist lying on its side, with the thumb across the line of the palm.
  up: [
    [-0.28, -0.2, -0.05],
    [-0.55, -0.4, -0.08],
    [-0.86, -0.44, -0.08],
    [-1.12, -0.46, -0.08],
  ],
};

function longFinger({ root, bones }: (typeof LONG_FINGERS)[number], bend: number): Vector[] {
  const joints: Vector[] = [root];
  let [x, y, z] = root;
  let angle = 0;
  for (const [bone, length] of bones.entries()) {
    angle += bend * FULL_BENDS[bone]!;
    // A finger leans in the direction of its root as seen from the wrist, and bends towards the camera.
    x += 0.25 * root[0] * Math.cos(angle) * length;
    y -= Math.cos(angle) * length;
    z -= Math.sin(angle) * length;
    joints.push([x, y, z]);
  }
  return joints;
}

function thumbOf({ thumb }: HandPosture, indexTip: Vector): readonly Vector[] {
  if (thumb !== 'meets') return THUMBS[thumb];
  const start: Vector = [-0.25, -0.2, -0.1];
  const towards = (share: number): Vector => [
    start[0] + share * (indexTip[0] - start[0]) - 0.3 * share * (1 - share),
    start[1] + share * (indexTip[1] - start[1]),
    start[2] + share * (indexTip[2] - start[2]),
  ];
  return [start, towards(0.4), towards(0.75), towards(0.96)];
}

/** 21 x 3 numbers in the format of the hand tracker. */
export function posedHand(
  posture: HandPosture,
  { x = 400, y = 500, palm = 120, turn = 0, mirrored = false, noise = () => 0 }: HandPlace = {},
): Float32Array<ArrayBuffer> {
  const fingers = LONG_FINGERS.map((finger, place) => longFinger(finger, posture.bends[place]!));
  const points: readonly Vector[] = [
    [0, 0, 0],
    ...thumbOf(posture, fingers[0]!.at(-1)!),
    ...fingers.flat(),
  ];
  // A thumb points up when the hand lies on its side.
  const angle = turn + (posture.thumb === 'up' ? Math.PI / 2 : 0);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const landmarks = new Float32Array(3 * HAND_LANDMARK_COUNT);
  for (const [index, point] of points.entries()) {
    const [along, down, away] = [0, 1, 2].map((axis) => point[axis]! + noise(3 * index + axis)) as [
      number,
      number,
      number,
    ];
    const across = cosine * along - sine * down;
    landmarks[3 * index] = x + palm * (mirrored ? -across : across);
    landmarks[3 * index + 1] = y + palm * (sine * along + cosine * down);
    landmarks[3 * index + 2] = palm * away;
  }
  return landmarks;
}
