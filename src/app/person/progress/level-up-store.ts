import { createStore } from 'zustand/vanilla';
import type { Level } from '#domain/gamification/levels.ts';
import { REWARD_MS } from '#domain/gamification/rewards.ts';
import { schedule } from '#studio/browser/timers.ts';

/** How often to check whether a celebration would still disturb, in milliseconds. */
const LOOK_AGAIN_MS = 250;

/** The level that was reached just now; null a few seconds later. */
export const levelUpStore = createStore<Level | null>(() => null);
const reasonsToWait: (() => boolean)[] = [];
let cancel = (): void => undefined;

/** Makes celebrations wait for as long as `isBusy` returns true. Returns a function that undoes this. */
export function holdLevelUpsWhile(isBusy: () => boolean): () => void {
  reasonsToWait.push(isBusy);
  return () => {
    reasonsToWait.splice(reasonsToWait.indexOf(isBusy), 1);
  };
}

/** Shows for a few seconds that a level was reached, once that disturbs nothing. */
export function showLevelUp(level: Level): void {
  cancel();
  const mustWait = reasonsToWait.some((isBusy) => isBusy());
  levelUpStore.setState(mustWait ? null : level, true);
  cancel = schedule(
    () => {
      if (mustWait) showLevelUp(level);
      else levelUpStore.setState(null, true);
    },
    mustWait ? LOOK_AGAIN_MS : REWARD_MS,
  );
}
