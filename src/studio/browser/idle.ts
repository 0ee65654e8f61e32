/** Idle moments of the page. The service worker has none, and shares the timers beside this file. */

import { schedule } from './timers.ts';

/** Runs a task in an idle moment, at the latest after some milliseconds where that is said. */
export function whenIdle(task: () => void, latest?: number): void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) schedule(task, latest ?? 0);
  else requestIdleCallback(task, latest === undefined ? {} : { timeout: latest });
}
