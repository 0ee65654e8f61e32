/** What becomes of a subscription as time goes by. */
import { DAY_S, HOUR_S, nextPeriodEnd } from './calendar.ts';
import { makeInvoice, voidInvoice } from './invoices.ts';
import { type Ledger, need } from './ledger.ts';
import type { Invoice, Subscription } from './billing-objects.ts';
import type { PaymentIntent, PaymentMethod } from './objects.ts';
import { tryCard } from './pay-intent.ts';
import { subscriptionOf, tellInvoiceFailed } from './settle-invoice.ts';

/** How long the provider waits for a first payment. */
const FIRST_PAYMENT_S = 23 * HOUR_S;

/** How many times a renewal is tried, a day apart; a day after the last failure the subscription ends. */
const MOST_ATTEMPTS = 3;

/** When the next thing happens to a subscription, in seconds since 1970; null if nothing will. */
export function dueOf(subscription: Subscription): number | null {
  const { status, created, hidden, items } = subscription;
  switch (status) {
    case 'incomplete':
      return created + FIRST_PAYMENT_S;
    case 'active':
      return items.data[0].current_period_end;
    case 'past_due':
      return hidden === null ? null : hidden.failedAt + hidden.attempts * DAY_S;
    case 'canceled':
    case 'incomplete_expired':
      return null;
  }
}

/**
 * Ends a subscription. The invoice of one that was never paid for becomes void; one for a renewal stays
 * open.
 */
export async function endSubscription(
  ledger: Ledger,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Promise<Subscription> {
  const wasIncomplete = subscription.status === 'incomplete';
  const ended = await ledger.save<Subscription>({
    ...subscription,
    status: wasIncomplete ? 'incomplete_expired' : 'canceled',
    canceled_at: subscription.canceled_at ?? ledger.now,
    ended_at: ledger.now,
    cancellation_details: { comment: null, feedback: null, reason },
    hidden: null,
  });
  const invoice = await need(ledger, 'invoice', ended.latest_invoice);
  if (wasIncomplete) await voidInvoice(ledger, invoice);
  else if (invoice.status === 'open') {
    await ledger.save<Invoice>({ ...invoice, auto_advance: false, next_payment_attempt: null });
  }
  const type = wasIncomplete ? 'customer.subscription.updated' : 'customer.subscription.deleted';
  await ledger.announce(type, ended);
  return ended;
}

/** The card that renewals are paid with; undefined where there is none. */
export async function knownCard(
  ledger: Ledger,
  subscription: Subscription,
): Promise<PaymentMethod | undefined> {
  const customer = await ledger.find('customer', subscription.customer);
  const id =
    subscription.default_payment_method ??
    customer?.invoice_settings.default_payment_method ??
    null;
  return id === null ? undefined : ledger.find('payment_method', id);
}

async function payWithKnownCard(
  ledger: Ledger,
  subscription: Subscription,
  intent: PaymentIntent,
): Promise<boolean> {
  const method = await knownCard(ledger, subscription);
  if (method === undefined) {
    await tellInvoiceFailed(ledger, intent);
    return false;
  }
  const { refusal } = await tryCard(ledger, intent, method, 'away');
  return refusal === null;
}

async function noteFailure(
  ledger: Ledger,
  subscription: Subscription,
  hidden: NonNullable<Subscription['hidden']>,
): Promise<void> {
  const isFirst = subscription.status !== 'past_due';
  const late = await ledger.save<Subscription>({ ...subscription, status: 'past_due', hidden });
  const invoice = await need(ledger, 'invoice', late.latest_invoice);
  const isLast = hidden.attempts >= MOST_ATTEMPTS;
  await ledger.save<Invoice>({ ...invoice, next_payment_attempt: isLast ? null : dueOf(late) });
  if (isFirst) await ledger.announce('customer.subscription.updated', late);
}

/** Charges an invoice that was just made for a subscription, without the card's owner being present. */
export async function chargeInvoice(
  ledger: Ledger,
  invoice: Invoice,
  intent: PaymentIntent,
): Promise<void> {
  const subscription = await subscriptionOf(ledger, invoice);
  if (await payWithKnownCard(ledger, subscription, intent)) return;
  if (subscription.status === 'incomplete') return;
  await noteFailure(ledger, subscription, { failedAt: ledger.now, attempts: 1 });
}

async function renew(ledger: Ledger, subscription: Subscription): Promise<void> {
  const [item] = subscription.items.data;
  const { recurring } = item.price;
  if (recurring === null) return;
  const start = item.current_period_end;
  const end = nextPeriodEnd(subscription.billing_cycle_anchor, recurring, start);
  const before = { start: item.current_period_start, end: start };
  const renewed: Subscription = {
    ...subscription,
    items: {
      ...subscription.items,
      data: [{ ...item, current_period_start: start, current_period_end: end }],
    },
  };
  const { invoice, intent } = await makeInvoice(ledger, renewed, 'subscription_cycle', before);
  const saved = await ledger.save<Subscription>({ ...renewed, latest_invoice: invoice.id });
  await ledger.announce('customer.subscription.updated', saved);
  await chargeInvoice(ledger, invoice, intent);
}

async function tryAgain(
  ledger: Ledger,
  subscription: Subscription,
  hidden: NonNullable<Subscription['hidden']>,
): Promise<void> {
  const invoice = await need(ledger, 'invoice', subscription.latest_invoice);
  const intent = await need(ledger, 'payment_intent', invoice.hidden.intent);
  if (await payWithKnownCard(ledger, subscription, intent)) return;
  await noteFailure(ledger, subscription, { ...hidden, attempts: hidden.attempts + 1 });
}

/** Makes whatever is due at the ledger's present moment happen to a subscription. */
export async function playDue(ledger: Ledger, subscription: Subscription): Promise<void> {
  const { status, hidden, cancel_at_period_end: isCancelled } = subscription;
  if (status === 'past_due' && hidden !== null && hidden.attempts < MOST_ATTEMPTS) {
    await tryAgain(ledger, subscription, hidden);
  } else if (status === 'active' && !isCancelled) {
    await renew(ledger, subscription);
  } else {
    const reason = status === 'active' ? 'cancellation_requested' : 'payment_failed';
    await endSubscription(ledger, subscription, reason);
  }
}
