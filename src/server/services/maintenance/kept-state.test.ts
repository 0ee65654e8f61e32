import { describe, expect, it } from 'vitest';
import { createKeptState } from './kept-state.ts';

const REFRESH_AFTER_MS = 2000;
const LONGEST_KEPT_MS = 5000;
const LONGEST_WAIT_MS = 20;

/** A state whose reads the test answers, and a clock that it sets. */
function keptState() {
  let now = 0;
  const reads: { resolve: (state: string) => void; reject: (reason: Error) => void }[] = [];
  const failures: unknown[] = [];
  const state = createKeptState<string>({
    read: () =>
      new Promise((resolve, reject) => {
        reads.push({ resolve, reject });
      }),
    initial: 'initial',
    refreshAfterMs: REFRESH_AFTER_MS,
    longestKeptMs: LONGEST_KEPT_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    onFailure: (error) => failures.push(error),
    clock: () => now,
  });
  async function readAs(text: string) {
    const getting = state.get();
    reads.at(-1)?.resolve(text);
    return getting;
  }
  return {
    ...state,
    reads,
    failures,
    readAs,
    advance(milliseconds: number) {
      now += milliseconds;
    },
  };
}

/** Lets everything that can go on do so. */
async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}

describe('a kept state', () => {
  it('is read when it is first asked for', async () => {
    expect(await keptState().readAs('read')).toBe('read');
  });

  it('is not read again within a moment', async () => {
    const state = keptState();
    await state.readAs('read');
    state.advance(REFRESH_AFTER_MS - 1);
    expect(await state.get()).toBe('read');
    expect(state.reads).toHaveLength(1);
  });

  it('is still returned while it is read again, so that nobody waits', async () => {
    const state = keptState();
    await state.readAs('read');
    state.advance(REFRESH_AFTER_MS);
    expect(await state.get()).toBe('read');
    state.reads[1]!.resolve('newer');
    await settle();
    expect(await state.get()).toBe('newer');
  });

  it('is read again at once after a renewal, even while an older read is under way', async () => {
    const state = keptState();
    const asking = state.get();
    state.renew();
    state.reads[0]!.resolve('of before');
    await asking;
    expect(await state.readAs('of after')).toBe('of after');
    expect(state.reads).toHaveLength(2);
  });

  it('is read once for everybody who asks at the same time', async () => {
    const state = keptState();
    const asking = Promise.all([state.get(), state.get(), state.get()]);
    state.reads[0]!.resolve('read');
    expect(await asking).toEqual(['read', 'read', 'read']);
    expect(state.reads).toHaveLength(1);
  });

  it('is waited for when what is known is too old', async () => {
    const state = keptState();
    await state.readAs('read');
    state.advance(LONGEST_KEPT_MS);
    expect(await state.readAs('newer')).toBe('newer');
  });

  it('stays as it was last known when it cannot be read', async () => {
    const state = keptState();
    await state.readAs('read');
    state.advance(LONGEST_KEPT_MS);
    const getting = state.get();
    state.reads[1]!.reject(new Error('away'));
    expect(await getting).toBe('read');
    expect(state.failures).toEqual([new Error('away')]);
  });

  it('stays as it was last known when reading takes too long', async () => {
    const state = keptState();
    await state.readAs('read');
    state.advance(LONGEST_KEPT_MS);
    expect(await state.get()).toBe('read');
  });

  it('is known at once when it was changed', async () => {
    const state = keptState();
    await state.readAs('read');
    expect(await state.change(async () => 'changed')).toBe('changed');
    expect(await state.get()).toBe('changed');
  });

  it('is not set back by a read that began before the change', async () => {
    const state = keptState();
    await state.readAs('read');
    state.advance(REFRESH_AFTER_MS);
    await state.get();
    await state.change(async () => 'changed');
    state.reads[1]!.resolve('of before');
    await settle();
    expect(await state.get()).toBe('changed');
  });

  it('changes in turn, and goes on after a change that failed', async () => {
    const state = keptState();
    await state.readAs('read');
    const failing = state.change(() => Promise.reject(new Error('refused')));
    const next = state.change(async () => 'changed');
    await expect(failing).rejects.toThrow('refused');
    expect(await next).toBe('changed');
    expect(await state.get()).toBe('changed');
  });
});
