import type { Ledger } from './ledger.ts';
import { idFor, idWith } from './make-id.ts';
import type { Invoice, Subscription } from './billing-objects.ts';
import type { PaymentIntent } from './objects.ts';
import { cancelIntent, makeIntent } from './pay-intent.ts';

/** Invoices a subscription for its present period, with an intent that pays it. */
export async function makeInvoice(
  ledger: Ledger,
  subscription: Omit<Subscription, 'latest_invoice'>,
  reason: Invoice['billing_reason'],
  before: { readonly start: number; readonly end: number },
): Promise<{ readonly invoice: Invoice; readonly intent: PaymentIntent }> {
  const id = idFor('invoice');
  const [item] = subscription.items.data;
  const { unit_amount: amount, currency } = item.price;
  const { customer } = subscription;
  const intent = await makeIntent(ledger, { amount, currency, customer, hidden: { invoice: id } });
  const invoice = await ledger.save<Invoice>({
    id,
    object: 'invoice',
    created: ledger.now,
    livemode: false,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    total: amount,
    subtotal: amount,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    currency,
    customer,
    lines: {
      object: 'list',
      data: [
        {
          id: idWith('il'),
          object: 'line_item',
          amount,
          currency,
          description: 'Lookglass Pro',
          quantity: 1,
          subscription: subscription.id,
          period: { start: item.current_period_start, end: item.current_period_end },
          pricing: {
            type: 'price_details',
            price_details: { price: item.price.id, product: item.price.product },
          },
        },
      ],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    metadata: {},
    next_payment_attempt: null,
    number: `TEST-${id.slice(-8).toUpperCase()}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: before.start,
    period_end: before.end,
    status: 'open',
    status_transitions: {
      finalized_at: ledger.now,
      paid_at: null,
      voided_at: null,
      marked_uncollectible_at: null,
    },
    hidden: { intent: intent.id },
  });
  await ledger.announce('invoice.created', invoice);
  await ledger.announce('invoice.finalized', invoice);
  return { invoice, intent };
}

/** Nobody owes it any more, nor can pay it. */
export async function voidInvoice(ledger: Ledger, invoice: Invoice): Promise<void> {
  if (invoice.status !== 'open') return;
  const voided = await ledger.save<Invoice>({
    ...invoice,
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: ledger.now },
  });
  const intent = await ledger.find('payment_intent', invoice.hidden.intent);
  if (intent !== undefined && intent.status !== 'succeeded' && intent.status !== 'canceled') {
    await cancelIntent(ledger, intent, 'void_invoice');
  }
  await ledger.announce('invoice.voided', voided);
}
