/** What happens to a payment intent: it is made, tried with a card, questioned by a bank, ended. */
import { openDispute } from './disputes.ts';
import type { Ledger } from './ledger.ts';
import { clientSecretFor, idFor } from './make-id.ts';
import type { Charge, PaymentIntent, PaymentMethod, Refusal } from './objects.ts';
import { attachMethod } from './payment-methods.ts';
import { settleInvoice, tellInvoiceFailed } from './settle-invoice.ts';
import { failedChallenge, outcomeOf } from './test-cards.ts';

/** The outcome of an attempt: the intent as it is now, and what the provider refused. */
export interface Attempt {
  readonly intent: PaymentIntent;
  readonly refusal: Refusal | null;
}

type GivenIntent = Pick<PaymentIntent, 'amount' | 'currency' | 'customer'> &
  Partial<
    Pick<
      PaymentIntent,
      | 'description'
      | 'receipt_email'
      | 'metadata'
      | 'payment_method_types'
      | 'setup_future_usage'
      | 'hidden'
    >
  >;

export async function makeIntent(ledger: Ledger, given: GivenIntent): Promise<PaymentIntent> {
  const id = idFor('payment_intent');
  const intent = await ledger.save<PaymentIntent>({
    id,
    object: 'payment_intent',
    created: ledger.now,
    livemode: false,
    amount_received: 0,
    description: null,
    receipt_email: null,
    metadata: {},
    status: 'requires_payment_method',
    client_secret: clientSecretFor(id),
    payment_method: null,
    payment_method_types: ['card'],
    setup_future_usage: null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    canceled_at: null,
    cancellation_reason: null,
    hidden: { invoice: null },
    ...given,
  });
  await ledger.announce('payment_intent.created', intent);
  return intent;
}

async function makeCharge(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal: Refusal | null,
): Promise<Charge> {
  const { brand, last4 } = method.card;
  const paid = refusal === null;
  const charge = await ledger.save<Charge>({
    id: idFor('charge'),
    object: 'charge',
    created: ledger.now,
    livemode: false,
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    captured: paid,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: { brand, last4 } },
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  });
  await ledger.announce(paid ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}

async function refuse(
  ledger: Ledger,
  intent: PaymentIntent,
  refusal: Refusal,
  charge: Charge | null,
): Promise<Attempt> {
  const refused = await ledger.save<PaymentIntent>({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: charge?.id ?? intent.latest_charge,
    last_payment_error: charge === null ? refusal : { ...refusal, charge: charge.id },
  });
  await ledger.announce('payment_intent.payment_failed', refused);
  await tellInvoiceFailed(ledger, refused);
  return { intent: refused, refusal };
}

/** The payment goes through. */
async function succeed(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
): Promise<PaymentIntent> {
  const isKept = intent.hidden.invoice !== null || intent.setup_future_usage !== null;
  const used =
    isKept && intent.customer !== null
      ? await attachMethod(ledger, method, intent.customer)
      : method;
  const charge = await makeCharge(ledger, intent, used, null);
  const paid = await ledger.save<PaymentIntent>({
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    payment_method: used.id,
    next_action: null,
    latest_charge: charge.id,
    last_payment_error: null,
  });
  await ledger.announce('payment_intent.succeeded', paid);
  await settleInvoice(ledger, paid, used);
  if (used.hidden.behaviour === 'is_disputed') await openDispute(ledger, charge, 'fraudulent');
  return paid;
}

/** Tries to pay an intent with a card. Only for one that is neither paid nor cancelled. */
export async function tryCard(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
  ownerIs: 'present' | 'away',
): Promise<Attempt> {
  const outcome = outcomeOf(method.hidden.behaviour, ownerIs);
  switch (outcome.kind) {
    case 'paid':
      return { intent: await succeed(ledger, intent, method), refusal: null };
    case 'refused': {
      const charge = await makeCharge(ledger, intent, method, outcome.refusal);
      return refuse(ledger, intent, outcome.refusal, charge);
    }
    case 'asks_bank': {
      const asked = await ledger.save<PaymentIntent>({
        ...intent,
        status: 'requires_action',
        payment_method: method.id,
        last_payment_error: null,
        next_action: {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect' },
        },
      });
      await ledger.announce('payment_intent.requires_action', asked);
      return { intent: asked, refusal: null };
    }
  }
}

/** The bank has asked the card's owner, who has (`complete`) or has not (`fail`) proved who they are. */
export async function answerBank(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
  answer: 'complete' | 'fail',
): Promise<Attempt> {
  if (answer === 'fail') return refuse(ledger, intent, failedChallenge('payment_intent'), null);
  return { intent: await succeed(ledger, intent, method), refusal: null };
}

/** Nobody can pay it any more. */
export async function cancelIntent(
  ledger: Ledger,
  intent: PaymentIntent,
  reason: string | null,
): Promise<PaymentIntent> {
  const cancelled = await ledger.save<PaymentIntent>({
    ...intent,
    status: 'canceled',
    next_action: null,
    canceled_at: ledger.now,
    cancellation_reason: reason,
  });
  await ledger.announce('payment_intent.canceled', cancelled);
  return cancelled;
}
