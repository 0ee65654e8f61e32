/** The request to sign in for something: made by any gate, shown on whichever page is on show. */

import { createStore } from 'zustand/vanilla';

/** What one would sign in for; null where nobody is asked to. */
export const signInStore = createStore<string | null>(() => null);

export function askToSignIn(reason: string): void {
  signInStore.setState(reason, true);
}

export function stopAskingToSignIn(): void {
  signInStore.setState(null, true);
}
