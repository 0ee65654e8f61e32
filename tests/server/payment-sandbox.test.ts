import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox();

function pay(stripe: Stripe, more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  return stripe.paymentIntents.create({ amount: 699, currency: 'usd', ...more });
}

function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error: unknown) => {
      if (error instanceof Stripe.errors.StripeError) return error;
      throw error;
    },
  );
}

describe('a customer of the sandbox', () => {
  test('is made, found and changed', async () => {
    const { stripe } = sandbox();
    const { id } = await stripe.customers.create({
      email: 'ada@example.test',
      metadata: { userId: 'u1', plan: 'x' },
    });
    await stripe.customers.update(id, { name: 'Ada', metadata: { plan: '' } });
    expect(await stripe.customers.retrieve(id)).toMatchObject({
      email: 'ada@example.test',
      name: 'Ada',
      metadata: { userId: 'u1' },
    });
  });

  test('who was deleted is no longer known', async () => {
    const { stripe } = sandbox();
    const { id } = await stripe.customers.create({ email: 'ada@example.test' });
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toEqual(expect.objectContaining({ deleted: true }));
    const refusal = await refusalOf(pay(stripe, { customer: id }));
    expect(refusal.code).toBe('resource_missing');
  });
});

describe('a payment in the sandbox', () => {
  test('is made by a page with the token of a card', async () => {
    const { stripe, confirm } = sandbox();
    const intent = await pay(stripe, { metadata: { kind: 'hourly' } });
    expect(intent.status).toBe('requires_payment_method');
    const clientSecret = intent.client_secret ?? '';
    expect(await confirm({ clientSecret, token: 'pm_card_visa' })).toEqual({
      status: 'succeeded',
      declined: null,
    });
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 699 });
    expect(paid.latest_charge).toMatchObject({
      paid: true,
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    });
  });

  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'Your card has expired.'],
  ])('with %s is refused in the words of the provider', async (token, code, decline, words) => {
    const { stripe } = sandbox();
    const intent = await pay(stripe);
    const refusal = await refusalOf(
      stripe.paymentIntents.confirm(intent.id, { payment_method: token }),
    );
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(refusal).toMatchObject({ code, decline_code: decline, message: words });
    const refused = await stripe.paymentIntents.retrieve(intent.id);
    expect(refused.status).toBe('requires_payment_method');
    expect(refused.last_payment_error?.message).toBe(words);
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');
  });

  test.each([
    ['complete', 'succeeded'],
    ['fail', 'requires_payment_method'],
  ] as const)('asks the bank first: %s', async (answer, status) => {
    const { stripe, confirm, challenge } = sandbox();
    const clientSecret = (await pay(stripe)).client_secret ?? '';
    const asked = await confirm({ clientSecret, token: 'pm_card_authenticationRequired' });
    expect(asked.status).toBe('requires_action');
    const answered = await challenge({ clientSecret, answer });
    expect(answered.status).toBe(status);
    expect(answered.declined === null).toBe(answer === 'complete');
  });

  test('is made once, however many pages pay at once', async () => {
    const { stripe, confirm } = sandbox();
    const intent = await pay(stripe);
    const clientSecret = intent.client_secret ?? '';
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => confirm({ clientSecret, token: 'pm_card_visa' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  test('cannot be made with a wrong secret, nor after it was cancelled', async () => {
    const { stripe, confirm } = sandbox();
    const intent = await pay(stripe);
    const token = 'pm_card_visa';
    await expect(confirm({ clientSecret: `${intent.id}_secret_0`, token })).rejects.toMatchObject({
      code: 'not_found',
    });
    await stripe.paymentIntents.cancel(intent.id);
    await expect(
      confirm({ clientSecret: intent.client_secret ?? '', token }),
    ).rejects.toMatchObject({ code: 'already_used' });
  });
});

describe('a call with an idempotency key', () => {
  test('makes one thing, however often and however much at once it is sent', async () => {
    const { stripe } = sandbox();
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        stripe.paymentIntents.create(
          { amount: 699, currency: 'usd' },
          { idempotencyKey: 'order-1' },
        ),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  test('is refused with another body', async () => {
    const { stripe } = sandbox();
    const options = { idempotencyKey: 'order-1' };
    await stripe.paymentIntents.create({ amount: 699, currency: 'usd' }, options);
    const refusal = await refusalOf(
      stripe.paymentIntents.create({ amount: 700, currency: 'usd' }, options),
    );
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });
});

describe('the announcements of the sandbox', () => {
  test('are signed as the provider signs', async () => {
    const { stripe, confirm, announced, settled, webhookSecret } = sandbox();
    const clientSecret = (await pay(stripe)).client_secret ?? '';
    await confirm({ clientSecret, token: 'pm_card_visa' });
    await settled();
    const events = announced().map(({ payload, signature }) =>
      stripe.webhooks.constructEvent(payload, signature, webhookSecret),
    );
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
    expect(events.every(({ api_version: version }) => version === Stripe.API_VERSION)).toBe(true);
  });

  test('are repeated until they are accepted', async () => {
    const { stripe, announced, refuseNext, settled } = sandbox();
    refuseNext(1);
    await pay(stripe);
    await expect
      .poll(async () => {
        await settled();
        return announced().length;
      })
      .toBe(2);
    const [first, second] = announced();
    expect(second?.payload).toBe(first?.payload);
  });

  test('that nobody accepted come from the sandbox that is started next', async () => {
    const { stripe, announced, refuseNext, restart, settled } = sandbox();
    refuseNext(1);
    await pay(stripe);
    await settled();
    await restart();
    const restarted = sandbox();
    await expect
      .poll(async () => {
        await restarted.settled();
        return announced().length;
      })
      .toBe(2);
    const [, again] = announced();
    const { payload = '', signature = '' } = again ?? {};
    const { type } = stripe.webhooks.constructEvent(payload, signature, restarted.webhookSecret);
    expect(type).toBe('payment_intent.created');
  });
});

describe('the sandbox', () => {
  test.each([
    ['description', '4242 4242 4242 4242'],
    ['receipt_email', '5555555555554444@example.test'],
  ])('refuses the number of a card in %s', async (field, value) => {
    const { stripe } = sandbox();
    const refusal = await refusalOf(pay(stripe, { [field]: value }));
    expect(refusal.code).toBe('card_number_refused');
    expect(refusal.message).not.toContain(value);
  });

  test('tells the owner of the data folder alone how to reach it', async () => {
    const { url, secretKey, dataFolder } = sandbox();
    const file = join(dataFolder, 'payment-sandbox.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ url, secretKey });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('refuses an address, a field and a page that it does not know', async () => {
    const { stripe } = sandbox();
    const unknown = await refusalOf(stripe.rawRequest('POST', '/v1/payouts', { amount: 1 }));
    expect(unknown.message).toContain('Unrecognized request URL');
    await pay(stripe);
    const field = await refusalOf(stripe.paymentIntents.list({ expand: ['data.nothing'] }));
    expect(field.message).toBe('This property cannot be expanded (nothing).');
    const page = await refusalOf(stripe.customers.list({ starting_after: 'cus_none' }));
    expect(page.code).toBe('resource_missing');
  });

  test('answers nobody without its key', async () => {
    const { url } = sandbox();
    const response = await fetch(`${url}/v1/payment_intents`, {
      headers: { authorization: 'Bearer sk_test_wrong' },
    });
    expect(response.status).toBe(401);
  });

  test('sends lists in pages, the newest first', async () => {
    const { stripe } = sandbox();
    const { id: customer } = await stripe.customers.create();
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.push((await pay(stripe, { customer })).id);
    await pay(stripe);
    const first = await stripe.paymentIntents.list({ customer, limit: 2 });
    expect(first.has_more).toBe(true);
    const all = await stripe.paymentIntents
      .list({ customer, limit: 2 })
      .autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(made.toReversed());
  });
});
