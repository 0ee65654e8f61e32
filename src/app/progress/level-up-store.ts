import { createStore } from 'zustand/vanilla';
import type { Level } from '#domain/gamification/levels.ts';
import { REWARD_MS } from '#domain/gamification/rewards.ts';

/** The level that was reached just now; null a few seconds later. */
export const levelUpStore = createStore<Level | null>(() => null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows for a few seconds that a level was reached. */
export function showLevelUp(level: Level): void {
  clearTimeout(timer);
  levelUpStore.setState(level, true);
  timer = setTimeout(() => {
    levelUpStore.setState(null, true);
  }, REWARD_MS);
}
