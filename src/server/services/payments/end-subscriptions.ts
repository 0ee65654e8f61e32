import type Stripe from 'stripe';
import { atProvider, isMissing } from '#server/payment/at-provider.ts';
import { WHOLE_LIST, WHOLE_PAGES } from './whole-lists.ts';

/** Subscriptions in these states ask for no more money. */
const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Ends everything that a customer would go on paying; a repeat finds nothing left to end. */
export async function endSubscriptions(stripe: Stripe, customer: string): Promise<void> {
  await atProvider(async () => {
    const list = await stripe.subscriptions
      .list({ customer, status: 'all', ...WHOLE_PAGES })
      .autoPagingToArray(WHOLE_LIST);
    for (const { id, status } of list) {
      if (OVER.has(status)) continue;
      await stripe.subscriptions.cancel(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
  });
}
