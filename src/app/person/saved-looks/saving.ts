/** Remembers the wish to save the worn look while the page is left to sign in. */

import { tabStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';

/** When the page was left, in milliseconds since 1970. */
const kept = keptValue(KEPT.saveLook, (stored) => (typeof stored === 'number' ? stored : null));
const storage = tabStorage();
/** How long the wish to save is kept while signing in, in milliseconds. */
const PATIENCE = 30 * 60_000;

/** Remembers the wish while the page is left to sign in. */
export function rememberWish(now: number = Date.now()): void {
  kept.write(storage, now);
}

/** Whether the page was left to sign in with the wish to save a look; true only once. */
export function takeWish(now: number = Date.now()): boolean {
  const left = kept.read(storage);
  storage.remove(kept.key);
  return left !== null && now - left < PATIENCE;
}
