import Stripe from 'stripe';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { atProvider } from '#server/payment/at-provider.ts';

/** What a person is told about the card that renewals are paid with. */
export interface Card {
  readonly brand: string | null;
  readonly last4: string | null;
}

interface Subscribed {
  /** The provider's ids. */
  readonly id: string;
  readonly customerId: string;
}

/** Prepares another card at the provider; resolves with the secret that a page confirms it with. */
export async function prepareCard(stripe: Stripe, customerId: string): Promise<string> {
  const intent = await atProvider(() =>
    stripe.setupIntents.create({
      customer: customerId,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
    }),
  );
  if (intent.client_secret === null) throw new ApiFailure('payment_unavailable');
  return intent.client_secret;
}

/** The card that was prepared last; rejects with `card_declined` unless its bank accepted it. */
async function acceptedCard(stripe: Stripe, customerId: string): Promise<string> {
  const { data } = await atProvider(() =>
    stripe.setupIntents.list({ customer: customerId, limit: 1 }),
  );
  const [intent] = data;
  const method = intent?.payment_method ?? null;
  if (intent?.status !== 'succeeded' || method === null) throw new ApiFailure('card_declined');
  return typeof method === 'string' ? method : method.id;
}

function isRefused(error: unknown): error is Error {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError
  );
}

/** Pays an invoice. If the provider refuses, it may have been paid or dropped in the meantime. */
async function payWith(stripe: Stripe, invoiceId: string, card: string): Promise<void> {
  try {
    await atProvider(() => stripe.invoices.pay(invoiceId, { payment_method: card }));
  } catch (cause) {
    if (!isRefused(cause)) throw cause;
    const { status } = await atProvider(() => stripe.invoices.retrieve(invoiceId));
    if (status === 'open') throw new ApiFailure('card_declined', { cause });
  }
}

/** Pays what is still to be paid of a subscription; rejects with `card_declined`. */
async function payDebt(stripe: Stripe, subscriptionId: string, card: string): Promise<void> {
  const open = await atProvider(() =>
    stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: 100 }),
  );
  for (const { id } of open.data) await payWith(stripe, id, card);
}

/**
 * Makes the card that was prepared last pay for a subscription, beginning with what is owed: a card that
 * cannot pay that does not replace the one before. Rejects with `card_declined`.
 */
export async function takeCard(stripe: Stripe, { id, customerId }: Subscribed): Promise<Card> {
  const card = await acceptedCard(stripe, customerId);
  await payDebt(stripe, id, card);
  await atProvider(() => stripe.subscriptions.update(id, { default_payment_method: card }));
  await atProvider(() =>
    stripe.customers.update(customerId, { invoice_settings: { default_payment_method: card } }),
  );
  const method = await atProvider(() => stripe.paymentMethods.retrieve(card));
  return { brand: method.card?.brand ?? null, last4: method.card?.last4 ?? null };
}
