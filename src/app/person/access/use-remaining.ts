import { useSyncExternalStore } from 'react';
import { repeat } from '#studio/browser/timers.ts';
import { remainingTime } from '#domain/access/remaining-time.ts';
import { remainingWords } from '#content/access-words.ts';
import { serverNow } from './server-clock.ts';

/** How often the words are checked, in milliseconds: they change once a minute. */
const LOOK_MS = 1000;

function follow(notify: () => void): () => void {
  return repeat(notify, LOOK_MS);
}

/** The time left until a moment by the server's clock, in words that stay up to date. */
export function useRemaining(until: number): string {
  return useSyncExternalStore(follow, () => remainingWords(remainingTime(until - serverNow())));
}
