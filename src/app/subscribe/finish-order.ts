import { HOLDS_WHAT_COMES } from '#content/plans.ts';
import type { ToastName } from '#content/toasts.ts';
import { readAccess } from '#contracts/access.ts';
import { readSubscription } from '#contracts/subscription.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { PRO_STATUS_UPDATED } from '#app/person/access/pro-status-updated.ts';
import { rememberAccess } from '#app/person/access/remember-access.ts';
import { serverLead, serverNow, setServerClock } from '#app/person/access/server-clock.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { askAgainWhoIsSignedIn } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import { forgetOrder } from './order-memory.ts';
import type { Order } from './orders.ts';
import { replaceWith } from './place-store.ts';

/** Keeps what the server says now where the site's other tabs look, so that they hear of it. */
async function tellOtherTabs(): Promise<void> {
  const askedAt = serverNow();
  const access = await callApi(readAccess);
  setServerClock(Date.parse(access.time), askedAt, serverNow());
  rememberAccess(browserStorage(), access, serverLead());
  queryClient.setQueryData([readAccess.path], access);
  dispatchEvent(new Event(PRO_STATUS_UPDATED));
}

/** Says that all is there only where it is. */
function toastOf(type: PricedPlan): ToastName {
  if (type === 'hourly') return HOLDS_WHAT_COMES.hourly ? 'passBoughtEarly' : 'passBought';
  return HOLDS_WHAT_COMES[type] ? 'subscriptionActivatedEarly' : 'subscriptionActivated';
}

/** Leads on from an order that was paid: it is over, and everything that depends on it is read again. */
export function finishOrder({ orderId, type }: Order): void {
  forgetOrder(type);
  askAgainWhoIsSignedIn();
  queryClient.removeQueries({ queryKey: [readSubscription.path] });
  // For display alone: each page asks the server itself.
  tellOtherTabs().catch(() => undefined);
  tracker.track('subscription', { planType: type });
  toast(toastOf(type));
  // In place of the payment: the browser's back must not lead to a form for what is paid.
  replaceWith({ step: 'done', plan: type, order: orderId });
}
