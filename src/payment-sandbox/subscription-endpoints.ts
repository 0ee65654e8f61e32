import { z } from 'zod/mini';
import { needCustomer } from './customer-endpoints.ts';
import {
  answerWith,
  type Call,
  type Endpoint,
  flag,
  mergeMetadata,
  metadataInput,
  readInput,
  removable,
  text,
} from './endpoints.ts';
import { need } from './ledger.ts';
import { listPage } from './list-endpoint.ts';
import type { Subscription } from './billing-objects.ts';
import { methodOfCustomer } from './payment-methods.ts';
import { invalidRequest, missing } from './provider-error.ts';
import { chargeInvoice, endSubscription } from './renewals.ts';
import { subscribe, withEnd } from './subscribe.ts';

const saving = z.enum(['off', 'on_subscription']);

const given = z.object({
  customer: text,
  items: z.array(z.object({ price: text })).check(z.minLength(1), z.maxLength(1)),
  payment_behavior: z.optional(text),
  payment_settings: z.optional(z.object({ save_default_payment_method: z.optional(saving) })),
  default_payment_method: z.optional(text),
  metadata: z.optional(metadataInput),
});

const change = z.object({
  cancel_at_period_end: z.optional(flag),
  default_payment_method: z.optional(removable),
  metadata: z.optional(metadataInput),
});

const wanted = z.object({
  customer: z.optional(text),
  status: z.optional(text),
});

function isOver({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

async function make({ ledger, input }: Call): Promise<Subscription> {
  const { items, payment_settings: settings, ...fields } = readInput(given, input);
  const customer = await needCustomer(ledger, fields.customer);
  const price = await need(ledger, 'price', items[0]?.price ?? '', 'items[0][price]');
  const { default_payment_method: method } = fields;
  if (method !== undefined) await methodOfCustomer(ledger, method, customer.id);
  const { subscription, invoice, intent } = await subscribe(ledger, {
    customer: customer.id,
    price,
    metadata: mergeMetadata({}, fields.metadata),
    defaultMethod: method ?? null,
    saveMethod: settings?.save_default_payment_method ?? 'off',
  });
  if (fields.payment_behavior === 'default_incomplete') return subscription;
  await chargeInvoice(ledger, invoice, intent);
  return need(ledger, 'subscription', subscription.id);
}

async function update({ ledger, id, input }: Call): Promise<Subscription> {
  const known = await need(ledger, 'subscription', id);
  const fields = readInput(change, input);
  if (isOver(known)) {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  const method = fields.default_payment_method;
  if (typeof method === 'string') await methodOfCustomer(ledger, method, known.customer);
  const ending = withEnd(
    known,
    fields.cancel_at_period_end ?? known.cancel_at_period_end,
    ledger.now,
  );
  const changed = await ledger.save<Subscription>({
    ...ending,
    default_payment_method: method === undefined ? known.default_payment_method : method,
    metadata: mergeMetadata(known.metadata, fields.metadata),
  });
  await ledger.announce('customer.subscription.updated', changed);
  return changed;
}

export const SUBSCRIPTION_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    answer: async (call) => answerWith(await make(call)),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    async answer({ ledger, input }) {
      const { customer, status } = readInput(wanted, input);
      const isAny = status === undefined || status === 'all';
      const having = {
        ...(customer === undefined ? {} : { customer }),
        ...(isAny ? {} : { status }),
      };
      return listPage(ledger, 'subscription', input, {
        having,
        ...(status === undefined ? { withoutStatus: ['canceled', 'incomplete_expired'] } : {}),
      });
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    answer: async ({ ledger, id }) => answerWith(await need(ledger, 'subscription', id)),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    answer: async (call) => answerWith(await update(call)),
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    async answer({ ledger, id }) {
      const subscription = await need(ledger, 'subscription', id);
      if (isOver(subscription)) throw missing('subscription', id);
      return answerWith(await endSubscription(ledger, subscription, 'cancellation_requested'));
    },
  },
];
