/**
 * Where hands are in the frames between two looks at them. A hand may go on as it moved, stop, or turn: around where it would
 * be if it went on, it is taken to be where the picture is most like what it was at the last look.
 */

import type { FrameImage, TrackedHand } from '#engine/frame/frame.ts';
import { palmLength } from '#domain/gestures/hand-shape.ts';
import { HandSample } from './hand-sample.ts';

/** Looks that are farther apart than this, in seconds, say nothing of how a hand moves. */
const LONGEST_PAUSE = 0.5;
/** For how long a hand is taken to go on as it moved, in seconds: then it may as well have stopped or turned. */
const LONGEST_GUESS = 0.15;

/**
 * The search, in steps of this share of the palm's length: so many to each side, and around the best of them again with
 * half of a step, and so on.
 */
const STEP = 1 / 24;
const REACHES = [3, 1, 1, 1] as const;

/** A place that is a palm's length farther away has to be this much more alike. */
const FAR = 0.4;

/** Hands as they were found in a frame, at its time in seconds. */
interface TimedHands {
  readonly time: number;
  readonly hands: readonly TrackedHand[];
}

const NEVER: TimedHands = { time: -Infinity, hands: [] };

export class CarriedHands {
  private readonly samples = new Map<number, HandSample>();
  private last = NEVER;
  private before = NEVER;

  /** Keeps where the hands of a frame were found, and what they look like. `time` is in seconds. */
  keep(image: FrameImage, hands: readonly TrackedHand[], time: number): void {
    this.before = time - this.last.time <= LONGEST_PAUSE ? this.last : NEVER;
    this.last = { time, hands };
    this.samples.clear();
    for (const { id, landmarks } of hands) this.samples.set(id, new HandSample(image, landmarks));
  }

  /** The hands that were kept last, as they are in a later frame. */
  carry(image: FrameImage, time: number): readonly TrackedHand[] {
    const { last, before } = this;
    const interval = last.time - before.time;
    const ahead = Math.min(LONGEST_GUESS, time - last.time) / interval;
    const isMoving = ahead > 0 && interval > 0;
    return last.hands.map((hand) => {
      const sample = this.samples.get(hand.id);
      const earlier = before.hands.find(({ id }) => id === hand.id);
      const guess =
        earlier !== undefined && isMoving ? goneOn(earlier, hand, ahead) : hand.landmarks;
      return sample === undefined ? hand : { ...hand, landmarks: foundNear(guess, sample, image) };
    });
  }

  /** Forgets the hands. */
  reset(): void {
    this.last = NEVER;
    this.before = NEVER;
    this.samples.clear();
  }
}

/** Where landmarks are that go on as they moved from one look to the next, for `ahead` times the time between. */
function goneOn(
  { landmarks: from }: TrackedHand,
  { landmarks: to }: TrackedHand,
  ahead: number,
): Float32Array<ArrayBuffer> {
  return to.map((value, index) => value + ahead * (value - (from[index] ?? value)));
}

/** The landmarks, moved as a whole to where the picture is most like the sample. */
function foundNear(
  guess: Float32Array<ArrayBuffer>,
  sample: HandSample,
  image: FrameImage,
): Float32Array<ArrayBuffer> {
  const palm = Math.max(1, palmLength(guess));
  sample.lay(guess);
  const costAt = (x: number, y: number): number =>
    sample.differenceIn(image, x, y) * (1 + (FAR * Math.hypot(x, y)) / palm);
  let best = { x: 0, y: 0, cost: costAt(0, 0) };
  let step = STEP * palm;
  for (const reach of REACHES) {
    const { x: middleX, y: middleY } = best;
    for (let down = -reach; down <= reach; down += 1) {
      for (let across = -reach; across <= reach; across += 1) {
        const x = middleX + across * step;
        const y = middleY + down * step;
        const cost = costAt(x, y);
        if (cost < best.cost) best = { x, y, cost };
      }
    }
    step /= 2;
  }
  const { x, y } = best;
  return guess.map((value, index) => value + ([x, y, 0][index % 3] ?? 0));
}
