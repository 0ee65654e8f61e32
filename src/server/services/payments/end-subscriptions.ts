import type Stripe from 'stripe';
import { atProvider, isMissing } from '#server/payment/at-provider.ts';
import { WHOLE_LIST, WHOLE_PAGES } from './whole-lists.ts';

/** Subscriptions in these states ask for no more money. */
const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/**
 * Ends everything that a customer would go on paying, but for what an order is being paid with. A
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
    for (const { id } of running) {
      await stripe.subscriptions.cancel(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
    return running.length;
  });
}
