import { z } from 'zod/mini';
import { inDollars } from '#domain/pricing/prices.ts';
import {
  answerWith,
  cents,
  type Endpoint,
  mergeMetadata,
  metadataInput,
  readInput,
  text,
} from './endpoints.ts';
import { type Ledger, need } from './ledger.ts';
import { listEndpoint } from './list-endpoint.ts';
import { idFor } from './make-id.ts';
import type { Charge, Refund } from './objects.ts';
import { invalidRequest } from './provider-error.ts';

const given = z.object({
  charge: z.optional(text),
  payment_intent: z.optional(text),
  amount: z.optional(cents),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadataInput),
});

/** The charge that a call names, by itself or by its payment intent. */
export async function needCharge(
  ledger: Ledger,
  named: { readonly charge?: string | undefined; readonly payment_intent?: string | undefined },
): Promise<Charge> {
  if (named.charge !== undefined) return need(ledger, 'charge', named.charge, 'charge');
  const id = named.payment_intent;
  if (id === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = await need(ledger, 'payment_intent', id, 'payment_intent');
  if (intent.latest_charge === null || intent.status !== 'succeeded') {
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
  }
  return need(ledger, 'charge', intent.latest_charge);
}

function amountOf(charge: Charge, asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} was not paid.`);
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (asked !== undefined && (asked > left || asked < 1)) {
    throw invalidRequest(
      `Refund amount (${inDollars(asked)}) is greater than unrefunded amount on charge (${inDollars(left)})`,
      { param: 'amount' },
    );
  }
  return asked ?? left;
}

async function refundCharge(
  ledger: Ledger,
  charge: Charge,
  { amount: asked, reason, metadata }: z.output<typeof given>,
): Promise<Refund> {
  if (charge.disputed) {
    const open = await ledger.list('dispute', { having: { charge: charge.id } });
    if (open.some(({ status }) => status !== 'won')) {
      throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      });
    }
  }
  const amount = amountOf(charge, asked);
  const refunded = charge.amount_refunded + amount;
  const refund = await ledger.save<Refund>({
    id: idFor('refund'),
    object: 'refund',
    created: ledger.now,
    amount,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    currency: charge.currency,
    reason: reason ?? null,
    status: 'succeeded',
    metadata: mergeMetadata({}, metadata),
  });
  const after = await ledger.save<Charge>({
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  await ledger.announce('refund.created', refund);
  await ledger.announce('charge.refunded', after);
  return refund;
}

export const REFUND_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    async answer({ ledger, input }) {
      const asked = readInput(given, input);
      return answerWith(await refundCharge(ledger, await needCharge(ledger, asked), asked));
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    answer: async ({ ledger, id }) => answerWith(await need(ledger, 'refund', id)),
  },
  listEndpoint('/v1/refunds', 'refund', ['charge', 'payment_intent']),
];
