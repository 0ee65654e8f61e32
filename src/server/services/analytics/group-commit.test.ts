import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

const LINGER_MS = 10;

/** Writes that end when the test says so. */
function slowWrites() {
  const groups: (readonly number[])[] = [];
  const ends: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const group = createGroupCommit<number>({
    write: (items) =>
      new Promise<void>((resolve, reject) => {
        groups.push(items);
        ends.push({ resolve, reject });
      }),
    lingerMs: LINGER_MS,
    mostAtOnce: 3,
    mostWaiting: 5,
    refusal: () => new Error('too many'),
  });
  return { ...group, groups, ends };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a group commit', () => {
  it('writes what comes within a moment together', async () => {
    const { add, groups } = slowWrites();
    void add(1);
    void add(2);
    await vi.advanceTimersByTimeAsync(LINGER_MS - 1);
    expect(groups).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(groups).toEqual([[1, 2]]);
  });

  it('does not wait when a group is full', () => {
    const { add, groups } = slowWrites();
    for (const item of [1, 2, 3]) void add(item);
    expect(groups).toEqual([[1, 2, 3]]);
  });

  it('resolves when the write is done, and not before', async () => {
    const { add, ends } = slowWrites();
    let isStored = false;
    const adding = add(1).then(() => {
      isStored = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(isStored).toBe(false);
    ends[0]!.resolve();
    await adding;
    expect(isStored).toBe(true);
  });

  it('gathers the next group while one is written, and writes it at once', async () => {
    const { add, groups, ends } = slowWrites();
    void add(1);
    await vi.advanceTimersByTimeAsync(LINGER_MS);
    void add(2);
    void add(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(groups).toEqual([[1]]);
    ends[0]!.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(groups).toEqual([[1], [2, 3]]);
  });

  it('tells everyone in a group why it failed, and goes on with the next', async () => {
    const { add, ends } = slowWrites();
    const failing = Promise.allSettled([add(1), add(2)]);
    await vi.advanceTimersByTimeAsync(LINGER_MS);
    const next = add(3);
    ends[0]!.reject(new Error('no disk'));
    const reasons = (await failing).map((result) => result.status === 'rejected' && result.reason);
    expect(reasons).toEqual([new Error('no disk'), new Error('no disk')]);
    ends[1]!.resolve();
    await expect(next).resolves.toBeUndefined();
  });

  it('refuses items beyond its bound, and takes more again once something was written', async () => {
    const { add, ends } = slowWrites();
    const five = [1, 2, 3, 4, 5].map((item) => add(item));
    await expect(add(6)).rejects.toThrow('too many');
    ends[0]!.resolve();
    await Promise.all(five.slice(0, 3));
    void add(7);
    ends[1]!.resolve();
    await Promise.all(five);
    expect(ends).toHaveLength(3);
  });

  it('flushes everything without waiting for more to come', async () => {
    const { add, flush, groups, ends } = slowWrites();
    const adding = add(1);
    const flushed = flush();
    expect(groups).toEqual([[1]]);
    ends[0]!.resolve();
    await flushed;
    await expect(adding).resolves.toBeUndefined();
  });

  it('goes on after a flush that found nothing', async () => {
    const { add, flush, groups } = slowWrites();
    await flush();
    void add(1);
    await vi.advanceTimersByTimeAsync(LINGER_MS);
    expect(groups).toEqual([[1]]);
  });
});
