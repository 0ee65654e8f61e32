import { z } from 'zod/mini';
import {
  answerWith,
  type Call,
  type Endpoint,
  mergeMetadata,
  metadataInput,
  readInput,
  removable,
} from './endpoints.ts';
import { type Ledger, need } from './ledger.ts';
import { listEndpoint, listPage } from './list-endpoint.ts';
import { idFor } from './make-id.ts';
import type { Customer } from './objects.ts';
import { missing } from './provider-error.ts';
import { methodOfCustomer } from './payment-methods.ts';
import { endSubscription } from './renewals.ts';

const given = z.object({
  email: z.optional(removable),
  name: z.optional(removable),
  description: z.optional(removable),
  metadata: z.optional(metadataInput),
  invoice_settings: z.optional(z.object({ default_payment_method: z.optional(removable) })),
});

/** A customer who is still there. */
export async function needCustomer(
  ledger: Ledger,
  id: string,
  param = 'customer',
): Promise<Customer> {
  const customer = await need(ledger, 'customer', id, param);
  if (customer.deleted === true) throw missing('customer', id, param);
  return customer;
}

async function changed({ ledger, input }: Call, customer: Customer): Promise<Customer> {
  const { metadata, invoice_settings: settings, ...fields } = readInput(given, input);
  const method = settings?.default_payment_method;
  if (typeof method === 'string') await methodOfCustomer(ledger, method, customer.id);
  return {
    ...customer,
    email: fields.email === undefined ? customer.email : fields.email,
    name: fields.name === undefined ? customer.name : fields.name,
    description: fields.description === undefined ? customer.description : fields.description,
    metadata: mergeMetadata(customer.metadata, metadata),
    invoice_settings:
      method === undefined ? customer.invoice_settings : { default_payment_method: method },
  };
}

/** Ends a customer's subscriptions, erases their details and marks them as deleted. */
async function remove({ ledger, id }: Call): Promise<void> {
  const customer = await needCustomer(ledger, id, 'id');
  const running = await ledger.list('subscription', {
    having: { customer: id },
    withoutStatus: ['canceled', 'incomplete_expired'],
  });
  for (const subscription of running) {
    await endSubscription(ledger, subscription, 'cancellation_requested');
  }
  const removed = await ledger.save<Customer>({
    ...customer,
    email: null,
    name: null,
    description: null,
    metadata: {},
    deleted: true,
  });
  await ledger.announce('customer.deleted', removed);
}

export const CUSTOMER_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    async answer(call) {
      const { ledger } = call;
      const empty: Customer = {
        id: idFor('customer'),
        object: 'customer',
        created: ledger.now,
        livemode: false,
        email: null,
        name: null,
        description: null,
        metadata: {},
        invoice_settings: { default_payment_method: null },
      };
      const customer = await ledger.save(await changed(call, empty));
      await ledger.announce('customer.created', customer);
      return answerWith(customer);
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    async answer({ ledger, id }) {
      const customer = await need(ledger, 'customer', id);
      if (customer.deleted !== true) return answerWith(customer);
      return { kind: 'raw', body: { id, object: 'customer', deleted: true } };
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    async answer(call) {
      const { ledger, id } = call;
      const known = await needCustomer(ledger, id, 'id');
      const customer = await ledger.save(await changed(call, known));
      await ledger.announce('customer.updated', customer);
      return answerWith(customer);
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    async answer(call) {
      await remove(call);
      return { kind: 'raw', body: { id: call.id, object: 'customer', deleted: true } };
    },
  },
  listEndpoint('/v1/customers', 'customer', ['email']),
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    async answer({ ledger, id, input }) {
      await needCustomer(ledger, id);
      return listPage(ledger, 'payment_method', input, { having: { customer: id } });
    },
  },
];
