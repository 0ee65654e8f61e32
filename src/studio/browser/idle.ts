/**
 * Idle moments of the page. They have a file of their own, since the service worker shares the timers
 * beside it but has no idle moments.
 */

import { schedule } from './timers.ts';

/** Runs a task in an idle moment; if `latest` is given, at the latest after that many milliseconds. */
export function whenIdle(task: () => void, latest?: number): void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) schedule(task, latest ?? 0);
  else requestIdleCallback(task, latest === undefined ? {} : { timeout: latest });
}
