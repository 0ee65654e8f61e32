/** What the mirror does not wait for: counting, progress, access, and what speaks when something breaks. */

import type { Studio } from '#studio/studio.ts';
import { readyToasts } from './kit/toast/lazy-toaster.tsx';
import { reportUncaughtErrors } from './kit/crash/report-error.ts';
import { reportCaptures } from './person/analytics/report-captures.ts';
import { startTracking } from './person/analytics/start-tracking.ts';
import { startOffline } from './offline/start-offline.ts';
import { startProgress } from './person/progress/start-progress.ts';
import { sendWaitingHistory } from './person/skin-history/waiting-history.ts';
import { startWaitingReminders } from './person/wellness/waiting-reminders.ts';
import { startFindIt } from './studio/find-it/start-find-it.tsx';
import { startAccess } from './site/frame/start-access.ts';

/** `atRest` is when the page has had some time for itself: nothing large is loaded before. */
export function startAfterLoad(studio: Studio, atRest: Promise<void>): void {
  readyToasts();
  reportUncaughtErrors();
  startTracking(studio);
  reportCaptures(studio);
  startProgress(studio);
  startAccess();
  startFindIt(studio);
  atRest.then(sendWaitingHistory).catch(() => undefined);
  atRest.then(startWaitingReminders).catch(() => undefined);
  // The mirror first, then a copy of it. In development it would stand in the way of what was changed.
  if (import.meta.env.PROD) atRest.then(startOffline).catch(() => undefined);
}
