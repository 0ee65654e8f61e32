import type Stripe from 'stripe';
import type { PaidPlan } from '#domain/access/plan.ts';
import { atProvider } from '#server/payment/at-provider.ts';
import { CURRENCY, priceAtProvider } from './prices-at-provider.ts';
import { idOf } from './read-invoices.ts';
import type { MadeIntent, StoredOrder } from './stored-orders.ts';

async function makeSubscription(
  stripe: Stripe,
  { id, customerId }: StoredOrder,
  kind: PaidPlan,
): Promise<MadeIntent> {
  const subscription = await stripe.subscriptions.create(
    {
      customer: customerId,
      items: [{ price: await priceAtProvider(stripe, kind) }],
      payment_behavior: 'default_incomplete',
      payment_settings: {
        payment_method_types: ['card'],
        save_default_payment_method: 'on_subscription',
      },
      metadata: { orderId: id, kind },
      expand: ['latest_invoice.payments'],
    },
    { idempotencyKey: id },
  );
  const { latest_invoice: invoice } = subscription;
  const payment =
    invoice === null || typeof invoice === 'string' ? undefined : invoice.payments?.data[0];
  const intent = payment?.payment.payment_intent;
  if (intent === undefined) throw new Error(`${subscription.id} has nothing to be paid.`);
  return { intentId: idOf(intent), subscriptionId: subscription.id };
}

async function makePayment(
  stripe: Stripe,
  { id, kind, customerId, amountCents }: StoredOrder,
): Promise<MadeIntent> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: amountCents,
      currency: CURRENCY,
      customer: customerId,
      allowed_payment_method_types: ['card'],
      metadata: { orderId: id, kind },
    },
    { idempotencyKey: id },
  );
  return { intentId: intent.id, subscriptionId: null };
}

/** Makes the provider create the intent that pays an order. The same order always gets the same intent. */
export function makeIntent(stripe: Stripe, order: StoredOrder): Promise<MadeIntent> {
  const { kind } = order;
  return atProvider(() =>
    kind === 'hourly' ? makePayment(stripe, order) : makeSubscription(stripe, order, kind),
  );
}
