import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { receivePaymentEvent } from '#contracts/payments.ts';
import { paymentEvents } from '#server/db/schema/payment-events.ts';
import { BODY_LIMIT_BYTES } from '#server/plugins/bodies.ts';
import { usePlatform } from './support/platform.ts';

const WEBHOOK_SECRET = 'whsec_of_the_tests';
const platform = usePlatform({
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
});
const { webhooks } = new Stripe('sk_test_nobody');

function event(id: string, object: object): string {
  return JSON.stringify({ id, object: 'event', type: 'charge.refunded', data: { object } });
}

/** About nobody whom we know: what follows from an event is for another test. */
const ABOUT_NOBODY = { object: 'product', id: 'prod_1' };
const PAYLOAD = event('evt_1', ABOUT_NOBODY);

function sign(payload: string, options: { secret?: string; timestamp?: number } = {}): string {
  return webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...options });
}

async function send(payload: string, headers: Readonly<Record<string, string>>) {
  const reply = await platform().app.inject({
    method: 'POST',
    url: receivePaymentEvent.path,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function storedEvents() {
  const rows = await platform().connection.database.select().from(paymentEvents);
  return rows.map(({ id }) => id);
}

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

describe('an announcement of the payment provider', () => {
  it('is taken with its signature, and a repeat changes nothing', async () => {
    for (const _ of [1, 2, 3]) {
      const reply = await send(PAYLOAD, { 'stripe-signature': sign(PAYLOAD) });
      expect(reply).toEqual({ status: 200, body: { received: true } });
    }
    expect(await storedEvents()).toEqual(['evt_1']);
  });

  it.each([
    ['none', undefined],
    ['nonsense', 'nonsense'],
    ['one of another secret', sign(PAYLOAD, { secret: 'whsec_of_others' })],
    ['one of another body', sign(PAYLOAD.replace('evt_1', 'evt_2'))],
    ['one from ten minutes ago', sign(PAYLOAD, { timestamp: secondsAgo(600) })],
  ])('is refused with a signature that is %s', async (_, signature) => {
    const headers: Record<string, string> =
      signature === undefined ? {} : { 'stripe-signature': signature };
    const { status, body } = await send(PAYLOAD, headers);
    expect([status, body.error]).toEqual([400, 'wrong_signature']);
    expect(await storedEvents()).toEqual([]);
  });

  it('is signed byte by byte', async () => {
    const spaced = JSON.stringify(JSON.parse(PAYLOAD), undefined, 2);
    const reply = await send(spaced, { 'stripe-signature': sign(spaced) });
    expect(reply.status).toBe(200);
    expect((await send(PAYLOAD, { 'stripe-signature': sign(spaced) })).status).toBe(400);
  });

  it('may be larger than what people send', async () => {
    const large = event('evt_large', { ...ABOUT_NOBODY, note: 'x'.repeat(BODY_LIMIT_BYTES) });
    expect((await send(large, { 'stripe-signature': sign(large) })).status).toBe(200);
  });

  it('comes as JSON, like everything else', async () => {
    const reply = await send(PAYLOAD, {
      'content-type': 'text/plain',
      'stripe-signature': sign(PAYLOAD),
    });
    expect([reply.status, reply.body.error]).toEqual([415, 'unsupported_media_type']);
  });
});
