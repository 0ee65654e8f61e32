import { nextPeriodEnd } from './calendar.ts';
import { makeInvoice } from './invoices.ts';
import type { Ledger } from './ledger.ts';
import { idFor, idWith } from './make-id.ts';
import type { Invoice, Price, Subscription } from './billing-objects.ts';
import type { Metadata } from './kept-object.ts';
import type { PaymentIntent } from './objects.ts';
import { invalidRequest } from './provider-error.ts';

export interface WantedSubscription {
  readonly customer: string;
  readonly price: Price;
  readonly metadata: Metadata;
  readonly defaultMethod: string | null;
  readonly saveMethod: Subscription['payment_settings']['save_default_payment_method'];
}

export interface MadeSubscription {
  readonly subscription: Subscription;
  readonly invoice: Invoice;
  readonly intent: PaymentIntent;
}

/** Makes a subscription that runs as soon as its first invoice is paid. */
export async function subscribe(
  ledger: Ledger,
  { customer, price, metadata, defaultMethod, saveMethod }: WantedSubscription,
): Promise<MadeSubscription> {
  const { now } = ledger;
  if (price.recurring === null) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param: 'items[0][price]' },
    );
  }
  const id = idFor('subscription');
  const unpaid: Omit<Subscription, 'latest_invoice'> = {
    id,
    object: 'subscription',
    created: now,
    livemode: false,
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    currency: price.currency,
    customer,
    default_payment_method: defaultMethod,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: idWith('si'),
          object: 'subscription_item',
          created: now,
          current_period_start: now,
          current_period_end: nextPeriodEnd(now, price.recurring, now),
          metadata: {},
          price,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata,
    payment_settings: { save_default_payment_method: saveMethod },
    start_date: now,
    status: 'incomplete',
    hidden: null,
  };
  const made = await makeInvoice(ledger, unpaid, 'subscription_create', { start: now, end: now });
  const subscription = await ledger.save<Subscription>({
    ...unpaid,
    latest_invoice: made.invoice.id,
  });
  await ledger.announce('customer.subscription.created', subscription);
  return { subscription, ...made };
}

/** Ends it with the period that is paid for (`true`), or takes that back (`false`). */
export function withEnd(
  subscription: Subscription,
  isCancelled: boolean,
  now: number,
): Subscription {
  if (subscription.cancel_at_period_end === isCancelled) return subscription;
  return {
    ...subscription,
    cancel_at_period_end: isCancelled,
    cancel_at: isCancelled ? subscription.items.data[0].current_period_end : null,
    canceled_at: isCancelled ? now : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      reason: isCancelled ? 'cancellation_requested' : null,
    },
  };
}
