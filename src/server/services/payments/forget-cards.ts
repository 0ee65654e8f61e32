import type Stripe from 'stripe';
import { atProvider, isMissing } from '#server/payment/at-provider.ts';
import { WHOLE_LIST, WHOLE_PAGES } from './whole-lists.ts';

/** A card can no longer be kept by a setup in one of these states. */
const OVER: ReadonlySet<string> = new Set(['succeeded', 'canceled']);

/** Does what may have been done already, by an earlier try or at the provider. */
async function once(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/**
 * Makes the provider forget every card that it keeps for a customer, and cancel the setups that would
 * keep another: a window in which a card was being changed may still be open. What was paid stays in its
 * books. A repeat finds nothing left.
 */
export async function forgetCards(stripe: Stripe, customer: string): Promise<void> {
  await atProvider(async () => {
    const setups = await stripe.setupIntents
      .list({ customer, ...WHOLE_PAGES })
      .autoPagingToArray(WHOLE_LIST);
    for (const { id } of setups.filter(({ status }) => !OVER.has(status))) {
      await once(stripe.setupIntents.cancel(id));
    }
    const cards = await stripe.customers
      .listPaymentMethods(customer, WHOLE_PAGES)
      .autoPagingToArray(WHOLE_LIST);
    for (const { id } of cards) await once(stripe.paymentMethods.detach(id));
  });
}
