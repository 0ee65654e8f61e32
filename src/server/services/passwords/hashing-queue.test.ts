import { describe, expect, it } from 'vitest';
import {
  createHashingQueue,
  type HashingQueue,
  LONGEST_GIVING_WAY_MS,
  LONGEST_QUEUE,
} from './hashing-queue.ts';

/**
 * A queue on a clock that moves only when something waits for it, with others that are busy for the first
 * `busyMs`.
 */
function start(busyMs = 0): { inTurn: HashingQueue; now: () => number } {
  let now = 0;
  const inTurn = createHashingQueue({
    isBusy: () => now < busyMs,
    clock: () => now,
    async pause(ms) {
      now += ms;
    },
  });
  return { inTurn, now: () => now };
}

/** Work that goes on until it is ended. */
function longWork(): { work: () => Promise<void>; end: () => void } {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

describe('a turn', () => {
  it('comes at once if nobody is busy', async () => {
    const { inTurn, now } = start();
    expect(await inTurn(async () => 'done')).toBe('done');
    expect(now()).toBe(0);
  });

  it('comes when the others are done', async () => {
    const { inTurn, now } = start(20);
    const begunAt = await inTurn(async () => now());
    expect(begunAt).toBe(20);
  });

  it('comes in the end, however long the others are busy', async () => {
    const { inTurn, now } = start(Infinity);
    const begunAt = await inTurn(async () => now());
    expect(begunAt).toBe(LONGEST_GIVING_WAY_MS);
  });

  it('comes when the one before is over, first come, first served', async () => {
    const { inTurn } = start();
    const first = longWork();
    const seen: string[] = [];
    const works = [
      inTurn(first.work).then(() => seen.push('first')),
      inTurn(async () => seen.push('second')),
      inTurn(async () => seen.push('third')),
    ];
    await Promise.resolve();
    expect(seen).toEqual([]);
    first.end();
    await Promise.all(works);
    expect(seen).toEqual(['first', 'second', 'third']);
  });

  it('comes after one that failed, too', async () => {
    const { inTurn } = start();
    const failing = inTurn(() => Promise.reject(new Error('failed')));
    const next = inTurn(async () => 'done');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });

  it('is refused when too many wait for theirs', async () => {
    const { inTurn } = start();
    const first = longWork();
    const kept = Array.from({ length: 1 + LONGEST_QUEUE }, () => inTurn(first.work));
    await expect(inTurn(first.work)).rejects.toMatchObject({ code: 'overloaded', retryAfter: 3 });
    first.end();
    await Promise.all(kept);
    await expect(inTurn(first.work)).resolves.toBeUndefined();
  });
});
