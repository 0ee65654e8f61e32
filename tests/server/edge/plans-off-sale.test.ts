import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAccess } from '#contracts/access.ts';
import { readPaymentOptions } from '#contracts/payment-options.ts';
import { createPaymentIntent, readOrder, updatePro } from '#contracts/payments.ts';
import {
  cancelSubscription,
  changePaymentMethod,
  readSubscription,
  resumeSubscription,
  usePaymentMethod,
} from '#contracts/subscription.ts';
import { PRICED_PLANS, PRICES_CENTS, type PricedPlan } from '#domain/pricing/prices.ts';
import { joinAs } from '#tests/server/support/account.ts';
import { beginOrder, buy, payOrder } from '#tests/server/support/buyer.ts';
import { startPlatform } from '#tests/server/support/platform.ts';
import { openTestDatabase } from '#tests/server/support/test-database.ts';
import type { Visitor } from '#tests/server/support/visitor.ts';

type Running = Awaited<ReturnType<typeof startPlatform>>;

/** Two servers on one database: one that sells every plan, and the same after all were taken off sale. */
let selling: Running;
let closed: Running;
let end: () => Promise<void>;

beforeEach(async () => {
  const connection = await openTestDatabase();
  const open = async () => ({ ...connection, close: async () => undefined });
  selling = await startPlatform({}, open);
  closed = await startPlatform({ PLANS_ON_SALE: 'none' }, open);
  end = async () => {
    await closed.stop();
    await selling.stop();
    await connection.close();
  };
});

afterEach(() => end());

/** The same browser, at the server that has nothing on sale. */
function atClosed({ cookies }: Visitor): Visitor {
  const visitor = closed.visitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

function order(visitor: Visitor, type: PricedPlan) {
  const body = { type, amount: PRICES_CENTS[type], orderId: randomUUID() };
  return visitor.call(createPaymentIntent, { body });
}

describe('a plan that is not on sale', () => {
  it.each(PRICED_PLANS)('is not sold: %s', async (type) => {
    const { visitor } = await joinAs(closed);
    const reply = await order(visitor, type);
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      {
        error: 'not_on_sale',
        message: 'This plan isn’t sold here at the moment. Nothing was charged.',
      },
    ]);
    expect((await visitor.call(readAccess)).json()).toMatchObject({
      isProUser: false,
      features: [],
    });
  });

  it('makes no guest known by a cookie', async () => {
    const guest = closed.visitor();
    expect((await order(guest, 'hourly')).statusCode).toBe(409);
    expect([...guest.cookies]).toEqual([]);
  });

  it('is not among the plans that pages are told of', async () => {
    const reply = await closed.visitor().call(readPaymentOptions);
    expect(reply.json()).toMatchObject({ onSale: [] });
    const all = await selling.visitor().call(readPaymentOptions);
    expect(all.json()).toMatchObject({ onSale: ['monthly', 'yearly', 'hourly'] });
  });

  it('can be read but no longer paid if its order was begun before', async () => {
    const guest = selling.visitor();
    const { orderId, client_secret: secret } = await beginOrder(guest, 'hourly');
    expect(secret).not.toBeNull();
    const reply = await atClosed(guest).call(readOrder, { params: { orderId } });
    expect(reply.json()).toMatchObject({ orderId, status: 'open', client_secret: null });
  });

  it('counts as paid if the payment was made before', async () => {
    const guest = selling.visitor();
    const begun = await beginOrder(guest, 'hourly');
    await payOrder(guest, begun);
    const visitor = atClosed(guest);
    const reply = await visitor.call(readOrder, { params: { orderId: begun.orderId } });
    expect(reply.json()).toMatchObject({ status: 'succeeded' });
    expect((await visitor.call(readAccess)).json().features).toMatchObject([
      { feature: 'pro-artists-chat' },
    ]);
  });
});

describe('an earlier subscriber', () => {
  it('keeps Pro, cancels, resumes and changes the card as ever', async () => {
    const { id: userId, visitor: buyer } = await joinAs(selling);
    expect((await buy(buyer, 'monthly')).status).toBe('succeeded');
    const visitor = atClosed(buyer);
    const recheck = await visitor.call(updatePro, { body: { userId, isProUser: true } });
    expect([recheck.statusCode, recheck.json()]).toEqual([200, { isProUser: true }]);

    expect((await visitor.call(cancelSubscription)).statusCode).toBe(200);
    expect((await visitor.call(readSubscription)).json()).toMatchObject({ status: 'cancelled' });
    expect((await visitor.call(resumeSubscription)).statusCode).toBe(200);
    const setup = await visitor.call(changePaymentMethod);
    const { client_secret: clientSecret } = changePaymentMethod.reply.parse(setup.json());
    await payOrder(visitor, { client_secret: clientSecret }, 'pm_card_mastercard');
    expect((await visitor.call(usePaymentMethod)).json()).toMatchObject({ last4: '4444' });
    expect((await visitor.call(readSubscription)).json()).toMatchObject({
      status: 'active',
      isProUser: true,
    });
  });
});
