import { describe, expect, it } from 'vitest';

import { type Disc, DiscDetector, discPicture, newDiscTracker } from '#tests/support/disc-hands.ts';

import type { HandFollower } from './hand-follower.ts';

function newFollower(): { readonly follower: HandFollower; readonly detector: DiscDetector } {
  const detector = new DiscDetector();
  return { follower: newDiscTracker(detector), detector };
}

const LEFT: Disc = { x: 80, y: 120, radius: 24, channel: 0 };
const RIGHT: Disc = { x: 240, y: 120, radius: 24, channel: 1 };

describe('following hands', () => {
  it('puts the landmarks where the hand is in the picture', async () => {
    const { follower } = newFollower();
    const [hand] = await follower.track(discPicture([LEFT]), 0);
    const [wristX, wristY] = hand!.landmarks;
    expect(wristX).toBeCloseTo(80, 0);
    expect(Math.abs(wristY! - 144)).toBeLessThan(1.5);
    expect(hand).toMatchObject({ side: 'right' });
    expect(hand!.confidence).toBeCloseTo(0.9, 5);
  });

  it('keeps their identities while they move, without searching', async () => {
    const { follower, detector } = newFollower();
    const first = await follower.track(discPicture([LEFT, RIGHT]), 0);
    let last = first;
    for (let step = 1; step <= 5; step += 1) {
      const moved = [
        { ...LEFT, x: LEFT.x + 8 * step },
        { ...RIGHT, y: RIGHT.y + 8 * step },
      ];
      last = await follower.track(discPicture(moved), step);
    }
    expect(last.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(last.map(({ landmarks }) => Math.round(landmarks[0]!))).toEqual([120, 240]);
    expect(detector.runs).toBe(1);
  });

  it('stays with a hand that is swept across, also where it stops', async () => {
    const { follower, detector } = newFollower();
    const [first] = await follower.track(discPicture([LEFT]), 0);
    let [x, time] = [LEFT.x, 0];
    let last = first;
    for (const step of [15, 30, 40, 40, 40, 0, 0]) {
      x += step;
      time += 1 / 15;
      [last] = await follower.track(discPicture([{ ...LEFT, x }]), time);
    }
    expect(last!.id).toBe(first!.id);
    expect(last!.landmarks[0]).toBeCloseTo(x, 0);
    expect(detector.runs).toBe(1);
  });

  it('searches an empty picture every 0.3 seconds, and beside one hand once a second', async () => {
    const { follower, detector } = newFollower();
    for (let frame = 0; frame < 30; frame += 1) {
      await follower.track(discPicture([]), frame / 30);
    }
    expect(detector.runs).toBe(4);
    await follower.track(discPicture([LEFT]), 1.1);
    for (let frame = 34; frame < 91; frame += 1) {
      await follower.track(discPicture([LEFT]), frame / 30);
    }
    expect(detector.runs).toBe(5 + 1);
  });

  it('searches at once for a hand that was lost, which then counts as another', async () => {
    const { follower, detector } = newFollower();
    const [before] = await follower.track(discPicture([LEFT]), 0);
    const [after] = await follower.track(discPicture([{ ...LEFT, x: 260 }]), 0.03);
    expect(detector.runs).toBe(2);
    expect(after!.landmarks[0]).toBeCloseTo(260, 0);
    expect(after!.id).not.toBe(before!.id);
  });

  it('sees one hand where two have become one', async () => {
    const { follower } = newFollower();
    const near = { ...RIGHT, x: LEFT.x + 60 };
    expect(await follower.track(discPicture([LEFT, near]), 0)).toHaveLength(2);
    const between = { ...LEFT, x: LEFT.x + 30 };
    expect(await follower.track(discPicture([between]), 0.03)).toHaveLength(1);
  });

  it('loses a hand that has left the picture', async () => {
    const { follower } = newFollower();
    expect(await follower.track(discPicture([LEFT]), 0)).toHaveLength(1);
    let hands = 1;
    for (let step = 1; step <= 14; step += 1) {
      const moved = { ...LEFT, x: LEFT.x - 8 * step };
      hands = (await follower.track(discPicture([moved]), step / 30)).length;
    }
    expect(hands).toBe(0);
  });

  it('leaves out what is too small to tell', async () => {
    const { follower } = newFollower();
    expect(await follower.track(discPicture([{ ...LEFT, radius: 5 }]), 0)).toEqual([]);
  });

  it('searches the first picture after it was reset, whatever its time', async () => {
    const { follower, detector } = newFollower();
    await follower.track(discPicture([]), 100);
    follower.reset();
    expect(await follower.track(discPicture([RIGHT]), 100.01)).toHaveLength(1);
    expect(detector.runs).toBe(2);
  });
});
