import { z } from 'zod/mini';
import { needCustomer } from './customer-endpoints.ts';
import {
  type Answer,
  answerWith,
  type Endpoint,
  mergeMetadata,
  metadataInput,
  readInput,
  text,
} from './endpoints.ts';
import { shown } from './envelope.ts';
import { need } from './ledger.ts';
import { listEndpoint } from './list-endpoint.ts';
import type { PaymentMethod, SetupIntent } from './objects.ts';
import { attachMethod, methodBy } from './payment-methods.ts';
import { invalidRequest } from './provider-error.ts';
import { cancelSetup, makeSetup, type SetupAttempt, trySetup } from './set-up-card.ts';

const givenSetup = z.object({
  customer: z.optional(text),
  usage: z.optional(z.enum(['on_session', 'off_session'])),
  metadata: z.optional(metadataInput),
});

const confirmation = z.object({ payment_method: text });

/** A setup intent that can still be used. @throws {ProviderError} for any other. */
function openSetup(intent: SetupIntent, verb: string): SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(
      `You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`,
      { code: 'setup_intent_unexpected_state' },
    );
  }
  return intent;
}

function answerSetup({ intent, refusal }: SetupAttempt): Answer {
  if (refusal === null) return answerWith(intent);
  return { kind: 'card-refused', body: { ...refusal, setup_intent: shown(intent) } };
}

export const CARD_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/setup_intents',
    async answer({ ledger, input }) {
      const { customer, usage, metadata } = readInput(givenSetup, input);
      if (customer !== undefined) await needCustomer(ledger, customer);
      return answerWith(
        await makeSetup(ledger, {
          customer: customer ?? null,
          usage: usage ?? 'off_session',
          metadata: mergeMetadata({}, metadata),
        }),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    answer: async ({ ledger, id }) => answerWith(await need(ledger, 'setup_intent', id)),
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    async answer({ ledger, id, input }) {
      const intent = openSetup(await need(ledger, 'setup_intent', id), 'confirm');
      const { payment_method: reference } = readInput(confirmation, input);
      return answerSetup(await trySetup(ledger, intent, await methodBy(ledger, reference)));
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    async answer({ ledger, id }) {
      const intent = openSetup(await need(ledger, 'setup_intent', id), 'cancel');
      return answerWith(await cancelSetup(ledger, intent));
    },
  },
  listEndpoint('/v1/setup_intents', 'setup_intent', ['customer', 'payment_method']),
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    answer: async ({ ledger, id }) => answerWith(await need(ledger, 'payment_method', id)),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    async answer({ ledger, id, input }) {
      const { customer } = readInput(z.object({ customer: text }), input);
      await needCustomer(ledger, customer);
      return answerWith(await attachMethod(ledger, await methodBy(ledger, id), customer));
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    async answer({ ledger, id }) {
      const method = await need(ledger, 'payment_method', id);
      const detached = await ledger.save<PaymentMethod>({ ...method, customer: null });
      await ledger.announce('payment_method.detached', detached);
      return answerWith(detached);
    },
  },
  listEndpoint('/v1/payment_methods', 'payment_method', ['customer', 'type']),
];
