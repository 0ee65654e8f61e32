/** The wish to save the look that is worn: asked for by any button, answered by the host of the studio's page. */

import { createStore } from 'zustand/vanilla';

const KEY = 'lookglass.saveLook';
/** How long the wish to save is kept while signing in, in milliseconds. */
const PATIENCE = 30 * 60_000;

export type Saving = 'not-asked' | 'asked';

export const savingStore = createStore<Saving>(() => 'not-asked');

export function askToSave(): void {
  savingStore.setState('asked', true);
}

export function stopSaving(): void {
  savingStore.setState('not-asked', true);
}

/** Remembers the wish while the page is left to sign in. */
export function rememberWish(now: number = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // They come back to their look all the same, and press the button again.
  }
}

/** Whether the page was left to sign in with the wish to save a look; true only once. */
export function takeWish(now: number = Date.now()): boolean {
  try {
    const left = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return left !== null && now - Number(left) < PATIENCE;
  } catch {
    return false;
  }
}
