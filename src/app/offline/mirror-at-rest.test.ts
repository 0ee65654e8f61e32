import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStudioStore } from '#studio/state/state.ts';
import { mirrorAtRest } from './mirror-at-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watchRest() {
  const store = createStudioStore();
  let isTold = false;
  void mirrorAtRest({ store }).then(() => {
    isTold = true;
  });
  return { store, isTold: () => isTold };
}

describe('the mirror at rest', () => {
  it('is told a while after the page was opened', async () => {
    const rest = watchRest();
    await vi.advanceTimersByTimeAsync(3900);
    expect(rest.isTold()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(rest.isTold()).toBe(true);
  });

  it('is not told while the mirror starts, however long that takes', async () => {
    const rest = watchRest();
    rest.store.setState({ status: 'starting' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rest.isTold()).toBe(false);
  });

  it('is told only once the mirror has been live for a while', async () => {
    const rest = watchRest();
    rest.store.setState({ status: 'starting' });
    await vi.advanceTimersByTimeAsync(5000);
    rest.store.setState({ status: 'active' });
    await vi.advanceTimersByTimeAsync(9900);
    expect(rest.isTold()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(rest.isTold()).toBe(true);
  });
});
