/** Finds numbers of skin analyses that wait for their account, without loading the code that sends them. */

import { browserStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';

/** Sends what an earlier visit could not. Resolves with whether nothing waits any more; never rejects. */
export async function sendWaitingHistory(): Promise<boolean> {
  const isWaiting = browserStorage()
    .entries()
    .some(([key, text]) => key.startsWith(KEPT.skinHistory.key) && text.includes('"unsent":[{'));
  if (!isWaiting) return true;
  try {
    const { followSkinHistory, skinHistory } = await import('./skin-history.ts');
    followSkinHistory();
    return await skinHistory.send();
  } catch {
    // The code could not be loaded; the next visit tries again.
    return false;
  }
}
