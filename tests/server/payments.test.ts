import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAccess } from '#contracts/access.ts';
import { readPaymentOptions } from '#contracts/payment-options.ts';
import { createPaymentIntent, readOrder, updatePro } from '#contracts/payments.ts';
import { login } from '#contracts/session.ts';
import { PASS_MS } from '#domain/access/entitlements.ts';
import { customers, entitlements, orders, payments } from '#server/db/schema/payments.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { beginOrder, buy, payOrder } from './support/buyer.ts';
import { usePlatform } from './support/platform.ts';
import { providerOf } from './support/shopper.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

function recheck({ visitor, id }: Member) {
  return visitor.call(updatePro, { body: { userId: id, isProUser: true } });
}

/** Signs a guest in to Zoe's account; what was theirs is hers with the next call. */
async function signInAsZoe(guest: Visitor): Promise<void> {
  const body = { email: zoe.email, password: PASSWORD, rememberMe: true };
  expect((await guest.call(login, { body })).statusCode).toBe(200);
}

async function accessOf(visitor: Visitor) {
  return readAccess.reply.parse((await visitor.call(readAccess)).json());
}

describe('buying', () => {
  it('is in test mode on this machine, without keys', async () => {
    const reply = await platform().visitor().call(readPaymentOptions);
    expect(reply.json()).toMatchObject({ provider: 'sandbox', publishableKey: null });
    expect((await accessOf(zoe.visitor)).isTestMode).toBe(true);
  });

  it.each(['monthly', 'yearly'] as const)('a %s subscription makes Pro', async (type) => {
    const order = await buy(zoe.visitor, type);
    expect(order).toMatchObject({ type, status: 'succeeded', client_secret: null });
    const reply = await recheck(zoe);
    expect([reply.statusCode, reply.json()]).toEqual([200, { isProUser: true }]);
    expect((await accessOf(zoe.visitor)).isProUser).toBe(true);
  });

  it('an hour of the artists gives an hour, to a guest too', async () => {
    const guest = platform().visitor();
    expect((await buy(guest, 'hourly')).status).toBe('succeeded');
    const { time, isProUser, features } = await accessOf(guest);
    expect(isProUser).toBe(false);
    expect(features.map(({ feature, source }) => [feature, source])).toEqual([
      ['pro-artists-chat', 'pass'],
    ]);
    const left = new Date(features[0]?.until ?? 0).getTime() - new Date(time).getTime();
    expect(left).toBeGreaterThan(PASS_MS - 30_000);
    expect(left).toBeLessThanOrEqual(PASS_MS);
  });

  it('what a guest has bought is the account’s at sign-in, and of nobody else', async () => {
    const guest = platform().visitor();
    const { orderId } = await buy(guest, 'hourly');
    const copied = new Map(guest.cookies);
    await signInAsZoe(guest);
    expect((await accessOf(guest)).features).toHaveLength(1);
    expect((await accessOf(zoe.visitor)).features).toHaveLength(1);
    const order = await zoe.visitor.call(readOrder, { params: { orderId } });
    expect(order.json()).toMatchObject({ status: 'succeeded' });
    const thief = platform().visitor();
    for (const [name, value] of copied) thief.cookies.set(name, value);
    expect((await accessOf(thief)).features).toEqual([]);
    expect((await buy(thief, 'hourly')).status).toBe('succeeded');
  });

  it('two hours, one before and one after signing in, adds up', async () => {
    await buy(zoe.visitor, 'hourly');
    const guest = platform().visitor();
    await buy(guest, 'hourly');
    await signInAsZoe(guest);
    await accessOf(guest);
    await recheck(zoe);
    const { time, features } = await accessOf(zoe.visitor);
    const rows = await platform().connection.database.select().from(entitlements);
    const end = Math.max(...rows.map(({ endsAt }) => endsAt.getTime()));
    expect(features).toHaveLength(1);
    expect(end - new Date(time).getTime()).toBeGreaterThan(1.9 * PASS_MS);
  });
});

describe('an order', () => {
  it('costs what the price list says', async () => {
    const reply = await zoe.visitor.call(createPaymentIntent, {
      body: { amount: 1, type: 'monthly', orderId: randomUUID() },
    });
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'wrong_amount']);
  });

  it.each(['monthly', 'yearly'] as const)('for %s asks for a sign-in', async (type) => {
    const amount = type === 'monthly' ? 1999 : 19_999;
    const guest = platform().visitor();
    const reply = await guest.call(createPaymentIntent, { body: { amount, type } });
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'signed_out']);
    expect(guest.cookies.size).toBe(0);
  });

  it('can be sent again, at the same time too, and is one payment', async () => {
    const orderId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => beginOrder(zoe.visitor, 'monthly', orderId)),
    );
    expect(new Set(replies.map(({ client_secret }) => client_secret)).size).toBe(1);
    expect(await platform().connection.database.select().from(orders)).toHaveLength(1);
  });

  it('is the open one if there is one, whatever its page calls it', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => beginOrder(zoe.visitor, 'hourly')),
    );
    expect(new Set(replies.map(({ orderId }) => orderId)).size).toBe(1);
    const later = await beginOrder(zoe.visitor, 'hourly');
    expect(later).toEqual(replies[0]);
  });

  it('can be paid after a card was declined, once', async () => {
    const order = await beginOrder(zoe.visitor, 'monthly');
    const { status, declined } = await payOrder(zoe.visitor, order, 'pm_card_chargeDeclined');
    expect([status, declined?.message]).toEqual([
      'requires_payment_method',
      'Your card was declined.',
    ]);
    expect((await recheck(zoe)).statusCode).toBe(402);
    expect(await beginOrder(zoe.visitor, 'monthly', order.orderId)).toMatchObject(order);
    await payOrder(zoe.visitor, order);
    expect((await recheck(zoe)).statusCode).toBe(200);
    const rows = await platform().connection.database.select().from(payments);
    expect(rows.map(({ status: became }) => became)).toEqual(['succeeded']);
  });

  it('of another person is not there', async () => {
    const { orderId } = await beginOrder(zoe.visitor, 'hourly');
    const ana = await joinAs(platform());
    const read = await ana.visitor.call(readOrder, { params: { orderId } });
    const again = await ana.visitor.call(createPaymentIntent, {
      body: { amount: 699, type: 'hourly', orderId },
    });
    expect([read.statusCode, again.statusCode]).toEqual([404, 404]);
    expect((await platform().visitor().call(readOrder, { params: { orderId } })).statusCode).toBe(
      404,
    );
  });

  it('is for one thing', async () => {
    const { orderId } = await beginOrder(zoe.visitor, 'hourly');
    const body = { amount: 1999, type: 'monthly', orderId };
    const reply = await zoe.visitor.call(createPaymentIntent, { body });
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'already_used']);
  });

  it('for a subscription is refused to a person who has one', async () => {
    await buy(zoe.visitor, 'monthly');
    const body = { amount: 19_999, type: 'yearly', orderId: randomUUID() };
    const reply = await zoe.visitor.call(createPaymentIntent, { body });
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'already_pro']);
  });

  it('for another subscription ends the one that was begun', async () => {
    const first = await beginOrder(zoe.visitor, 'monthly');
    const second = await beginOrder(zoe.visitor, 'yearly');
    const gone = await zoe.visitor.call(readOrder, { params: { orderId: first.orderId } });
    expect(gone.json()).toMatchObject({ status: 'failed', client_secret: null });
    await payOrder(zoe.visitor, second);
    expect((await recheck(zoe)).statusCode).toBe(200);
  });
});

describe('a subscription whose payment was given back', () => {
  it('no longer makes Pro, and ends when another is begun', async () => {
    await buy(zoe.visitor, 'monthly');
    const { database } = platform().connection;
    const [payment] = await database.select().from(payments);
    const stripe = await providerOf(platform());
    await stripe.refunds.create({ payment_intent: payment?.intentId ?? '' });
    expect((await recheck(zoe)).statusCode).toBe(402);
    await buy(zoe.visitor, 'yearly');
    expect((await recheck(zoe)).statusCode).toBe(200);
    const { status } = await stripe.subscriptions.retrieve(payment?.subscriptionId ?? '');
    expect(status).toBe('canceled');
  });
});

describe('asking again whether an account has paid', () => {
  it('is 202 while a payment settles', async () => {
    await beginOrder(zoe.visitor, 'monthly');
    const { database } = platform().connection;
    const [customer] = await database.select().from(customers);
    await database.insert(payments).values({
      customerId: customer?.id ?? '',
      intentId: 'pi_on_its_way',
      kind: 'monthly',
      status: 'processing',
      amountCents: 1999,
      currency: 'usd',
    });
    const reply = await recheck(zoe);
    expect([reply.statusCode, reply.json()]).toEqual([202, { isProUser: false }]);
  });

  it('is 402 while it has not', async () => {
    const reply = await recheck(zoe);
    expect([reply.statusCode, reply.json().error]).toEqual([402, 'not_paid']);
  });

  it('is 403 about another person', async () => {
    const ana = await joinAs(platform());
    await buy(ana.visitor, 'monthly');
    const body = { userId: ana.id, isProUser: true };
    expect((await zoe.visitor.call(updatePro, { body })).statusCode).toBe(403);
  });

  it('can be repeated', async () => {
    await buy(zoe.visitor, 'monthly');
    const replies = await Promise.all([1, 2, 3, 4].map(() => recheck(zoe)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await platform().connection.database.select().from(entitlements)).toHaveLength(1);
  });
});
