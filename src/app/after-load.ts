/** What starts after the mirror: analytics, progress, access, offline use, and telling of errors. */

import type { Studio } from '#studio/studio.ts';
import { readyToasts } from './kit/toast/lazy-toaster.tsx';
import { reportUncaughtErrors } from './kit/crash/report-error.ts';
import { reportCaptures } from './person/analytics/report-captures.ts';
import { startTracking } from './person/analytics/start-tracking.ts';
import { mirrorAtRest } from './offline/mirror-at-rest.ts';
import { startOffline } from './offline/start-offline.ts';
import { startProgress } from './person/progress/start-progress.ts';
import { sendWaitingHistory } from './person/skin-history/waiting-history.ts';
import { startWaitingReminders } from './person/wellness/waiting-reminders.ts';
import { startFindIt } from './studio/find-it/start-find-it.tsx';
import { startAccess } from './site/frame/start-access.ts';

/** `atRest` resolves some time after the page has loaded: nothing large is fetched before then. */
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
  if (import.meta.env.PROD) {
    // The offline copy is large and can wait for the mirror. In development it would hide what was changed.
    atRest
      .then(() => mirrorAtRest(studio))
      .then(startOffline)
      .catch(() => undefined);
  }
}
