import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccess } from '#contracts/access.ts';
import { deleteAccount } from '#contracts/account-data.ts';
import { customers, entitlements, subscriptions } from '#server/db/schema/payments.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { type PaymentProvider, sandboxClient } from '#server/payment/provider.ts';
import { type PaymentSandbox, startPaymentSandbox } from '#payment-sandbox/index.ts';
import { joinAs, PASSWORD } from './support/account.ts';
import { beginOrder, buy, payOrder } from './support/buyer.ts';
import { startPlatform } from './support/platform.ts';
import { SANDBOX_MEANS } from './support/sandbox.ts';
import { openTestDatabase } from './support/test-database.ts';
import type { Visitor } from './support/visitor.ts';

const OK = 200;
const IN_TROUBLE = 500;
const MONTH_MS = 32 * 86_400_000;

let connection: DatabaseConnection;
let dataFolder: string;
let sandbox: PaymentSandbox;
let payment: PaymentProvider;
/** Whether what the provider announces arrives. */
let deliver: (payload: string, signature: string) => Promise<number> = async () => IN_TROUBLE;

beforeAll(async () => {
  connection = await openTestDatabase();
  dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-news-'));
  sandbox = await startPaymentSandbox({
    ...SANDBOX_MEANS,
    database: connection.database,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    dataFolder,
    deliver: (payload, signature) => deliver(payload, signature),
  });
  const { url, secretKey, webhookSecret, now, confirm, challenge } = sandbox;
  payment = {
    kind: 'sandbox',
    stripe: sandboxClient(url, secretKey),
    publishableKey: null,
    webhookSecret,
    now,
    page: { confirm, challenge },
  };
});
afterAll(async () => {
  await sandbox.stop();
  await connection.close();
  await rm(dataFolder, { recursive: true, force: true });
});

/** A server on the same database as the ones before it. */
function startServer() {
  const kept = { ...connection, close: async () => undefined };
  return startPlatform({}, async () => kept, { payment });
}

async function isPro(visitor: Visitor): Promise<unknown> {
  return (await visitor.call(readAccess)).json().isProUser;
}

async function advance(milliseconds: number): Promise<void> {
  const frozenTime = Math.floor((payment.now().getTime() + milliseconds) / 1000);
  await payment.stripe.testHelpers.testClocks.advance('clock', { frozen_time: frozenTime });
}

describe('what the provider knows', () => {
  it('is announced, and counts before any page asks', async () => {
    const platform = await startServer();
    deliver = async (payload, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const url = '/api/webhooks/stripe';
      return (await platform.app.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    const { visitor } = await joinAs(platform);
    await payOrder(visitor, await beginOrder(visitor, 'monthly'));
    await expect.poll(() => isPro(visitor)).toBe(true);
    deliver = async () => IN_TROUBLE;
    await platform.stop();
  });

  it('is asked for when the server starts: an announcement may have been lost', async () => {
    deliver = async () => OK;
    const before = await startServer();
    const { visitor } = await joinAs(before);
    const cookies = new Map(visitor.cookies);
    await payOrder(visitor, await beginOrder(visitor, 'monthly'));
    expect(await isPro(visitor)).toBe(false);
    await before.stop();
    const after = await startServer();
    const again = after.visitor();
    for (const [name, value] of cookies) again.cookies.set(name, value);
    await expect.poll(() => isPro(again)).toBe(true);
    await after.stop();
  });

  it('of a renewal, is asked for, too', async () => {
    const before = await startServer();
    const { visitor, id } = await joinAs(before);
    const cookies = new Map(visitor.cookies);
    await buy(visitor, 'monthly');
    await before.stop();
    await advance(MONTH_MS);
    const after = await startServer();
    const again = after.visitor();
    for (const [name, value] of cookies) again.cookies.set(name, value);
    await expect.poll(() => isPro(again)).toBe(true);
    const rows = await connection.database.select().from(entitlements);
    expect(rows.filter(({ userId }) => userId === id)).toHaveLength(2);
    await after.stop();
  });
});

describe('an account that is erased', () => {
  it('pays no more', async () => {
    const platform = await startServer();
    const { visitor, id } = await joinAs(platform);
    await buy(visitor, 'yearly');
    const [before] = (await connection.database.select().from(subscriptions)).filter(
      ({ userId }) => userId === id,
    );
    await visitor.call(deleteAccount, { body: { password: PASSWORD } });
    const running = async () =>
      (await payment.stripe.subscriptions.retrieve(before?.id ?? '')).status;
    await expect.poll(running).toBe('canceled');
    const stored = async () => {
      const all = await connection.database.select().from(subscriptions);
      return all.find((row) => row.id === before?.id);
    };
    await expect.poll(async () => (await stored())?.status).toBe('ended');
    expect((await stored())?.userId).not.toBe(id);
    await platform.stop();
  });

  it('leaves no card at the provider, and no window in which another could be kept', async () => {
    const platform = await startServer();
    const { visitor, id } = await joinAs(platform);
    await buy(visitor, 'monthly');
    const [customer] = await connection.database
      .select()
      .from(customers)
      .where(eq(customers.userId, id));
    const { stripe } = payment;
    const customerId = customer?.id ?? '';
    const cards = async () => (await stripe.customers.listPaymentMethods(customerId)).data;
    const { id: setupId } = await stripe.setupIntents.create({ customer: customerId });
    expect(await cards()).toHaveLength(1);
    await visitor.call(deleteAccount, { body: { password: PASSWORD } });
    await expect.poll(cards).toEqual([]);
    const { status } = await stripe.setupIntents.retrieve(setupId);
    expect(status).toBe('canceled');
    await platform.stop();
  });
});
