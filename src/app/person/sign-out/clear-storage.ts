import { unsentQueues } from '#app/person/progress/unsent-queues.ts';
import { PREFERENCES_KEY } from '#studio/state/preferences.ts';

/**
 * Clears what the browser keeps for this site, as signing out promises; what is left is the device's
 * and not the person's: its theme and its camera. Progress that the server does not have yet waits
 * for its owner, unless the account is no more.
 *
 * @param erased the id of an account that was just erased
 */
export function clearStorage(erased?: string): void {
  try {
    const queues = unsentQueues(Object.entries(localStorage), erased);
    // One by one: the theme of other tabs would go out for a moment with everything at once.
    for (const name of Object.keys(localStorage)) {
      if (name !== PREFERENCES_KEY) localStorage.removeItem(name);
    }
    sessionStorage.clear();
    for (const [name, queue] of queues) localStorage.setItem(name, queue);
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}
