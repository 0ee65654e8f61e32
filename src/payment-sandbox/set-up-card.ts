/** What happens to a setup intent, which keeps a card for later without charging it. */
import type { Ledger } from './ledger.ts';
import { clientSecretFor, idFor } from './make-id.ts';
import type { PaymentMethod, Refusal, SetupIntent } from './objects.ts';
import { attachMethod } from './payment-methods.ts';
import { failedChallenge, outcomeOf } from './test-cards.ts';

/** The outcome of an attempt: the intent as it is now, and what the provider refused. */
export interface SetupAttempt {
  readonly intent: SetupIntent;
  readonly refusal: Refusal | null;
}

export async function makeSetup(
  ledger: Ledger,
  given: Pick<SetupIntent, 'customer' | 'metadata' | 'usage'>,
): Promise<SetupIntent> {
  const id = idFor('setup_intent');
  const intent = await ledger.save<SetupIntent>({
    id,
    object: 'setup_intent',
    created: ledger.now,
    livemode: false,
    status: 'requires_payment_method',
    client_secret: clientSecretFor(id),
    payment_method: null,
    payment_method_types: ['card'],
    last_setup_error: null,
    next_action: null,
    ...given,
  });
  await ledger.announce('setup_intent.created', intent);
  return intent;
}

async function refuse(
  ledger: Ledger,
  intent: SetupIntent,
  refusal: Refusal,
): Promise<SetupAttempt> {
  const refused = await ledger.save<SetupIntent>({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: refusal,
  });
  await ledger.announce('setup_intent.setup_failed', refused);
  return { intent: refused, refusal };
}

async function succeed(
  ledger: Ledger,
  intent: SetupIntent,
  method: PaymentMethod,
): Promise<SetupAttempt> {
  if (intent.customer !== null) await attachMethod(ledger, method, intent.customer);
  const ready = await ledger.save<SetupIntent>({
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  });
  await ledger.announce('setup_intent.succeeded', ready);
  return { intent: ready, refusal: null };
}

/** Tries to keep a card. Only for an intent that is neither done nor cancelled. */
export async function trySetup(
  ledger: Ledger,
  intent: SetupIntent,
  method: PaymentMethod,
): Promise<SetupAttempt> {
  const outcome = outcomeOf(method.hidden.behaviour, 'present');
  switch (outcome.kind) {
    case 'paid':
      return succeed(ledger, intent, method);
    case 'refused':
      return refuse(ledger, intent, outcome.refusal);
    case 'asks_bank': {
      const asked = await ledger.save<SetupIntent>({
        ...intent,
        status: 'requires_action',
        payment_method: method.id,
        last_setup_error: null,
        next_action: {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect' },
        },
      });
      await ledger.announce('setup_intent.requires_action', asked);
      return { intent: asked, refusal: null };
    }
  }
}

/** The bank has asked the card's owner. */
export async function answerSetupBank(
  ledger: Ledger,
  intent: SetupIntent,
  method: PaymentMethod,
  answer: 'complete' | 'fail',
): Promise<SetupAttempt> {
  if (answer === 'fail') return refuse(ledger, intent, failedChallenge('setup_intent'));
  return succeed(ledger, intent, method);
}

/** Nobody can use it any more. */
export async function cancelSetup(ledger: Ledger, intent: SetupIntent): Promise<SetupIntent> {
  const cancelled = await ledger.save<SetupIntent>({
    ...intent,
    status: 'canceled',
    next_action: null,
  });
  await ledger.announce('setup_intent.canceled', cancelled);
  return cancelled;
}
