/**
 * Notices at once when a worker has ended, by a lock that it holds.
 *
 * A worker holds a lock for as long as it lives, and the page waits for that same lock: the browser
 * hands it over when the worker is gone, however it went. Where there are no locks (insecure pages,
 * old browsers) nothing happens, and only the heartbeat notices (see heartbeat.ts).
 * Source: Web Locks API, W3C; "a lock is released when its agent terminates".
 */

import { deferred } from './deferred.ts';

/** In the worker: takes the lock and never lets go. `onHeld` is called once it is held. */
export function holdWorkerLock(name: string, onHeld: () => void): void {
  lockManager()
    ?.request(name, () => {
      onHeld();
      return deferred<never>().promise;
    })
    .catch(() => undefined);
}

/**
 * On the page, once the worker holds the lock: calls `onReleased` when the worker has died. Returns
 * the function that ends the wait.
 */
export function watchWorkerLock(name: string, onReleased: () => void): () => void {
  const ending = new AbortController();
  lockManager()
    ?.request(name, { signal: ending.signal }, () => {
      if (!ending.signal.aborted) onReleased();
    })
    .catch(() => undefined);
  return () => ending.abort();
}

/** Missing on insecure pages and in old browsers, whatever the type says. */
function lockManager(): LockManager | undefined {
  return navigator.locks;
}
