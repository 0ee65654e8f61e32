/**
 * Line drawings of hands, as one sees one's own in a mirror: a palm, and fingers from root to tip on a grid
 * of 64.
 */

import type { GestureAction } from '#domain/gestures/hand-controls.ts';

type Spot = readonly [x: number, y: number];

export interface HandDrawing {
  /** As a path. */
  readonly palm: string;
  /** Drawn one over the other; each is as wide as a finger. */
  readonly fingers: readonly (readonly Spot[])[];
  /** What moves, as a path of its own; null for a gesture that is held still. */
  readonly movement: string | null;
}

const STRAIGHT = {
  index: [
    [25, 37],
    [23, 14],
  ],
  middle: [
    [32, 35],
    [32, 9],
  ],
  ring: [
    [39, 36],
    [41, 13],
  ],
  little: [
    [45, 40],
    [50, 22],
  ],
  thumb: [
    [24, 50],
    [15, 43],
    [10, 34],
  ],
} as const satisfies Readonly<Record<string, readonly Spot[]>>;

const BENT = {
  index: [
    [25, 32],
    [25, 41],
  ],
  middle: [
    [32, 30],
    [32, 41],
  ],
  ring: [
    [39, 31],
    [39, 41],
  ],
  little: [
    [45, 34],
    [45, 42],
  ],
  thumb: [
    [22, 49],
    [27, 46],
    [36, 47],
  ],
} as const satisfies Readonly<Record<string, readonly Spot[]>>;

/** Fingers upwards. */
const UPRIGHT = 'M22 38q0-4 4-4h19q5 0 5 5v9q0 8-5 12H27q-5-4-5-10Z';

export const HAND_DRAWINGS: Readonly<Record<GestureAction, HandDrawing>> = {
  lipstick: {
    palm: UPRIGHT,
    fingers: [STRAIGHT.index, BENT.little, BENT.ring, BENT.middle, BENT.thumb],
    movement: null,
  },
  eyeshadow: {
    palm: UPRIGHT,
    fingers: [
      STRAIGHT.index,
      [
        [32, 35],
        [36, 10],
      ],
      BENT.little,
      BENT.ring,
      BENT.thumb,
    ],
    movement: null,
  },
  reset: {
    palm: UPRIGHT,
    fingers: [BENT.little, BENT.ring, BENT.middle, BENT.index, BENT.thumb],
    movement: null,
  },
  capture: {
    palm: 'M12 36h14l6-2v22H12q-3 0-3-3V39q0-3 3-3Z',
    fingers: [
      [
        [29, 38],
        [27, 26],
        [32, 11],
      ],
      [
        [48, 34],
        [34, 34],
      ],
      [
        [50, 41],
        [34, 41],
      ],
      [
        [49, 48],
        [34, 48],
      ],
      [
        [46, 54.5],
        [34, 54.5],
      ],
    ],
    movement: null,
  },
  switch: {
    palm: UPRIGHT,
    fingers: [STRAIGHT.little, STRAIGHT.ring, STRAIGHT.middle, STRAIGHT.index, STRAIGHT.thumb],
    movement: 'M8 8H2M5 5 2 8l3 3M56 8h6M59 5l3 3-3 3',
  },
};
