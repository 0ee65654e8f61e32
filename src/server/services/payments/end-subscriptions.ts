import type Stripe from 'stripe';
import { atProvider, isMissing } from '#server/payment/at-provider.ts';
import { WHOLE_LIST, WHOLE_PAGES } from './whole-lists.ts';

/** Subscriptions in these states ask for no more money. */
const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Ends a subscription now; again does no harm. */
export async function endSubscription(stripe: Stripe, id: string): Promise<void> {
  await atProvider(() => end(stripe, id));
}

async function end(stripe: Stripe, id: string): Promise<void> {
  await stripe.subscriptions.cancel(id).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/**
 * Ends everything that a customer would go on paying, except for what an order is being paid with. A
 * repeat finds nothing left to end. Resolves with how many were ended.
 */
export async function endSubscriptions(
  stripe: Stripe,
  customer: string,
  exceptOrder?: string,
): Promise<number> {
  return atProvider(async () => {
    const list = await stripe.subscriptions
      .list({ customer, status: 'all', ...WHOLE_PAGES })
      .autoPagingToArray(WHOLE_LIST);
    const running = list.filter(
      ({ status, metadata }) =>
        !OVER.has(status) && (exceptOrder === undefined || metadata['orderId'] !== exceptOrder),
    );
    for (const { id } of running) await end(stripe, id);
    return running.length;
  });
}

/** Whether the first of two was begun earlier; the answer is the same for every caller. */
function isOlder(one: Stripe.Subscription, other: Stripe.Subscription): boolean {
  return one.created < other.created || (one.created === other.created && one.id < other.id);
}

/**
 * Ends all unpaid subscriptions but the youngest: of two that were begun at the same moment, in two windows, only one can be
 * paid. The one that looks last may itself be the older: the provider counts in seconds, and within one second their ids decide.
 */
export async function endOlderUnpaid(stripe: Stripe, customers: readonly string[]): Promise<void> {
  await atProvider(async () => {
    const lists = await Promise.all(
      customers.map((customer) =>
        stripe.subscriptions
          .list({ customer, status: 'incomplete', ...WHOLE_PAGES })
          .autoPagingToArray(WHOLE_LIST),
      ),
    );
    const unpaid = lists.flat();
    for (const one of unpaid) {
      if (unpaid.some((other) => isOlder(one, other))) await end(stripe, one.id);
    }
  });
}
