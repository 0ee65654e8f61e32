import { describe, expect, it, vi } from 'vitest';
import { FAR_HAND, HAND, NOTHING, useFollowedHands } from '#tests/support/followed-hands.ts';

const subject = useFollowedHands();

describe('hands in front of the face', () => {
  it('are looked for while something covers it, though nobody listens', async () => {
    await subject().live();
    expect(await subject().covered(1000)).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await subject().covered(3000)).toBe(1);
    expect(subject().failures).toEqual([]);
  });

  it('are not looked for while there is no face', async () => {
    await subject().live();
    expect(await subject().frame(1000)).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await subject().frame(7000)).toBe(0);
    expect([subject().asked, subject().looks]).toEqual([[], 0]);
  });

  it('are looked for seldom where what covers the face is not a hand', async () => {
    await subject().live();
    await subject().covered(1000, NOTHING);
    await vi.advanceTimersByTimeAsync(1000);
    for (let timestamp = 3000; timestamp < 4000; timestamp += 33) {
      await subject().covered(timestamp, NOTHING);
    }
    expect(subject().looks).toBeLessThanOrEqual(2);
  });

  it('are looked for three times, ever more rarely, in front of a new face that nothing seems to cover', async () => {
    await subject().live();
    await subject().watch(1, 1, 1);
    expect(subject().asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(subject().asked).toEqual([false]);
    const looks: number[] = [];
    for (const second of [4, 6, 7, 12, 13, 30]) {
      await subject().watch(1, second, 1);
      looks.push(subject().looks);
    }
    expect(looks).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('are surely none only after the last of the first looks', async () => {
    await subject().live();
    expect(await subject().face(1000, 1)).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await subject().face(4000, 1)).toEqual([]);
    expect(await subject().face(4033, 1)).toBeNull();
    await subject().watch(1, 5, 15);
    expect(await subject().face(20_000, 1)).toEqual([]);
    expect(await subject().face(20_033, 2)).toBeNull();
  });

  it('need no models any more once a face is known to be without them', async () => {
    await subject().meet(1);
    await subject().watch(1, 4, 20);
    await vi.advanceTimersByTimeAsync(10);
    expect(subject().disposed).toBe(1);
    await subject().face(25_000, 2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await subject().face(28_000, 2, HAND)).toHaveLength(1);
  });

  it('are followed for as long as they are seen', async () => {
    await subject().meet(1);
    for (let timestamp = 4000; timestamp < 14_000; timestamp += 100) {
      expect(await subject().face(timestamp, 1, HAND)).toHaveLength(1);
    }
  });

  it('are not followed where they are far from the face', async () => {
    await subject().meet(1);
    for (let timestamp = 4000; timestamp < 20_000; timestamp += 100) {
      expect((await subject().face(timestamp, 1, FAR_HAND)) ?? []).toHaveLength(0);
    }
    expect([subject().looks, subject().disposed]).toEqual([3, 1]);
  });

  it('do not wait any longer once something seems to cover the face', async () => {
    await subject().live();
    await subject().face(1000, 1);
    await subject().covered(1100);
    await vi.advanceTimersByTimeAsync(1000);
    expect(subject().asked).toEqual([false]);
  });

  it('report no failure where only the cover wants them', async () => {
    subject().failure = new Error('no models');
    await subject().live();
    await subject().covered(1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await subject().covered(3000)).toBe(0);
    expect(subject().failures).toEqual([]);
  });

  it('are released with the source that they covered', async () => {
    await subject().live();
    await subject().covered(1000);
    await vi.advanceTimersByTimeAsync(1000);
    subject().following.sourceEnded();
    await vi.advanceTimersByTimeAsync(10);
    expect(subject().disposed).toBe(1);
  });
});
