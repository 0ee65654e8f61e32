import { unsentQueues } from '#app/person/sending/unsent-queues.ts';
import { browserStorage, tabStorage } from '#studio/storage/browser-storage.ts';
import { eraseDatabase } from '#studio/storage/database.ts';
import { KEPT } from '#studio/storage/kept.ts';

const STAYS: readonly string[] = Object.values(KEPT)
  .filter(({ atSignOut }) => atSignOut === 'stays')
  .map(({ key }) => key);

/**
 * Clears what the browser keeps for this site, pictures and films too, as signing out promises. Only what
 * belongs to the device rather than to the person stays: its theme and its camera. What the server does not
 * have yet of progress, skin history, the shop's lists and the list of avoided ingredients waits for its
 * owner, unless the account no longer exists.
 *
 * @param erased the id of an account that was just erased
 */
export async function clearStorage(erased?: string): Promise<void> {
  const browser = browserStorage();
  const tab = tabStorage();
  const queues = unsentQueues(browser.entries(), erased);
  // One by one: clearing everything at once would make other tabs lose their theme for a moment.
  for (const [key] of browser.entries()) if (!STAYS.includes(key)) browser.remove(key);
  for (const [key] of tab.entries()) tab.remove(key);
  for (const [key, queue] of queues) browser.write(key, queue);
  await eraseDatabase();
}
