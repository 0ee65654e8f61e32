import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Work that ends when it is told to, and notes when it was begun. */
function workshop() {
  const begun: string[] = [];
  const endings: ((error?: Error) => void)[] = [];
  const work = (key: string) => {
    begun.push(key);
    return new Promise<void>((resolve, reject) => {
      endings.push((error) => (error === undefined ? resolve() : reject(error)));
    });
  };
  const endNext = async (failure?: Error) => {
    endings.shift()?.(failure);
    await nextTurn();
  };
  return { begun, work, endNext };
}

describe('work that is done one at a time', () => {
  it('begins at once, once for each key', () => {
    const { begun, work } = workshop();
    const run = oneAtATime(work);
    for (const key of ['a', 'b', 'a']) void run(key);
    expect(begun).toEqual(['a', 'b']);
  });

  it('is done once more for all who asked meanwhile', async () => {
    const { begun, work, endNext } = workshop();
    const run = oneAtATime(work);
    const asked = ['a', 'a', 'a', 'a'].map((key) => run(key));
    await endNext();
    expect(begun).toEqual(['a', 'a']);
    await endNext();
    await Promise.all(asked);
    expect(begun).toHaveLength(2);
  });

  it('goes on after a failure, which is only told to those whose run it was', async () => {
    const { work, endNext } = workshop();
    const run = oneAtATime(work);
    const [first, second] = [run('a'), run('a')];
    await Promise.all([expect(first).rejects.toThrow('away'), endNext(new Error('away'))]);
    await endNext();
    await expect(second).resolves.toBeUndefined();
  });

  it('never overlaps, and shows everybody what happened before they asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.nat(3)), async (scheduler, waits) => {
        let state = 0;
        let atWork = 0;
        let seen = 0;
        const run = oneAtATime(async () => {
          atWork += 1;
          expect(atWork).toBe(1);
          const read = state;
          await scheduler.schedule(Promise.resolve());
          seen = read;
          atWork -= 1;
        });
        const asked = waits.map(async (wait) => {
          for (let turn = 0; turn < wait; turn += 1) await scheduler.schedule(Promise.resolve());
          state += 1;
          const happened = state;
          await run('a');
          expect(seen).toBeGreaterThanOrEqual(happened);
        });
        await scheduler.waitFor(Promise.all(asked));
      }),
    );
  });
});
