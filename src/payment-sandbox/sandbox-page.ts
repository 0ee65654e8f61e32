/** What the payment page asks for directly: a card is tried, a bank's question answered. */
import { looksLikeCardNumber } from '#domain/payment/card-number-in-text.ts';
import type { LedgerStore } from './ledger-store.ts';
import type { Ledger } from './ledger.ts';
import type { PaymentIntent, Refusal, SetupIntent } from './objects.ts';
import { answerBank, tryCard } from './pay-intent.ts';
import { methodBy } from './payment-methods.ts';
import { answerSetupBank, trySetup } from './set-up-card.ts';

/** The outcome of a confirmation or an answer. */
export interface PageOutcome {
  readonly status: 'succeeded' | 'processing' | 'requires_action' | 'requires_payment_method';
  /** The provider's words on a card that was refused. */
  readonly declined: { readonly code: string; readonly message: string } | null;
}

export interface PageConfirmation {
  readonly clientSecret: string;
  /** Of a test card, such as `pm_card_visa`. */
  readonly token: string;
}

export interface PageAnswer {
  readonly clientSecret: string;
  readonly answer: 'complete' | 'fail';
}

/** The page asks for something that cannot be done. */
export class SandboxRefusal extends Error {
  override readonly name = 'SandboxRefusal';
  readonly code: 'not_found' | 'already_used' | 'invalid_input';

  constructor(code: SandboxRefusal['code']) {
    super(`The payment sandbox refuses: ${code}.`);
    this.code = code;
  }
}

export interface SandboxPage {
  /** Pays an intent. Rejects with a SandboxRefusal: `not_found`, or `already_used` when it is paid or cancelled. */
  readonly confirm: (confirmation: PageConfirmation) => Promise<PageOutcome>;
  /** Answers the bank. Rejects with a SandboxRefusal: `not_found`, or `already_used` when no question is open. */
  readonly challenge: (answer: PageAnswer) => Promise<PageOutcome>;
}

type Intent = PaymentIntent | SetupIntent;

function outcome({
  intent,
  refusal,
}: {
  readonly intent: Intent;
  readonly refusal: Refusal | null;
}): PageOutcome {
  const { status } = intent;
  if (status === 'canceled') throw new SandboxRefusal('already_used');
  const declined =
    refusal === null
      ? null
      : { code: refusal.decline_code ?? refusal.code, message: refusal.message };
  return { status, declined };
}

async function intentBy(ledger: Ledger, secret: string): Promise<Intent> {
  const [id = ''] = secret.split('_secret_');
  const intent =
    (await ledger.find('payment_intent', id)) ?? (await ledger.find('setup_intent', id));
  if (intent?.client_secret !== secret) throw new SandboxRefusal('not_found');
  return intent;
}

/** Plays the provider's part in the page; an intent's secret is enough to use it. */
export function createSandboxPage(store: LedgerStore): SandboxPage {
  return {
    confirm: ({ clientSecret, token }) =>
      store.work(async (ledger) => {
        if ([clientSecret, token].some(looksLikeCardNumber))
          throw new SandboxRefusal('invalid_input');
        const intent = await intentBy(ledger, clientSecret);
        if (intent.status === 'succeeded' || intent.status === 'canceled') {
          throw new SandboxRefusal('already_used');
        }
        const method = await methodBy(ledger, token);
        return outcome(
          intent.object === 'setup_intent'
            ? await trySetup(ledger, intent, method)
            : await tryCard(ledger, intent, method, 'present'),
        );
      }),
    challenge: ({ clientSecret, answer }) =>
      store.work(async (ledger) => {
        const intent = await intentBy(ledger, clientSecret);
        if (intent.status !== 'requires_action' || intent.payment_method === null) {
          throw new SandboxRefusal('already_used');
        }
        const method = await methodBy(ledger, intent.payment_method);
        return outcome(
          intent.object === 'setup_intent'
            ? await answerSetupBank(ledger, intent, method, answer)
            : await answerBank(ledger, intent, method, answer),
        );
      }),
  };
}
