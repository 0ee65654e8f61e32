import { hashKey } from '@tanstack/react-query';
import { readAccess } from '#contracts/access.ts';
import { readSubscription } from '#contracts/subscription.ts';
import type { ProFeature } from '#domain/access/features.ts';
import { featureOfPanel } from '#content/pro-panels.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { onRefusal } from '#app/kit/api/refusals.ts';
import { closePanel, panelStore } from '#app/person/navigation/open-panel.ts';
import { askAgainWhoIsSignedIn, currentUserQuery } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { createAccessFollower } from '#app/person/access/access-follower.ts';
import { accessStore } from '#app/person/access/access-store.ts';
import { PRO_STATUS_UPDATED } from '#app/person/access/pro-status-updated.ts';
import { rememberAccess } from '#app/person/access/remember-access.ts';
import { schedule } from '#studio/browser/timers.ts';
import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { serverLead, serverNow, setServerClock } from '#app/person/access/server-clock.ts';

const CURRENT_USER = hashKey(currentUserQuery.queryKey);

async function read() {
  const askedAt = serverNow();
  const access = await callApi(readAccess);
  setServerClock(Date.parse(access.time), askedAt, serverNow());
  rememberAccess(browserStorage(), access, serverLead());
  return access;
}

/** Closes what may no longer be used, and says why. */
function closeEnded(ended: ReadonlySet<ProFeature>, wasPro: boolean): void {
  const place = panelStore.getState();
  const feature = place?.kind === 'panel' ? featureOfPanel(place.panel) : null;
  if (feature !== null && ended.has(feature)) closePanel();
  toast(wasPro ? 'proEnded' : 'passEnded');
}

/** What else was read tells of Pro, too. */
function readPlanAgain(): void {
  askAgainWhoIsSignedIn();
  void queryClient.invalidateQueries({ queryKey: [readSubscription.path] });
}

/**
 * Asks the server what the current person may use: now, when something ends, and whenever there is
 * reason to think that it has changed, here, in another tab or at the payment.
 */
export function startAccess(): void {
  const follower = createAccessFollower({
    read,
    now: serverNow,
    schedule: (milliseconds, act) => schedule(act, milliseconds),
    store: accessStore,
    onEnded: closeEnded,
  });
  const refresh = (): void => void follower.refresh();

  /** Undefined until the page knows who it is. */
  let person: string | null | undefined;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== CURRENT_USER) return;
    const data = queryClient.getQueryData(currentUserQuery.queryKey);
    const before = person;
    person = data === undefined ? before : (data?.id ?? null);
    if (before === undefined || before === person) return;
    follower.changePerson();
    refresh();
  });
  accessStore.subscribe((known, before) => {
    if (known.isProUser !== before.isProUser) readPlanAgain();
  });
  onRefusal('pro_required', refresh);
  addEventListener(PRO_STATUS_UPDATED, refresh);
  addEventListener('online', refresh);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  hearOtherTabs([KEPT.pro, KEPT.pass], refresh);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
  refresh();
}
