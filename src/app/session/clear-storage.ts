import { unsentQueues } from '#app/progress/unsent-queues.ts';
import { PREFERENCES_KEY } from '#studio/persistence.ts';

/**
 * Clears what the browser keeps for this site, as signing out promises; what is left is the device's
 * and not the person's: its theme and its camera. Progress that the server does not have yet waits
 * for its owner, unless the account is no more.
 *
 * @param erased the id of an account that was just erased
 */
export function clearStorage(erased?: string): void {
  try {
    const preferences = localStorage.getItem(PREFERENCES_KEY);
    const queues = unsentQueues(Object.entries(localStorage), erased);
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, queue] of queues) localStorage.setItem(name, queue);
    if (preferences !== null) localStorage.setItem(PREFERENCES_KEY, preferences);
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}
