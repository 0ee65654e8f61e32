import { tracker } from '#app/person/analytics/tracker.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { currentAccess } from '#app/person/access/current-access.ts';
import { announceProStatus } from '#app/person/access/pro-status-updated.ts';
import { forgetPlan } from '#app/person/access/plan.ts';
import { forgetOrder } from './order-memory.ts';
import type { Order } from './orders.ts';
import { replaceWith } from './place-store.ts';

/** Leads on from an order that was paid: it is over, and everything that depends on it is read again. */
export function finishOrder({ orderId, type }: Order): void {
  forgetOrder(type);
  forgetPlan();
  // The site's other tabs hear of what it keeps in the browser.
  void currentAccess.refresh().then(announceProStatus);
  tracker.track('subscription', { planType: type });
  toast(type === 'hourly' ? 'passBought' : 'subscriptionActivated');
  // In place of the payment: the browser's back must not lead to a form for what is paid.
  replaceWith({ step: 'done', plan: type, order: orderId });
}
