import { readAccess } from '#contracts/access.ts';
import type { ProFeature } from '#domain/access/features.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { schedule } from '#studio/browser/timers.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import { type AccessFollower, createAccessFollower } from './access-follower.ts';
import { accessStore } from './access-store.ts';
import { rememberAccess } from './remember-access.ts';
import { serverLead, serverNow, setServerClock } from './server-clock.ts';

async function read() {
  const askedAt = serverNow();
  const access = await callApi(readAccess);
  setServerClock(Date.parse(access.time), askedAt, serverNow());
  rememberAccess(browserStorage(), access, serverLead());
  return access;
}

type OnEnded = (features: ReadonlySet<ProFeature>, wasPro: boolean) => void;

const listeners = new Set<OnEnded>();

/**
 * Reads what the current person may use into `accessStore`, the one place on the page that knows it, and
 * into the browser, where other tabs hear of it.
 */
export const currentAccess: AccessFollower = createAccessFollower({
  read,
  now: serverNow,
  schedule: (milliseconds, act) => schedule(act, milliseconds),
  store: accessStore,
  onEnded: (features, wasPro) => {
    for (const tell of listeners) tell(features, wasPro);
  },
});

/** Calls back when a feature that could be used on this page ends. */
export function onAccessEnded(tell: OnEnded): void {
  listeners.add(tell);
}
