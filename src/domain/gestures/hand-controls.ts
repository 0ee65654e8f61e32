/**
 * Which gestures are meant: people who put makeup on have their hands in front of the camera all the
 * time, and that must not trigger anything. A hand must first be opened beside the face, must be held
 * still, and must have the size that was measured.
 */

import { handPlacing, type FacePlace, type HandPlacing } from './face-place.ts';
import type { Gesture, GestureKind, SeenHand } from './gestures.ts';
import type { HandCalibration } from './hand-calibration.ts';
import { poseScores } from './hand-poses.ts';
import { palmCentre, palmLength } from './hand-shape.ts';

/** The specification's actions, in its order. */
export const GESTURE_ACTIONS = ['lipstick', 'eyeshadow', 'reset', 'capture', 'switch'] as const;
export type GestureAction = (typeof GESTURE_ACTIONS)[number];

/** What a hand does for each. */
export const ACTION_GESTURES: Readonly<Record<GestureAction, readonly GestureKind[]>> = {
  lipstick: ['point'],
  eyeshadow: ['two-fingers'],
  reset: ['fist'],
  capture: ['thumb-up'],
  switch: ['swipe-left', 'swipe-right'],
};

/** Confidence in each action's gesture, in [0, 1]. */
export type ActionConfidences = Readonly<Record<GestureAction, number>>;

export const NO_CONFIDENCE: ActionConfidences = {
  lipstick: 0,
  eyeshadow: 0,
  reset: 0,
  capture: 0,
  switch: 0,
};

/** The specification's limits of the badge. */
export function confidenceLevel(confidence: number): 'high' | 'medium' | 'low' {
  if (confidence > 0.8) return 'high';
  return confidence > 0.6 ? 'medium' : 'low';
}

/** Why no hand can steer now; `closed` where one only has to be opened. */
export type ControlHint = 'no-face' | 'no-hand' | 'at-face' | 'low' | 'size' | 'closed' | 'ready';

interface FollowedHand {
  readonly id: number;
  readonly placing: HandPlacing | 'size';
  readonly x: number;
  readonly y: number;
  readonly palm: number;
  /** The time, in seconds, until which it may steer because it was opened beside the face. */
  readonly armedUntil: number;
  /** The pose that it holds, since when and where. */
  readonly held: {
    readonly kind: GestureKind;
    readonly since: number;
    readonly last: number;
    readonly x: number;
    readonly y: number;
    readonly isDone: boolean;
  } | null;
}

export interface ControlMemory {
  readonly hands: readonly FollowedHand[];
  /** The time, in seconds, until which nothing else happens. */
  readonly quietUntil: number;
  readonly hint: ControlHint;
  readonly confidences: ActionConfidences;
}

export const NO_CONTROL: ControlMemory = {
  hands: [],
  quietUntil: -Infinity,
  hint: 'no-hand',
  confidences: NO_CONFIDENCE,
};

/** Seconds for which an opened hand may steer; each gesture starts them again. */
const ARMED = 5;
/** Seconds for which a pose is held until it counts. */
const HELD = 0.6;
/** Seconds without being seen after which a held pose has to begin again. */
const GAP = 0.45;
/** Seconds after a gesture in which no other counts: as long as the specification marks it. */
export const HIGHLIGHT_TIME = 2;
/** How far a hand drifts while it holds a pose, in lengths of its palm; and in its own measured trembles. */
const DRIFT = 0.4;
const DRIFT_TREMORS = 6;
/** A hand between these shares of the measured size steers: another person's, far behind, does not. */
const SMALLEST = 0.6;
const LARGEST = 1.7;
/** Below this confidence a pose is not meant: the specification's red. */
const SURE = 0.6;

/**
 * The memory after one more look at the hands; `time` in seconds, on the clock of the gestures.
 *
 * @param calibration what was measured of the hand that may steer; null lets a hand of any size
 */
export function controlSees(
  memory: ControlMemory,
  hands: readonly SeenHand[],
  face: FacePlace | null,
  calibration: HandCalibration | null,
  time: number,
): ControlMemory {
  if (face === null) return { ...memory, hands: [], hint: 'no-face', confidences: NO_CONFIDENCE };
  const followed = hands.map((hand): FollowedHand => {
    const before = memory.hands.find(({ id }) => id === hand.id);
    const palm = palmLength(hand.landmarks);
    const placed = handPlacing(hand.landmarks, face);
    const fits = calibration === null || isOfSize(palm, face, calibration);
    const placing: FollowedHand['placing'] = placed === 'clear' && !fits ? 'size' : placed;
    const place = { id: hand.id, placing, palm, ...palmCentre(hand.landmarks) };
    // What a hand was about to do ends where it is at the face or goes down.
    if (placing !== 'clear' || before === undefined) {
      return { ...place, armedUntil: -Infinity, held: null };
    }
    const { held } = before;
    const isOver = held !== null && time - held.last > GAP;
    return { ...place, armedUntil: before.armedUntil, held: isOver ? null : held };
  });
  return {
    ...memory,
    hands: followed,
    hint: hintOf(followed, time),
    confidences: confidencesOf(hands.filter((_, place) => followed[place]?.placing === 'clear')),
  };
}

function isOfSize(palm: number, { halfWidth }: FacePlace, { size }: HandCalibration): boolean {
  const share = palm / (2 * halfWidth) / size;
  return share >= SMALLEST && share <= LARGEST;
}

function hintOf(hands: readonly FollowedHand[], time: number): ControlHint {
  if (hands.length === 0) return 'no-hand';
  // One hand may hold a mirror while the other steers.
  const clear = hands.filter(({ placing }) => placing === 'clear');
  if (clear.some(({ armedUntil }) => armedUntil >= time)) return 'ready';
  if (clear.length > 0) return 'closed';
  const [first] = hands;
  return first === undefined || first.placing === 'clear' ? 'no-hand' : first.placing;
}

function confidencesOf(hands: readonly SeenHand[]): ActionConfidences {
  const best = { ...NO_CONFIDENCE };
  for (const { landmarks, confidence } of hands) {
    const scores = poseScores(landmarks);
    const both = (score: number): number => score * confidence;
    best.lipstick = Math.max(best.lipstick, both(scores.point));
    best.eyeshadow = Math.max(best.eyeshadow, both(scores['two-fingers']));
    best.reset = Math.max(best.reset, both(scores.fist));
    best.capture = Math.max(best.capture, both(scores['thumb-up']));
    // A swipe is made with an open hand; its own confidence is known only afterwards.
    best.switch = Math.max(best.switch, both(scores['open-palm']));
  }
  return best;
}

export interface MeantGesture {
  readonly action: GestureAction;
  readonly kind: GestureKind;
}

/**
 * The memory after a gesture of a hand that `controlSees` has seen at the same time. A pose counts once,
 * when it has been held long enough; a swipe counts at once.
 */
export function controlHears(
  memory: ControlMemory,
  gesture: Gesture,
  calibration: HandCalibration | null,
  time: number,
): { readonly memory: ControlMemory; readonly meant: MeantGesture | null } {
  const hand = memory.hands.find(({ id }) => id === gesture.hand);
  if (hand?.placing !== 'clear') return { memory, meant: null };
  if (gesture.kind === 'open-palm') {
    // A pose is reported for one look longer than it is seen: by then the hand may be someone else's, or
    // closed.
    if (gesture.confidence <= SURE) return { memory, meant: null };
    const armed = { ...hand, armedUntil: time + ARMED, held: null };
    return { memory: withHand(memory, armed, time), meant: null };
  }
  const action = GESTURE_ACTIONS.find((each) => ACTION_GESTURES[each].includes(gesture.kind));
  if (action === undefined) return { memory, meant: null };
  const held = heldOn(hand, gesture.kind, calibration, time);
  const isSwipe = action === 'switch';
  const isMeant =
    hand.armedUntil >= time &&
    memory.quietUntil <= time &&
    gesture.confidence > SURE &&
    (isSwipe || (!held.isDone && time - held.since >= HELD));
  const next = {
    ...hand,
    armedUntil: isMeant ? time + ARMED : hand.armedUntil,
    held: isSwipe ? null : { ...held, isDone: held.isDone || isMeant },
  };
  const after = withHand(memory, next, time);
  if (!isMeant) return { memory: after, meant: null };
  return {
    memory: { ...after, quietUntil: time + HIGHLIGHT_TIME },
    meant: { action, kind: gesture.kind },
  };
}

function heldOn(
  hand: FollowedHand,
  kind: GestureKind,
  calibration: HandCalibration | null,
  time: number,
): NonNullable<FollowedHand['held']> {
  const { held, x, y, palm } = hand;
  const begun = { kind, since: time, last: time, x, y, isDone: false };
  if (held?.kind !== kind) return begun;
  const drift = Math.hypot(x - held.x, y - held.y) / (palm || 1);
  const most = Math.max(DRIFT, DRIFT_TREMORS * (calibration?.tremor ?? 0));
  // A pose that has already counted does not count again because the hand moves on.
  return drift > most ? { ...begun, isDone: held.isDone } : { ...held, last: time };
}

function withHand(memory: ControlMemory, hand: FollowedHand, time: number): ControlMemory {
  const hands = memory.hands.map((each) => (each.id === hand.id ? hand : each));
  return { ...memory, hands, hint: hintOf(hands, time) };
}
