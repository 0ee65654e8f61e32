import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Stripe from 'stripe';
import type { Contract } from '#contracts/contract.ts';
import { grantAccess, refundPayment, revokeAccess } from '#contracts/operator-customers.ts';
import { answerTestChallenge, confirmTestPayment } from '#contracts/payment-sandbox.ts';
import { createPaymentIntent, readOrder, updatePro } from '#contracts/payments.ts';
import { downloadInvoice, usePaymentMethod } from '#contracts/subscription.ts';
import { TEST_CARDS } from '#app/subscribe/test-cards.ts';
import { users } from '#server/db/schema/accounts.ts';
import { newMember, type Person } from '#tests/server/support/payment-world/people.ts';
import {
  type PaymentWorld,
  startPaymentWorld,
} from '#tests/server/support/payment-world/payment-world.ts';
import { deliver } from '#tests/server/support/payment-world/postman.ts';
import { tablesHolding } from '#tests/server/support/search-tables.ts';
import type { VisitorRequest } from '#tests/server/support/visitor.ts';

const GROUPS = /(\d{4})(?=\d)/g;

/** The numbers of the test cards and of another network's, as people write them. */
const NUMBERS = [...TEST_CARDS.map(({ number }) => number), '378282246310005'].flatMap(
  (written) => {
    const number = written.replaceAll(/\D/g, '');
    return [number, number.replaceAll(GROUPS, '$1 '), number.replaceAll(GROUPS, '$1-')];
  },
);

let world: PaymentWorld;
let member: Person;
let operator: Person;
beforeAll(async () => {
  world = await startPaymentWorld({ logLevel: 'debug' });
  member = await newMember(world);
  operator = await newMember(world);
  await world.connection.database
    .update(users)
    .set({ role: 'operator' })
    .where(eq(users.id, String(operator.userId)));
  // The caller was cached for a moment.
  await world.setTrouble('restart');
});
afterAll(() => world.stop());

type Place = readonly [
  where: string,
  contract: Contract,
  request: (number: string) => VisitorRequest,
];

/** Wherever a call about money takes a text. */
const PLACES: readonly Place[] = [
  [
    'the id of an order',
    createPaymentIntent,
    (number) => ({ body: { amount: 1999, type: 'monthly', orderId: number } }),
  ],
  ['the plan', createPaymentIntent, (number) => ({ body: { amount: 1999, type: number } })],
  ['the amount', createPaymentIntent, (number) => ({ body: { amount: number, type: 'monthly' } })],
  ['the address of an order', readOrder, (number) => ({ params: { orderId: number } })],
  ['the address of an invoice', downloadInvoice, (number) => ({ params: { id: number } })],
  ['the account', updatePro, (number) => ({ body: { userId: number, isProUser: true } })],
  [
    'the token of a card',
    confirmTestPayment,
    (number) => ({ body: { clientSecret: 'pi_1_secret_1', token: number } }),
  ],
  [
    'the secret of a payment',
    confirmTestPayment,
    (number) => {
      const digits = number.replaceAll(/\D/g, '');
      return { body: { clientSecret: `pi_${digits}_secret_${digits}`, token: 'pm_card_visa' } };
    },
  ],
  [
    'the answer to a bank',
    answerTestChallenge,
    (number) => ({ body: { clientSecret: number, answer: number } }),
  ],
  [
    'a field that there is not',
    createPaymentIntent,
    (number) => ({
      body: { type: 'monthly', cardNumber: number, expiryDate: '12/30', cvv: '123' },
    }),
  ],
  ['the new card', usePaymentMethod, (number) => ({ body: { number } })],
];

/** Wherever the provider's library sends a text. */
const SENDS: readonly (readonly [
  where: string,
  send: (stripe: Stripe, number: string) => Promise<unknown>,
])[] = [
  ['a name', (stripe, name) => stripe.customers.create({ name })],
  ['a description', (stripe, description) => stripe.customers.create({ description })],
  ['metadata', (stripe, note) => stripe.customers.create({ metadata: { note } })],
  [
    'the name of metadata',
    (stripe, note) => stripe.customers.create({ metadata: { [note]: '1' } }),
  ],
  [
    'a key against repeats',
    (stripe, idempotencyKey) => stripe.customers.create({}, { idempotencyKey }),
  ],
  ['an address', (stripe, id) => stripe.paymentIntents.retrieve(id)],
  ['a question', (stripe, customer) => stripe.paymentIntents.list({ customer })],
  [
    'a payment',
    (stripe, description) =>
      stripe.paymentIntents.create({ amount: 699, currency: 'usd', description }),
  ],
  [
    'a card',
    (stripe, number) =>
      stripe.paymentIntents.create({
        amount: 699,
        currency: 'usd',
        confirm: true,
        payment_method: number,
      }),
  ],
  [
    'the fields of a card',
    (stripe, number) =>
      stripe.paymentMethods.create({
        type: 'card',
        card: { number, exp_month: 12, exp_year: 2030, cvc: '123' },
      }),
  ],
  [
    'a token',
    (stripe, number) =>
      stripe.tokens.create({ card: { number, exp_month: '12', exp_year: '2030', cvc: '123' } }),
  ],
];

/** Wherever an operator writes why. */
const ACTIONS = [
  ['a refund', refundPayment, { paymentId: randomUUID() }],
  [
    'a grant',
    grantAccess,
    { scope: 'pro', until: new Date(Date.now() + 86_400_000).toISOString() },
  ],
  ['what is taken back', revokeAccess, { entitlementId: randomUUID() }],
] as const;

describe('the number of a card', () => {
  it.each(ACTIONS)('is refused as the reason of %s', async (_, contract, fields) => {
    for (const number of NUMBERS) {
      const reply = await operator.visitor.call(contract, {
        params: { id: String(member.userId) },
        body: { actionId: randomUUID(), ...fields, reason: `They paid with ${number}, they say` },
      });
      expect([reply.statusCode, reply.json().field]).toEqual([400, 'reason']);
    }
  });

  it.each(PLACES)('is refused as %s', async (_, contract, request) => {
    for (const number of NUMBERS) {
      const reply = await member.visitor.call(contract, request(number));
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.body).not.toContain(number);
    }
  });

  it.each(SENDS)('is refused by the sandbox as %s', async (_, send) => {
    for (const number of NUMBERS) {
      const refusal: unknown = await send(world.stripe, number).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
      expect(JSON.stringify(refusal)).not.toContain(number);
    }
  });

  it('is refused in what is announced without a signature', async () => {
    for (const number of NUMBERS) {
      const payload = JSON.stringify({ id: number, data: { object: { number } } });
      expect(await deliver(world.app(), { payload, signature: `t=1,v1=${number}` })).toBe(400);
    }
  });

  it('stands in no line of the log and in no row of any table afterwards', async () => {
    const lines = world.log.join('\n');
    expect(lines).not.toBe('');
    expect(NUMBERS.filter((number) => lines.includes(number))).toEqual([]);
    expect(await tablesHolding(world.connection, NUMBERS)).toEqual([]);
  });
});
