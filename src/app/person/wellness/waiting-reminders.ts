/** Finds reminders that an earlier visit asked for, without loading the code that reminds. */

import { browserStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';

/**
 * Resumes reminders where they were asked for. Rejects when the code cannot be loaded; the next visit tries
 * again.
 */
export async function startWaitingReminders(): Promise<void> {
  const isAskedFor = browserStorage()
    .entries()
    .some(([key, text]) => key.startsWith(KEPT.wellness.key) && /"remindEvery":\d/.test(text));
  if (!isAskedFor) return;
  const { startWaterReminders } = await import('./water-reminders.ts');
  startWaterReminders();
}
