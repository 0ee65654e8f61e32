import { HOLDS_WHAT_COMES } from '#content/plans.ts';
import type { ToastName } from '#content/toasts.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { currentAccess } from '#app/person/access/current-access.ts';
import { announceProStatus } from '#app/person/access/pro-status-updated.ts';
import { forgetPlan } from '#app/person/access/plan.ts';
import { forgetOrder } from './order-memory.ts';
import type { Order } from './orders.ts';
import { replaceWith } from './place-store.ts';

/** Says that all is there only where it is. */
function toastOf(type: PricedPlan): ToastName {
  if (type === 'hourly') return HOLDS_WHAT_COMES.hourly ? 'passBoughtEarly' : 'passBought';
  return HOLDS_WHAT_COMES[type] ? 'subscriptionActivatedEarly' : 'subscriptionActivated';
}

/** Leads on from an order that was paid: it is over, and everything that depends on it is read again. */
export function finishOrder({ orderId, type }: Order): void {
  forgetOrder(type);
  forgetPlan();
  // The site's other tabs hear of what it keeps in the browser.
  void currentAccess.refresh().then(announceProStatus);
  tracker.track('subscription', { planType: type });
  toast(toastOf(type));
  // In place of the payment: the browser's back must not lead to a form for what is paid.
  replaceWith({ step: 'done', plan: type, order: orderId });
}
