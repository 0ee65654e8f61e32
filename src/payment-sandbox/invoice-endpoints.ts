import { z } from 'zod/mini';
import {
  type Answer,
  answerWith,
  type Call,
  type Endpoint,
  flag,
  readInput,
  text,
} from './endpoints.ts';
import { shown } from './envelope.ts';
import { voidInvoice } from './invoices.ts';
import { need } from './ledger.ts';
import { listPage } from './list-endpoint.ts';
import { tryCard } from './pay-intent.ts';
import { methodOfCustomer } from './payment-methods.ts';
import { invalidRequest } from './provider-error.ts';
import { knownCard } from './renewals.ts';
import { subscriptionOf } from './settle-invoice.ts';

const wanted = z.object({
  customer: z.optional(text),
  subscription: z.optional(text),
  status: z.optional(text),
});

const payment = z.object({ payment_method: z.optional(text), off_session: z.optional(flag) });

/** Pays an invoice at once, with the card that is named or the one that is known. */
async function pay({ ledger, id, input }: Call): Promise<Answer> {
  const invoice = await need(ledger, 'invoice', id);
  if (invoice.status === 'paid') {
    throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  }
  if (invoice.status === 'void') {
    throw invalidRequest('This invoice can no longer be paid because it is void.', {
      code: 'invoice_not_editable',
    });
  }
  const { payment_method: named, off_session: isAway } = readInput(payment, input);
  const method =
    named === undefined
      ? await knownCard(ledger, await subscriptionOf(ledger, invoice))
      : await methodOfCustomer(ledger, named, invoice.customer);
  if (method === undefined) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method.',
      { code: 'resource_missing' },
    );
  }
  const intent = await need(ledger, 'payment_intent', invoice.hidden.intent);
  const ownerIs = isAway === false ? 'present' : 'away';
  const { refusal } = await tryCard(ledger, intent, method, ownerIs);
  if (refusal === null) return answerWith(await need(ledger, 'invoice', id));
  const refused = await need(ledger, 'payment_intent', intent.id);
  return { kind: 'card-refused', body: { ...refusal, payment_intent: shown(refused) } };
}

export const INVOICE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    async answer({ ledger, input }) {
      const { subscription, ...fields } = readInput(wanted, input);
      const parent = { subscription_details: { subscription } };
      return listPage(ledger, 'invoice', input, {
        having: subscription === undefined ? fields : { ...fields, parent },
      });
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    answer: async ({ ledger, id }) => answerWith(await need(ledger, 'invoice', id)),
  },
  { method: 'POST', path: '/v1/invoices/:id/pay', answer: pay },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    async answer({ ledger, id }) {
      const invoice = await need(ledger, 'invoice', id);
      if (invoice.status !== 'open') {
        throw invalidRequest('You can only void an open invoice.', {
          code: 'invoice_not_editable',
        });
      }
      await voidInvoice(ledger, invoice);
      return answerWith(await need(ledger, 'invoice', id));
    },
  },
];
