import { PREFERENCES_KEY } from '#studio/persistence.ts';

/**
 * Clears what the browser keeps for this site, as signing out promises; what is left is the device's
 * and not the person's: its theme and its camera.
 */
export function clearStorage(): void {
  try {
    const preferences = localStorage.getItem(PREFERENCES_KEY);
    localStorage.clear();
    sessionStorage.clear();
    if (preferences !== null) localStorage.setItem(PREFERENCES_KEY, preferences);
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}
