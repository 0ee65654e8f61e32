import type Stripe from 'stripe';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { atProvider } from '#server/payment/at-provider.ts';
import type { ProviderReading, ReadPayment, ReadSubscription } from './provider-reading.ts';
import { type ReadCharge, readCharge } from './read-charge.ts';
import { type ReadInvoice, readInvoices } from './read-invoices.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import { WHOLE_LIST, WHOLE_PAGES } from './whole-lists.ts';

/** What an intent is for: a period of a subscription, or what we wrote on it when we made it. */
function kindOf(
  { metadata }: Stripe.PaymentIntent,
  subscription: ReadSubscription | undefined,
): PricedPlan | undefined {
  if (subscription !== undefined) return subscription.planType;
  return metadata['kind'] === 'hourly' ? 'hourly' : undefined;
}

function statusOf(
  { status, last_payment_error: refusal, amount_received: received }: Stripe.PaymentIntent,
  { disputes, refundedCents }: ReadCharge,
): ReadPayment['status'] {
  if (status === 'succeeded') {
    if (refundedCents > 0 && refundedCents >= received) return 'refunded';
    return disputes.some(({ outcome }) => outcome !== 'won') ? 'disputed' : 'succeeded';
  }
  if (status === 'processing') return 'processing';
  return status === 'canceled' || (refusal ?? null) !== null ? 'failed' : 'open';
}

async function readPayment(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  invoice: ReadInvoice | undefined,
  subscriptions: readonly ReadSubscription[],
): Promise<ReadPayment | undefined> {
  const kind = kindOf(
    intent,
    subscriptions.find(({ id }) => id === invoice?.subscriptionId),
  );
  // The intent was made by hand at the provider, and buys nothing here.
  if (kind === undefined) return undefined;
  const charge = await readCharge(stripe, intent.latest_charge);
  return {
    ...charge,
    intentId: intent.id,
    invoiceId: invoice?.invoiceId ?? null,
    subscriptionId: invoice?.subscriptionId ?? null,
    kind,
    status: statusOf(intent, charge),
    amountCents: intent.amount,
    currency: intent.currency,
    paidAt: intent.status === 'succeeded' ? charge.paidAt : null,
    period: invoice?.period ?? null,
  };
}

/** Reads everything about one customer from the provider; see `atProvider` for what it rejects with. */
export async function readProvider(stripe: Stripe, customer: string): Promise<ProviderReading> {
  return atProvider(async () => {
    // Intents first, so that each finds the invoice that it pays; what comes meanwhile is read the next
    // time.
    const intents = await stripe.paymentIntents
      .list({ customer, expand: ['data.latest_charge'], ...WHOLE_PAGES })
      .autoPagingToArray(WHOLE_LIST);
    const [subscriptions, invoices] = await Promise.all([
      readSubscriptions(stripe, customer),
      readInvoices(stripe, customer),
    ]);
    const payments: ReadPayment[] = [];
    // One after the other: few have more to ask for.
    for (const intent of intents) {
      const invoice = invoices.get(intent.id);
      const payment = await readPayment(stripe, intent, invoice, subscriptions);
      if (payment !== undefined) payments.push(payment);
    }
    return { payments, subscriptions };
  });
}
