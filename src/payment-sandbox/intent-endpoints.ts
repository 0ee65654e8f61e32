import { z } from 'zod/mini';
import { needCustomer } from './customer-endpoints.ts';
import {
  type Answer,
  answerWith,
  cents,
  type Endpoint,
  flag,
  mergeMetadata,
  metadataInput,
  readInput,
  removable,
  text,
} from './endpoints.ts';
import { shown } from './envelope.ts';
import { type Ledger, need } from './ledger.ts';
import { listEndpoint } from './list-endpoint.ts';
import type { PaymentIntent } from './objects.ts';
import { type Attempt, cancelIntent, makeIntent, tryCard } from './pay-intent.ts';
import { methodBy } from './payment-methods.ts';
import { invalidRequest } from './provider-error.ts';

/** The least that the provider charges, in cents of a US dollar. */
const LEAST_CENTS = 50;

const given = z.object({
  amount: cents,
  currency: z.string().check(z.regex(/^[a-z]{3}$/i)),
  customer: z.optional(text),
  description: z.optional(text),
  receipt_email: z.optional(text),
  metadata: z.optional(metadataInput),
  payment_method: z.optional(text),
  payment_method_types: z.optional(z.array(text)),
  setup_future_usage: z.optional(z.enum(['on_session', 'off_session'])),
  confirm: z.optional(flag),
  off_session: z.optional(flag),
});

const confirmation = z.object({
  payment_method: z.optional(text),
  off_session: z.optional(flag),
});

/** An intent that can still be paid. @throws {ProviderError} for one that is paid or cancelled. */
export function openIntent(intent: PaymentIntent, verb: string): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(
      `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
      { code: 'payment_intent_unexpected_state' },
    );
  }
  return intent;
}

function answerAttempt({ intent, refusal }: Attempt): Answer {
  if (refusal === null) return answerWith(intent);
  return { kind: 'card-refused', body: { ...refusal, payment_intent: shown(intent) } };
}

async function confirm(
  ledger: Ledger,
  intent: PaymentIntent,
  { payment_method: reference, off_session: isAway }: z.output<typeof confirmation>,
): Promise<Answer> {
  const known = reference ?? intent.payment_method;
  if (known === null) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      { code: 'payment_intent_unexpected_state', param: 'payment_method' },
    );
  }
  const method = await methodBy(ledger, known);
  return answerAttempt(await tryCard(ledger, intent, method, isAway === true ? 'away' : 'present'));
}

export const INTENT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    async answer({ ledger, input }) {
      const { metadata, ...fields } = readInput(given, input);
      if (fields.amount < LEAST_CENTS) {
        throw invalidRequest('Amount must be at least $0.50 usd', {
          code: 'amount_too_small',
          param: 'amount',
        });
      }
      if (fields.customer !== undefined) await needCustomer(ledger, fields.customer);
      const intent = await makeIntent(ledger, {
        amount: fields.amount,
        currency: fields.currency.toLowerCase(),
        customer: fields.customer ?? null,
        description: fields.description ?? null,
        receipt_email: fields.receipt_email ?? null,
        metadata: mergeMetadata({}, metadata),
        payment_method_types: fields.payment_method_types ?? ['card'],
        setup_future_usage: fields.setup_future_usage ?? null,
      });
      return fields.confirm === true ? confirm(ledger, intent, fields) : answerWith(intent);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    answer: async ({ ledger, id }) => answerWith(await need(ledger, 'payment_intent', id)),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    async answer({ ledger, id, input }) {
      const known = await need(ledger, 'payment_intent', id);
      const { metadata, description } = readInput(
        z.object({ metadata: z.optional(metadataInput), description: z.optional(removable) }),
        input,
      );
      return answerWith(
        await ledger.save<PaymentIntent>({
          ...known,
          metadata: mergeMetadata(known.metadata, metadata),
          description: description === undefined ? known.description : description,
        }),
      );
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    async answer({ ledger, id, input }) {
      const intent = openIntent(await need(ledger, 'payment_intent', id), 'confirm');
      return confirm(ledger, intent, readInput(confirmation, input));
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    async answer({ ledger, id, input }) {
      const intent = openIntent(await need(ledger, 'payment_intent', id), 'cancel');
      const { cancellation_reason: reason } = readInput(
        z.object({ cancellation_reason: z.optional(text) }),
        input,
      );
      return answerWith(await cancelIntent(ledger, intent, reason ?? null));
    },
  },
  listEndpoint('/v1/payment_intents', 'payment_intent', ['customer']),
  listEndpoint('/v1/charges', 'charge', ['customer', 'payment_intent']),
  {
    method: 'GET',
    path: '/v1/charges/:id',
    answer: async ({ ledger, id }) => answerWith(await need(ledger, 'charge', id)),
  },
];
