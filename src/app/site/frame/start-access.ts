import { hashKey } from '@tanstack/react-query';
import type { ProFeature } from '#domain/access/features.ts';
import { featureOfPanel } from '#content/pro-panels.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { onRefusal } from '#app/kit/api/refusals.ts';
import { closePanel, panelStore } from '#app/person/navigation/open-panel.ts';
import { currentUserQuery } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { currentAccess, onAccessEnded } from '#app/person/access/current-access.ts';
import { isPro } from '#app/person/access/known-access.ts';
import { readPlanAgain } from '#app/person/access/plan.ts';
import { accessStore } from '#app/person/access/access-store.ts';
import { PRO_STATUS_UPDATED } from '#app/person/access/pro-status-updated.ts';
import { hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';

const CURRENT_USER = hashKey(currentUserQuery.queryKey);

/** Closes what may no longer be used, and says why. */
function closeEnded(ended: ReadonlySet<ProFeature>, wasPro: boolean): void {
  const place = panelStore.getState();
  const feature = place?.kind === 'panel' ? featureOfPanel(place.panel) : null;
  if (feature !== null && ended.has(feature)) closePanel();
  toast(wasPro ? 'proEnded' : 'passEnded');
}

/**
 * Asks the server what the current person may use: now, when something ends, and whenever there is
 * reason to think that it has changed, here, in another tab or at the payment.
 */
export function startAccess(): void {
  onAccessEnded(closeEnded);
  const refresh = (): void => void currentAccess.refresh();

  /** Undefined until the page knows who it is. */
  let person: string | null | undefined;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== CURRENT_USER) return;
    const data = queryClient.getQueryData(currentUserQuery.queryKey);
    const before = person;
    person = data === undefined ? before : (data?.id ?? null);
    if (before === undefined || before === person) return;
    currentAccess.changePerson();
    refresh();
  });
  accessStore.subscribe((known, before) => {
    if (isPro(known) !== isPro(before)) void readPlanAgain();
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
