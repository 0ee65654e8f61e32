import { unsentQueues } from '#app/person/sending/unsent-queues.ts';
import { browserStorage, tabStorage } from '#studio/storage/browser-storage.ts';
import { eraseDatabase } from '#studio/storage/database.ts';
import { KEPT } from '#studio/storage/kept.ts';

const STAYS: readonly string[] = Object.values(KEPT)
  .filter(({ atSignOut }) => atSignOut === 'stays')
  .map(({ key }) => key);

/**
 * Clears what the browser keeps for this site, pictures and films too, as signing out promises; what is left is the device's
 * and not the person's: its theme and its camera. What the server does not
 * have yet, of progress, a skin history, lists of the shop and of what is avoided, waits for its owner, unless the account is no more.
 *
 * @param erased the id of an account that was just erased
 */
export async function clearStorage(erased?: string): Promise<void> {
  const browser = browserStorage();
  const tab = tabStorage();
  const queues = unsentQueues(browser.entries(), erased);
  // One by one: the theme of other tabs would go out for a moment with everything at once.
  for (const [key] of browser.entries()) if (!STAYS.includes(key)) browser.remove(key);
  for (const [key] of tab.entries()) tab.remove(key);
  for (const [key, queue] of queues) browser.write(key, queue);
  await eraseDatabase();
}
