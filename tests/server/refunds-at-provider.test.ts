import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAccess } from '#contracts/access.ts';
import { refundPayment } from '#contracts/operator-customers.ts';
import { readSubscription } from '#contracts/subscription.ts';
import { payments } from '#server/db/schema/payments.ts';
import { joinAs, type Member } from './support/account.ts';
import { buy, passMonth, providerOf } from './support/shopper.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

/** Every payment so far, the first one first. */
async function paid() {
  const rows = await platform().connection.database.select().from(payments);
  return rows.toSorted((one, other) => Number(one.paidAt) - Number(other.paidAt));
}

/** Gives money back as one does in the provider's own dashboard. */
async function refundThere(intentId: string, amount?: number): Promise<void> {
  const stripe = await providerOf(platform());
  await stripe.refunds.create({
    payment_intent: intentId,
    ...(amount === undefined ? {} : { amount }),
  });
}

/** What the provider has of the only subscription. */
async function statusThere(): Promise<string | undefined> {
  const stripe = await providerOf(platform());
  return (await stripe.subscriptions.list({ status: 'all' })).data[0]?.status;
}

async function planOf({ visitor }: Member) {
  return readSubscription.reply.parse((await visitor.call(readSubscription)).json());
}

async function isPro({ visitor }: Member): Promise<boolean> {
  return readAccess.reply.parse((await visitor.call(readAccess)).json()).isProUser;
}

/** Waits until the server has heard of a refund. */
async function heard(cents: number): Promise<void> {
  const total = async () => (await paid()).reduce((sum, row) => sum + row.refundedCents, 0);
  await expect.poll(total).toBe(cents);
}

describe("a refund in the provider's dashboard", () => {
  it('ends the subscription when it gives back all of the running period', async () => {
    const zoe = await joinAs(platform());
    await buy(zoe.visitor, 'monthly');
    await refundThere((await paid())[0]?.intentId ?? '');
    await expect.poll(statusThere).toBe('canceled');
    await expect.poll(async () => (await planOf(zoe)).status).toBe('ended');
    expect(await isPro(zoe)).toBe(false);
  });

  it('keeps the subscription when it gives back a part', async () => {
    const zoe = await joinAs(platform());
    await buy(zoe.visitor, 'monthly');
    await refundThere((await paid())[0]?.intentId ?? '', 500);
    await heard(500);
    expect(await statusThere()).toBe('active');
    expect(await isPro(zoe)).toBe(true);
  });

  it('keeps the subscription when it gives back a period that is over', async () => {
    const zoe = await joinAs(platform());
    await buy(zoe.visitor, 'monthly');
    await passMonth(platform());
    await expect.poll(async () => (await paid()).length).toBe(2);
    await refundThere((await paid())[0]?.intentId ?? '');
    await heard(1999);
    expect(await statusThere()).toBe('active');
    expect(await isPro(zoe)).toBe(true);
  });
});

describe('a refund at our own desk', () => {
  it('keeps the subscription if the operator wants that', async () => {
    const zoe = await joinAs(platform());
    const operator = await joinAs(platform(), 'operator');
    await buy(zoe.visitor, 'monthly');
    const [payment] = await paid();
    await operator.visitor.call(refundPayment, {
      params: { id: zoe.id },
      body: {
        actionId: randomUUID(),
        paymentId: payment?.id ?? '',
        endSubscription: false,
        reason: 'The camera never started',
      },
    });
    await heard(1999);
    expect(await statusThere()).toBe('active');
  });
});
