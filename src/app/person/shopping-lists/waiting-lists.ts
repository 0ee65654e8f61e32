/** Finds changes of lists that wait for their account, without loading the code that sends them. */

import { browserStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';

/** Sends what could not be sent yet. Resolves with whether nothing waits any more; never rejects. */
export async function sendWaitingLists(): Promise<boolean> {
  const isWaiting = browserStorage()
    .entries()
    .some(([key, text]) => key.startsWith(KEPT.shoppingLists.key) && text.includes('"unsent":[{'));
  if (!isWaiting) return true;
  try {
    const { followShoppingLists, shoppingLists } = await import('./shopping-lists.ts');
    followShoppingLists();
    return await shoppingLists.send();
  } catch {
    // The code could not be loaded; the next visit tries again.
    return false;
  }
}
