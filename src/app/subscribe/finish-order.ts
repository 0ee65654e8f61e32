import { readAccess } from '#contracts/access.ts';
import { readSubscription } from '#contracts/subscription.ts';
import { queryClient } from '#app/api/query-client.ts';
import { askAgainWhoIsSignedIn } from '#app/session/current-user.ts';
import { toast } from '#app/toast/toasts.ts';
import { forgetOrder } from './order-memory.ts';
import type { Order } from './orders.ts';
import { replaceWith } from './place-store.ts';

/** Leads on from an order that was paid: it is over, and everything that depends on it is read anew. */
export function finishOrder({ orderId, type }: Order): void {
  forgetOrder(type);
  askAgainWhoIsSignedIn();
  queryClient.removeQueries({ queryKey: [readSubscription.path] });
  queryClient.removeQueries({ queryKey: [readAccess.path] });
  toast(type === 'hourly' ? 'passBought' : 'subscriptionActivated');
  // In place of the payment: the browser's back must not lead to a form for what is paid.
  replaceWith({ step: 'done', plan: type, order: orderId });
}
