/** Keeps the landmarks of hands steady from frame to frame. */

import { HAND_LANDMARK_COUNT } from '#domain/gestures/hand-landmarks.ts';
import { palmLength } from '#domain/gestures/hand-shape.ts';
import type { TrackedHand } from '#engine/frame/frame.ts';
import { OneEuroFilter, type OneEuroOptions } from '#engine/tracking/one-euro.ts';

/** After a pause longer than this, in seconds, a hand may be anywhere. */
const LONGEST_PAUSE = 0.5;
/** Frames closer than this, in seconds, count as this far apart. */
const SHORTEST_INTERVAL = 1 / 240;
/**
 * Speeds count in pixels of a hand with a palm this long: the size of a palm next to a face of the
 * reference height of the face's own smoother.
 */
const REFERENCE_PALM = 230;

export class HandSmoother {
  private readonly options: OneEuroOptions;
  private filters = new Map<number, OneEuroFilter>();
  private lastTime = -Infinity;

  constructor(options: OneEuroOptions) {
    this.options = options;
  }

  /** The hands at `time` (in seconds, on any clock that runs forwards), each smoothed over what it was before. */
  smooth(hands: readonly TrackedHand[], time: number): readonly TrackedHand[] {
    const interval = time - this.lastTime;
    const goesOn = interval >= 0 && interval <= LONGEST_PAUSE;
    if (!goesOn) this.filters.clear();
    const filters = new Map<number, OneEuroFilter>();
    const smoothed = hands.map((hand) => {
      const filter =
        this.filters.get(hand.id) ?? new OneEuroFilter(3 * HAND_LANDMARK_COUNT, this.options);
      filters.set(hand.id, filter);
      const landmarks = new Float32Array(hand.landmarks.length);
      const unit = Math.max(1, palmLength(hand.landmarks)) / REFERENCE_PALM;
      filter.filter(hand.landmarks, Math.max(SHORTEST_INTERVAL, interval), unit, landmarks);
      return { ...hand, landmarks };
    });
    this.filters = filters;
    this.lastTime = time;
    return smoothed;
  }

  reset(): void {
    this.filters.clear();
    this.lastTime = -Infinity;
  }
}
