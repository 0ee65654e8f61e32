import { describe, expect, it } from 'vitest';
import { DrawingsUnderWay } from './drawings-under-way.ts';

/** A graphics processor that finishes its drawings in order, when it is told to. */
function slowRenderer() {
  const waiting: (() => void)[] = [];
  return {
    usable: true,
    whenDrawn: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
      }),
    async finishOne() {
      waiting.shift()?.();
      await settled();
    },
  };
}

/** Lets everything that needs no time happen. */
async function settled(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function watch(promise: Promise<void>): { isDone: boolean } {
  const state = { isDone: false };
  void promise.then(() => {
    state.isDone = true;
  });
  return state;
}

describe('drawings under way', () => {
  it('keep nobody waiting before the first and after it', async () => {
    const drawings = new DrawingsUnderWay(
      slowRenderer(),
      () => 0,
      () => undefined,
    );
    await expect(drawings.atMostOne()).resolves.toBeUndefined();
    drawings.add(0);
    await expect(drawings.atMostOne()).resolves.toBeUndefined();
  });

  it('hold up the next frame while two of them are not finished', async () => {
    const renderer = slowRenderer();
    const drawings = new DrawingsUnderWay(
      renderer,
      () => 0,
      () => undefined,
    );
    drawings.add(0);
    drawings.add(0);
    const next = watch(drawings.atMostOne());
    await settled();
    expect(next.isDone).toBe(false);
    await renderer.finishOne();
    expect(next.isDone).toBe(true);
  });

  it('are timed from the beginning of the plan to the end of the drawing', async () => {
    const renderer = slowRenderer();
    const times: number[] = [];
    let now = 100;
    const drawings = new DrawingsUnderWay(
      renderer,
      () => now,
      (time) => times.push(time),
    );
    drawings.add(90);
    now = 107;
    await renderer.finishOne();
    expect(times).toEqual([17]);
  });

  it('are not timed if the graphics context was lost meanwhile', async () => {
    const renderer = slowRenderer();
    const times: number[] = [];
    const drawings = new DrawingsUnderWay(
      renderer,
      () => 5,
      (time) => times.push(time),
    );
    drawings.add(0);
    renderer.usable = false;
    await renderer.finishOne();
    expect(times).toEqual([]);
  });
});
