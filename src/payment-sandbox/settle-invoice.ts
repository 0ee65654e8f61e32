/** What the payment of an invoice, or its failure, means for the invoice and its subscription. */
import { type Ledger, need } from './ledger.ts';
import type { Invoice, Subscription } from './billing-objects.ts';
import type { PaymentIntent, PaymentMethod } from './objects.ts';

/** The subscription that an invoice is for. */
export async function subscriptionOf(ledger: Ledger, invoice: Invoice): Promise<Subscription> {
  return need(ledger, 'subscription', invoice.parent.subscription_details.subscription);
}

async function activate(
  ledger: Ledger,
  subscription: Subscription,
  method: PaymentMethod,
): Promise<void> {
  const { status, payment_settings: settings } = subscription;
  // A subscription that has ended stays ended, even if it is paid now.
  if (status !== 'incomplete' && status !== 'past_due') return;
  const isFirst = status === 'incomplete';
  const saves = isFirst && settings.save_default_payment_method === 'on_subscription';
  const active = await ledger.save<Subscription>({
    ...subscription,
    status: 'active',
    default_payment_method: saves ? method.id : subscription.default_payment_method,
    hidden: null,
  });
  await ledger.announce('customer.subscription.updated', active);
}

/**
 * If an intent that was paid belongs to an invoice, marks the invoice as paid and starts its
 * subscription.
 */
export async function settleInvoice(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
): Promise<void> {
  if (intent.hidden.invoice === null) return;
  const invoice = await need(ledger, 'invoice', intent.hidden.invoice);
  const paid = await ledger.save<Invoice>({
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: ledger.now },
  });
  await ledger.announce('invoice.paid', paid);
  await ledger.announce('invoice.payment_succeeded', paid);
  await activate(ledger, await subscriptionOf(ledger, paid), method);
}

/** If an intent that was refused belongs to an invoice, records and announces the failed attempt. */
export async function tellInvoiceFailed(ledger: Ledger, intent: PaymentIntent): Promise<void> {
  if (intent.hidden.invoice === null) return;
  const invoice = await need(ledger, 'invoice', intent.hidden.invoice);
  const failed = await ledger.save<Invoice>({
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
  });
  await ledger.announce('invoice.payment_failed', failed);
}
