import { tracker } from '#app/person/analytics/tracker.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { currentAccess } from '#app/person/access/current-access.ts';
import { announceProStatus } from '#app/person/access/pro-status-updated.ts';
import { forgetPlan } from '#app/person/access/plan.ts';
import { forgetOrder } from './order-memory.ts';
import type { Order } from './orders.ts';
import { replaceWith } from './place-store.ts';

/**
 * Finishes an order that was paid: forgets it, has everything that depends on it read again, and goes to the
 * last step.
 */
export function finishOrder({ orderId, type }: Order): void {
  forgetOrder(type);
  forgetPlan();
  // What this keeps in the browser tells the site's other tabs, too.
  void currentAccess.refresh().then(announceProStatus);
  tracker.track('subscription', { planType: type });
  toast(type === 'hourly' ? 'passBought' : 'subscriptionActivated');
  // Replaces the payment in the history: the back button must not lead to a form for what is already paid.
  replaceWith({ step: 'done', plan: type, order: orderId });
}
