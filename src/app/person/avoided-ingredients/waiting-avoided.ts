/** Finds changes of the list that wait for their account, without loading the code that sends them. */

import { browserStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';

/** Sends what could not be sent yet. Resolves with whether nothing waits any more; never rejects. */
export async function sendWaitingAvoided(): Promise<boolean> {
  const isWaiting = browserStorage()
    .entries()
    .some(([key, text]) => key.startsWith(KEPT.avoided.key) && text.includes('"unsent":[{'));
  if (!isWaiting) return true;
  try {
    const { avoidedIngredients, followAvoidedIngredients } =
      await import('./avoided-ingredients.ts');
    followAvoidedIngredients();
    return await avoidedIngredients.send();
  } catch {
    // The code could not be loaded; the next visit tries again.
    return false;
  }
}
