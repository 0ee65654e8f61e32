/** Gestures of hands over time. */

import { HAND_POSES, poseScores, type HandPose } from './hand-poses.ts';
import { palmCentre, palmLength, type HandLandmarks } from './hand-shape.ts';
import { swipeOf, walkOn, type PalmPlace } from './swipe.ts';

export type GestureKind = HandPose | 'swipe-left' | 'swipe-right';

/** A hand of one picture. */
export interface SeenHand {
  /** Stays the same while the hand is followed. */
  readonly id: number;
  /** 21 x 3 numbers in pixels of the picture as the camera gives it, never mirrored. */
  readonly landmarks: HandLandmarks;
  /** How sure it is that there is a hand, in [0, 1]. */
  readonly confidence: number;
}

/** What a hand does. A pose is told with each picture while it holds, a swipe once. */
export interface Gesture {
  readonly kind: GestureKind;
  /** Of the hand that makes it. */
  readonly hand: number;
  /** In [0, 1]. */
  readonly confidence: number;
  /** Whether it was not there in the picture before. */
  readonly isNew: boolean;
}

export interface GestureView {
  /** Seconds, on any clock that runs forwards. */
  readonly time: number;
  /** Whether people see themselves mirrored: left and right are theirs. */
  readonly mirrored: boolean;
}

/** What is known of a hand from the pictures before. */
interface HandMemory {
  readonly id: number;
  /** The pose that holds. */
  readonly pose: HandPose | null;
  /** Another pose that may begin, and in how many consecutive pictures it was seen. */
  readonly candidate: HandPose | null;
  readonly sightings: number;
  /** In how many consecutive pictures the pose no longer fitted. */
  readonly misses: number;
  readonly path: readonly PalmPlace[];
  /** The time, in seconds, before which no swipe is reported: after a swipe, the hand comes back. */
  readonly quietUntil: number;
}

/** What `readGestures` needs from one call to the next. */
export interface GestureMemory {
  readonly time: number;
  readonly hands: readonly HandMemory[];
}

export const NO_GESTURES: GestureMemory = { time: -Infinity, hands: [] };

/** A pose begins at this score, and ends below the lower one: a trembling hand stays between them. */
const BEGINS = 0.6;
const ENDS = 0.35;
/** Consecutive pictures in which a pose must be seen to begin, and missed to end. */
const SIGHTINGS = 3;
const MISSES = 2;
/** Seconds. After a longer pause nothing is known any more. */
const LONGEST_PAUSE = 0.5;
/** Seconds after a swipe in which the hand is brought back. */
const QUIET = 0.7;

/**
 * The gestures of the hands that are seen now, and the memory to pass to the next call; pass
 * `NO_GESTURES` to the first.
 */
export function readGestures(
  memory: GestureMemory,
  hands: readonly SeenHand[],
  { time, mirrored }: GestureView,
): { readonly memory: GestureMemory; readonly gestures: readonly Gesture[] } {
  const elapsed = time - memory.time;
  const isFresh = !(elapsed >= 0 && elapsed <= LONGEST_PAUSE);
  const gestures: Gesture[] = [];
  const remembered = hands.map((hand) => {
    const before = isFresh ? undefined : memory.hands.find(({ id }) => id === hand.id);
    const held = heldPose(before ?? unknown(hand.id), hand);
    if (held.pose !== null) {
      const isNew = held.pose !== before?.pose;
      gestures.push({ kind: held.pose, hand: hand.id, confidence: held.confidence, isNew });
    }
    const swiped = afterSwipe(held.memory, hand, time);
    if (swiped.way !== null) {
      gestures.push({
        kind: swiped.way > 0 === mirrored ? 'swipe-left' : 'swipe-right',
        hand: hand.id,
        confidence: hand.confidence,
        isNew: true,
      });
    }
    return swiped.memory;
  });
  return { memory: { time, hands: remembered }, gestures };
}

function unknown(id: number): HandMemory {
  return {
    id,
    pose: null,
    candidate: null,
    sightings: 0,
    misses: 0,
    path: [],
    quietUntil: -Infinity,
  };
}

function heldPose(
  before: HandMemory,
  { landmarks, confidence }: SeenHand,
): {
  readonly memory: HandMemory;
  readonly pose: HandPose | null;
  readonly confidence: number;
} {
  const scores = poseScores(landmarks);
  const best = HAND_POSES.reduce((one, other) => (scores[other] > scores[one] ? other : one));
  const candidate = scores[best] >= BEGINS && best !== before.pose ? best : null;
  const sightings =
    candidate === null ? 0 : candidate === before.candidate ? before.sightings + 1 : 1;
  const isMissed = before.pose !== null && scores[before.pose] < ENDS;
  const misses = isMissed ? before.misses + 1 : 0;
  let pose = misses >= MISSES ? null : before.pose;
  if (sightings >= SIGHTINGS) pose = candidate;
  const hasBegun = pose !== null && pose === candidate;
  return {
    memory: {
      ...before,
      pose,
      candidate: hasBegun ? null : candidate,
      sightings: hasBegun ? 0 : sightings,
      misses: pose === before.pose ? misses : 0,
    },
    pose,
    confidence: pose === null ? 0 : scores[pose] * confidence,
  };
}

function afterSwipe(
  memory: HandMemory,
  { landmarks }: SeenHand,
  time: number,
): { readonly memory: HandMemory; readonly way: number | null } {
  const length = palmLength(landmarks);
  if (time < memory.quietUntil || !(length > 0)) return { memory, way: null };
  const path = walkOn(memory.path, { time, ...palmCentre(landmarks), length });
  const way = swipeOf(path);
  if (way === null) return { memory: { ...memory, path }, way };
  return { memory: { ...memory, path: [], quietUntil: time + QUIET }, way };
}
