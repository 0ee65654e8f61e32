import type Stripe from 'stripe';
import type { Period } from './provider-reading.ts';
import { WHOLE_LIST, WHOLE_PAGES } from './whole-lists.ts';

/** What a payment intent pays, if it pays an invoice. */
export interface ReadInvoice {
  readonly invoiceId: string;
  readonly subscriptionId: string;
  readonly period: Period;
}

const MS_PER_S = 1000;

/** A moment of the provider's, which counts in seconds. */
export function momentOf(seconds: number): Date {
  return new Date(seconds * MS_PER_S);
}

/** The id in a reference: the provider sends only that or, where asked to, the whole object. */
export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** From the first to the last moment of its lines: the invoice's own period is the one before it. */
function periodOf({ lines, period_start, period_end }: Stripe.Invoice): Period {
  const starts = lines.data.map(({ period }) => period.start);
  const ends = lines.data.map(({ period }) => period.end);
  if (starts.length === 0) return { start: momentOf(period_start), end: momentOf(period_end) };
  return { start: momentOf(Math.min(...starts)), end: momentOf(Math.max(...ends)) };
}

function intentsOf({ payments }: Stripe.Invoice): readonly string[] {
  return (payments?.data ?? []).flatMap(({ payment }) =>
    payment.payment_intent === undefined ? [] : [idOf(payment.payment_intent)],
  );
}

/** The invoices of a customer's subscriptions, by the payment intents that pay them. */
export async function readInvoices(
  stripe: Stripe,
  customer: string,
): Promise<ReadonlyMap<string, ReadInvoice>> {
  const list = await stripe.invoices
    .list({ customer, expand: ['data.payments'], ...WHOLE_PAGES })
    .autoPagingToArray(WHOLE_LIST);
  return new Map(
    list.flatMap((invoice) => {
      const subscription = invoice.parent?.subscription_details?.subscription;
      if (subscription === undefined) return [];
      const read: ReadInvoice = {
        invoiceId: invoice.id,
        subscriptionId: idOf(subscription),
        period: periodOf(invoice),
      };
      return intentsOf(invoice).map((intent) => [intent, read] as const);
    }),
  );
}
