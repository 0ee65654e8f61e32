import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REWARD_MS } from '#domain/gamification/rewards.ts';
import { holdLevelUpsWhile, levelUpStore, showLevelUp } from './level-up-store.ts';

describe('a level that was reached', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('is celebrated for a few seconds', () => {
    showLevelUp(2);
    expect(levelUpStore.getState()).toBe(2);
    vi.advanceTimersByTime(REWARD_MS - 1);
    expect(levelUpStore.getState()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(levelUpStore.getState()).toBeNull();
  });

  it('waits while something else is under way, and has its full time afterwards', () => {
    let isBusy = true;
    const release = holdLevelUpsWhile(() => isBusy);
    showLevelUp(3);
    vi.advanceTimersByTime(20_000);
    expect(levelUpStore.getState()).toBeNull();
    isBusy = false;
    vi.advanceTimersByTime(250);
    expect(levelUpStore.getState()).toBe(3);
    vi.advanceTimersByTime(REWARD_MS - 1);
    expect(levelUpStore.getState()).toBe(3);
    vi.advanceTimersByTime(1);
    expect(levelUpStore.getState()).toBeNull();
    release();
  });

  it('takes the place of the one before', () => {
    showLevelUp(2);
    vi.advanceTimersByTime(REWARD_MS - 10);
    showLevelUp(3);
    vi.advanceTimersByTime(20);
    expect(levelUpStore.getState()).toBe(3);
  });
});
