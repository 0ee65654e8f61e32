/** `HandFollowing` at work on drawn discs, for its tests. */

import { afterEach, beforeEach, vi } from 'vitest';
import { LANDMARK_COUNT } from '#engine/frame/frame.ts';
import { FACE_OVAL } from '#engine/geometry/landmark-indices.ts';
import { HandFollowing } from '#engine/runtime/service/following/hand-following.ts';
import type { HandTracker } from '#engine/tracking/hands/hand-tracker.ts';
import { discPicture, newDiscTracker, type Disc } from './disc-hands.ts';

export const HAND: Disc = { x: 80, y: 120, radius: 24, channel: 0 };
export const NOTHING: Disc = { ...HAND, radius: 0 };
export const FAR_HAND: Disc = { ...HAND, x: 270 };

/** A face of 60 pixels across and down, over the hand. */
const FACE = new Float32Array(3 * LANDMARK_COUNT);
for (const [place, landmark] of FACE_OVAL.entries()) {
  const turn = (2 * Math.PI * place) / FACE_OVAL.length;
  FACE[3 * landmark] = HAND.x + 30 * Math.sin(turn);
  FACE[3 * landmark + 1] = HAND.y - 30 * Math.cos(turn);
}

/** Hands that are followed by a tracker of discs, on a clock and with timers of the test. */
class FollowedHands {
  readonly asked: boolean[] = [];
  readonly failures: unknown[] = [];
  disposed = 0;
  clock = 0;
  looks = 0;
  /** Milliseconds that a look takes. */
  effort = 10;
  failure: Error | null = null;
  readonly following = new HandFollowing({
    newTracker: async (isAwaited) => {
      this.asked.push(isAwaited);
      if (this.failure !== null) throw this.failure;
      return this.observed(newDiscTracker());
    },
    onFailure: (error) => this.failures.push(error),
    isMirrored: () => true,
    now: () => this.clock,
  });

  async live(): Promise<void> {
    this.following.liveFrameShown();
    await vi.advanceTimersByTimeAsync(1000);
  }

  /** How many hands a frame without a face shows. */
  async frame(timestamp: number): Promise<number> {
    this.clock = timestamp;
    const before = { timestamp, face: null, isFaceCovered: false };
    await this.following.follow(discPicture([HAND]), before);
    return this.following.seen.hands.length;
  }

  /** How many hands are in front of a face that seems to be covered. */
  async covered(timestamp: number, disc = HAND): Promise<number> {
    this.clock = timestamp;
    const face = { number: 9, landmarks: FACE };
    const before = { timestamp, face, isFaceCovered: true };
    return (await this.following.follow(discPicture([disc]), before))?.length ?? 0;
  }

  /** The hands in front of a face that nothing seems to cover. */
  face(timestamp: number, number: number, disc = NOTHING): ReturnType<HandFollowing['follow']> {
    this.clock = timestamp;
    const before = { timestamp, face: { number, landmarks: FACE }, isFaceCovered: false };
    return this.following.follow(discPicture([disc]), before);
  }

  /** Shows a face until the models of hands have been loaded, with nothing in front of it. */
  async meet(faceNumber: number): Promise<void> {
    await this.live();
    await this.face(1000, faceNumber);
    await vi.advanceTimersByTimeAsync(5000);
  }

  /** Frames of a face, ten a second, for some seconds. */
  async watch(faceNumber: number, from: number, seconds: number): Promise<void> {
    for (let frame = 0; frame < 10 * seconds; frame += 1) {
      await this.face(1000 * from + 100 * frame, faceNumber);
    }
  }

  private observed(tracker: HandTracker): HandTracker {
    return {
      track: async (image, time) => {
        this.looks += 1;
        this.clock += this.effort;
        return tracker.track(image, time);
      },
      reset: () => tracker.reset(),
      dispose: () => {
        this.disposed += 1;
        tracker.dispose();
      },
    };
  }
}

/** For the tests of one file: hands that are followed afresh in each test, while its timers stand still. */
export function useFollowedHands(): () => FollowedHands {
  let subject = new FollowedHands();
  beforeEach(() => {
    vi.useFakeTimers();
    subject = new FollowedHands();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return () => subject;
}
