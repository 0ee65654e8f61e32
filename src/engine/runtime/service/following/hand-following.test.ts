import { describe, expect, it, vi } from 'vitest';
import { discPicture } from '#tests/support/disc-hands.ts';
import { HAND, useFollowedHands } from '#tests/support/followed-hands.ts';

const subject = useFollowedHands();

describe('hands that nobody wants', () => {
  it('are neither loaded nor looked for', async () => {
    await subject().live();
    expect(await subject().frame(0)).toBe(0);
    expect(await subject().following.find(discPicture([HAND]))).toEqual([]);
    expect(subject().asked).toEqual([]);
  });
});

describe('hands of a live picture', () => {
  it('are loaded a while after its first frame, and then followed', async () => {
    subject().following.want('page', true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(subject().asked).toEqual([]);
    subject().following.liveFrameShown();
    expect(subject().asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(subject().asked).toEqual([false]);
    expect(await subject().frame(0)).toBe(1);
    expect(subject().following.seen.hands[0]!.landmarks[0]).toBeCloseTo(80, 0);
  });

  it('are loaded once, however many want them', async () => {
    subject().following.want('page', true);
    subject().following.want('cover', true);
    await subject().live();
    await subject().live();
    expect(subject().asked).toHaveLength(1);
  });

  it('take a third of the time, and stay where they were between two looks', async () => {
    subject().following.want('page', true);
    await subject().live();
    let seen = 0;
    for (let frame = 0; frame < 6; frame += 1) seen += await subject().frame((frame * 1000) / 30);
    expect(seen).toBe(6);
    expect(subject().looks).toBe(6);
    subject().effort = 25;
    subject().looks = 0;
    for (let frame = 6; frame < 18; frame += 1) await subject().frame((frame * 1000) / 30);
    expect(subject().looks).toBe(4);
  });

  it('report a gesture in frames where they were looked for, and not where they are carried over', async () => {
    subject().following.want('page', true);
    await subject().live();
    const told: number[] = [];
    for (const timestamp of [0, 33, 67, 68, 100]) {
      await subject().frame(timestamp);
      told.push(subject().following.seen.gestures.length);
    }
    expect(told).toEqual([0, 0, 1, 0, 1]);
  });

  it('are forgotten with their source', async () => {
    subject().following.want('page', true);
    await subject().live();
    await subject().frame(0);
    subject().following.sourceEnded();
    expect(subject().following.seen).toEqual({ hands: [], gestures: [] });
  });

  it('are not those of a source that has ended meanwhile', async () => {
    subject().following.want('page', true);
    await subject().live();
    const late = subject().frame(0);
    subject().following.sourceEnded();
    expect(await late).toBe(0);
    expect(subject().following.seen.hands).toEqual([]);
  });

  it('are released once nobody wants them, and loaded again for the next caller', async () => {
    subject().following.want('page', true);
    subject().following.want('cover', true);
    await subject().live();
    subject().following.want('page', false);
    expect(await subject().covered(0)).toBe(1);
    subject().following.want('cover', false);
    expect(await subject().frame(50)).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(subject().disposed).toBe(1);
    subject().following.want('page', true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await subject().frame(100)).toBe(1);
  });

  it('are released if they were loaded in vain', async () => {
    subject().following.want('page', true);
    subject().following.liveFrameShown();
    vi.advanceTimersByTime(1000);
    subject().following.want('page', false);
    await vi.advanceTimersByTimeAsync(0);
    expect(subject().disposed).toBe(1);
    expect(await subject().frame(0)).toBe(0);
  });
});

describe('hands of a still picture', () => {
  it('are waited for', async () => {
    subject().following.want('page', true);
    const hands = await subject().following.find(discPicture([HAND]));
    expect(hands).toHaveLength(1);
    expect(subject().asked).toEqual([true]);
    expect(subject().following.seen.hands).toBe(hands);
  });
});

describe('hands whose models cannot be loaded', () => {
  it('are reported once, and asked for again only when they are wanted again', async () => {
    subject().failure = new Error('no network');
    subject().following.want('page', true);
    await subject().live();
    await subject().live();
    expect(await subject().frame(0)).toBe(0);
    expect(await subject().following.find(discPicture([HAND]))).toEqual([]);
    expect(subject().failures).toEqual([subject().failure]);
    subject().failure = null;
    subject().following.want('page', false);
    subject().following.want('page', true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await subject().frame(100)).toBe(1);
  });
});
