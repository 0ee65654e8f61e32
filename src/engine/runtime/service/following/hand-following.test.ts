import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LANDMARK_COUNT } from '#engine/frame/frame.ts';
import { FACE_OVAL } from '#engine/geometry/landmark-indices.ts';
import type { HandTracker } from '#engine/tracking/hands/hand-tracker.ts';
import type { Disc } from '#tests/support/disc-hands.ts';
import { discPicture, newDiscTracker } from '#tests/support/disc-hands.ts';

import { HandFollowing } from './hand-following.ts';

const HAND: Disc = { x: 80, y: 120, radius: 24, channel: 0 };
const NOTHING: Disc = { ...HAND, radius: 0 };
const FAR_HAND: Disc = { ...HAND, x: 270 };

/** A face of 60 pixels across and down, over the hand. */
const FACE = new Float32Array(3 * LANDMARK_COUNT);
for (const [place, landmark] of FACE_OVAL.entries()) {
  const turn = (2 * Math.PI * place) / FACE_OVAL.length;
  FACE[3 * landmark] = HAND.x + 30 * Math.sin(turn);
  FACE[3 * landmark + 1] = HAND.y - 30 * Math.cos(turn);
}

/** Hands followed by a tracker of discs, and what becomes of it. */
class Subject {
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

let subject: Subject;
beforeEach(() => {
  vi.useFakeTimers();
  subject = new Subject();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('hands that nobody wants', () => {
  it('are neither loaded nor looked for', async () => {
    await subject.live();
    expect(await subject.frame(0)).toBe(0);
    expect(await subject.following.find(discPicture([HAND]))).toEqual([]);
    expect(subject.asked).toEqual([]);
  });
});

describe('hands of a live picture', () => {
  it('are loaded a while after its first frame, and then followed', async () => {
    subject.following.want('page', true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(subject.asked).toEqual([]);
    subject.following.liveFrameShown();
    expect(subject.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(subject.asked).toEqual([false]);
    expect(await subject.frame(0)).toBe(1);
    expect(subject.following.seen.hands[0]!.landmarks[0]).toBeCloseTo(80, 0);
  });

  it('are loaded once, however many want them', async () => {
    subject.following.want('page', true);
    subject.following.want('cover', true);
    await subject.live();
    await subject.live();
    expect(subject.asked).toHaveLength(1);
  });

  it('take a third of the time, and stay where they were between two looks', async () => {
    subject.following.want('page', true);
    await subject.live();
    let seen = 0;
    for (let frame = 0; frame < 6; frame += 1) seen += await subject.frame((frame * 1000) / 30);
    expect(seen).toBe(6);
    expect(subject.looks).toBe(6);
    subject.effort = 25;
    subject.looks = 0;
    for (let frame = 6; frame < 18; frame += 1) await subject.frame((frame * 1000) / 30);
    expect(subject.looks).toBe(4);
  });

  it('report a gesture in frames where they were looked for, and not where they are carried over', async () => {
    subject.following.want('page', true);
    await subject.live();
    const told: number[] = [];
    for (const timestamp of [0, 33, 67, 68, 100]) {
      await subject.frame(timestamp);
      told.push(subject.following.seen.gestures.length);
    }
    expect(told).toEqual([0, 0, 1, 0, 1]);
  });

  it('are forgotten with their source', async () => {
    subject.following.want('page', true);
    await subject.live();
    await subject.frame(0);
    subject.following.sourceEnded();
    expect(subject.following.seen).toEqual({ hands: [], gestures: [] });
  });

  it('are not those of a source that has ended meanwhile', async () => {
    subject.following.want('page', true);
    await subject.live();
    const late = subject.frame(0);
    subject.following.sourceEnded();
    expect(await late).toBe(0);
    expect(subject.following.seen.hands).toEqual([]);
  });

  it('are released once nobody wants them, and loaded again for the next caller', async () => {
    subject.following.want('page', true);
    subject.following.want('cover', true);
    await subject.live();
    subject.following.want('page', false);
    expect(await subject.covered(0)).toBe(1);
    subject.following.want('cover', false);
    expect(await subject.frame(50)).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(subject.disposed).toBe(1);
    subject.following.want('page', true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await subject.frame(100)).toBe(1);
  });

  it('are released if they were loaded in vain', async () => {
    subject.following.want('page', true);
    subject.following.liveFrameShown();
    vi.advanceTimersByTime(1000);
    subject.following.want('page', false);
    await vi.advanceTimersByTimeAsync(0);
    expect(subject.disposed).toBe(1);
    expect(await subject.frame(0)).toBe(0);
  });
});

describe('hands of a still picture', () => {
  it('are waited for', async () => {
    subject.following.want('page', true);
    const hands = await subject.following.find(discPicture([HAND]));
    expect(hands).toHaveLength(1);
    expect(subject.asked).toEqual([true]);
    expect(subject.following.seen.hands).toBe(hands);
  });
});

describe('hands whose models cannot be loaded', () => {
  it('are reported once, and asked for again only when they are wanted again', async () => {
    subject.failure = new Error('no network');
    subject.following.want('page', true);
    await subject.live();
    await subject.live();
    expect(await subject.frame(0)).toBe(0);
    expect(await subject.following.find(discPicture([HAND]))).toEqual([]);
    expect(subject.failures).toEqual([subject.failure]);
    subject.failure = null;
    subject.following.want('page', false);
    subject.following.want('page', true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await subject.frame(100)).toBe(1);
  });
});

describe('hands in front of the face', () => {
  it('are looked for while something covers it, though nobody listens', async () => {
    await subject.live();
    expect(await subject.covered(1000)).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await subject.covered(3000)).toBe(1);
    expect(subject.failures).toEqual([]);
  });

  it('are not looked for while there is no face', async () => {
    await subject.live();
    expect(await subject.frame(1000)).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await subject.frame(7000)).toBe(0);
    expect([subject.asked, subject.looks]).toEqual([[], 0]);
  });

  it('are looked for seldom where what covers the face is not a hand', async () => {
    await subject.live();
    await subject.covered(1000, NOTHING);
    await vi.advanceTimersByTimeAsync(1000);
    for (let timestamp = 3000; timestamp < 4000; timestamp += 33) {
      await subject.covered(timestamp, NOTHING);
    }
    expect(subject.looks).toBeLessThanOrEqual(2);
  });

  it('are looked for three times, ever more rarely, in front of a new face that nothing seems to cover', async () => {
    await subject.live();
    await subject.watch(1, 1, 1);
    expect(subject.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(subject.asked).toEqual([false]);
    const looks: number[] = [];
    for (const second of [4, 6, 7, 12, 13, 30]) {
      await subject.watch(1, second, 1);
      looks.push(subject.looks);
    }
    expect(looks).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('are told from none before anyone has looked', async () => {
    await subject.live();
    expect(await subject.face(1000, 1)).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await subject.face(4000, 1)).toEqual([]);
    expect(await subject.face(4033, 1)).toEqual([]);
    expect(await subject.face(4067, 2)).toBeNull();
  });

  it('need no models any more once a face is known to be without them', async () => {
    await subject.meet(1);
    await subject.watch(1, 4, 20);
    await vi.advanceTimersByTimeAsync(10);
    expect(subject.disposed).toBe(1);
    await subject.face(25_000, 2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await subject.face(28_000, 2, HAND)).toHaveLength(1);
  });

  it('are followed for as long as they are seen', async () => {
    await subject.meet(1);
    for (let timestamp = 4000; timestamp < 14_000; timestamp += 100) {
      expect(await subject.face(timestamp, 1, HAND)).toHaveLength(1);
    }
  });

  it('are not followed where they are far from the face', async () => {
    await subject.meet(1);
    for (let timestamp = 4000; timestamp < 20_000; timestamp += 100) {
      expect(await subject.face(timestamp, 1, FAR_HAND)).toHaveLength(0);
    }
    expect([subject.looks, subject.disposed]).toEqual([3, 1]);
  });

  it('do not wait any longer once something seems to cover the face', async () => {
    await subject.live();
    await subject.face(1000, 1);
    await subject.covered(1100);
    await vi.advanceTimersByTimeAsync(1000);
    expect(subject.asked).toEqual([false]);
  });

  it('report no failure where only the cover wants them', async () => {
    subject.failure = new Error('no models');
    await subject.live();
    await subject.covered(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await subject.covered(3000)).toBe(0);
    expect(subject.failures).toEqual([]);
  });

  it('are released with the source that they covered', async () => {
    await subject.live();
    await subject.covered(1000);
    await vi.advanceTimersByTimeAsync(1000);
    subject.following.sourceEnded();
    await vi.advanceTimersByTimeAsync(10);
    expect(subject.disposed).toBe(1);
  });
});
