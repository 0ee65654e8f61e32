import { beforeEach, describe, expect, it } from 'vitest';
import { answerTestChallenge, type TestCardToken } from '#contracts/payment-sandbox.ts';
import {
  cancelSubscription,
  changePaymentMethod,
  listInvoices,
  readSubscription,
  resumeSubscription,
  usePaymentMethod,
} from '#contracts/subscription.ts';
import { eventually } from './support/eventually.ts';
import { joinAs, type Member } from './support/account.ts';
import { usePlatform } from './support/platform.ts';
import { buy, confirm, passMonth, providerOf } from './support/shopper.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

const CHANGES = [cancelSubscription, resumeSubscription, changePaymentMethod, usePaymentMethod];

async function planOf({ visitor }: Member) {
  return readSubscription.reply.parse((await visitor.call(readSubscription)).json());
}

/** Waits until the provider's news have arrived here. */
function expectPlan(member: Member, plan: Readonly<Record<string, unknown>>): Promise<void> {
  return eventually(async () => {
    expect(await planOf(member)).toMatchObject(plan);
  });
}

/** All subscriptions that the provider knows, whoever they belong to. */
async function atProvider() {
  const stripe = await providerOf(platform());
  return (await stripe.subscriptions.list({ status: 'all' })).data;
}

/** Puts another card in place of the one before, as far as its bank allows. */
async function changeCard({ visitor }: Member, token: TestCardToken) {
  const begun = await visitor.call(changePaymentMethod);
  const { client_secret: secret } = changePaymentMethod.reply.parse(begun.json());
  await confirm(visitor, secret, token);
  return visitor.call(usePaymentMethod);
}

describe('cancelling a subscription', () => {
  it('ends it at the provider when what is paid for ends, and not before', async () => {
    await buy(zoe.visitor, 'monthly');
    const { proExpiresAt } = await planOf(zoe);
    const reply = await zoe.visitor.call(cancelSubscription);
    expect(reply.json()).toEqual({ success: true });
    expect(await planOf(zoe)).toEqual({
      planType: 'monthly',
      status: 'cancelled',
      isProUser: true,
      proExpiresAt,
      graceUntil: null,
    });
    expect(await atProvider()).toMatchObject([{ status: 'active', cancel_at_period_end: true }]);
    await passMonth(platform());
    await expectPlan(zoe, { planType: 'free', status: 'ended', isProUser: false });
    expect(listInvoices.reply.parse((await zoe.visitor.call(listInvoices)).json())).toHaveLength(1);
  });

  it('can be repeated, even at the same time', async () => {
    await buy(zoe.visitor, 'monthly');
    const replies = await Promise.all([1, 2, 3].map(() => zoe.visitor.call(cancelSubscription)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await zoe.visitor.call(cancelSubscription)).statusCode).toBe(200);
    expect(await planOf(zoe)).toMatchObject({ status: 'cancelled' });
  });

  it('drops what is owed and ends it at once after a renewal that failed', async () => {
    await buy(zoe.visitor, 'monthly', 'pm_card_chargeCustomerFail');
    await passMonth(platform());
    await expectPlan(zoe, { status: 'past_due', isProUser: true });
    expect((await zoe.visitor.call(cancelSubscription)).statusCode).toBe(200);
    expect(await planOf(zoe)).toMatchObject({ status: 'ended', isProUser: false });
    expect(await atProvider()).toMatchObject([{ status: 'canceled' }]);
  });

  it("leaves everybody else's", async () => {
    const ana = await joinAs(platform());
    await buy(zoe.visitor, 'monthly');
    await buy(ana.visitor, 'yearly');
    await zoe.visitor.call(cancelSubscription);
    expect(await planOf(ana)).toMatchObject({ planType: 'yearly', status: 'active' });
  });
});

describe('resuming a subscription', () => {
  it('takes the cancellation back, and it renews', async () => {
    await buy(zoe.visitor, 'monthly');
    await zoe.visitor.call(cancelSubscription);
    const reply = await zoe.visitor.call(resumeSubscription);
    expect(reply.json()).toEqual({ success: true });
    expect(await planOf(zoe)).toMatchObject({ status: 'active', isProUser: true });
    await passMonth(platform());
    await eventually(async () => {
      expect((await zoe.visitor.call(listInvoices)).json()).toHaveLength(2);
    });
    expect(await planOf(zoe)).toMatchObject({ status: 'active', isProUser: true });
  });

  it('has nothing to do if nothing was cancelled', async () => {
    await buy(zoe.visitor, 'monthly');
    expect((await zoe.visitor.call(resumeSubscription)).statusCode).toBe(200);
    expect(await planOf(zoe)).toMatchObject({ status: 'active' });
  });

  it('comes too late when it has ended, even if we do not know that yet', async () => {
    await buy(zoe.visitor, 'monthly');
    await zoe.visitor.call(cancelSubscription);
    const [subscription] = await atProvider();
    await (await providerOf(platform())).subscriptions.cancel(subscription!.id);
    const reply = await zoe.visitor.call(resumeSubscription);
    expect(reply.statusCode).toBe(409);
    // What was paid for stays theirs.
    expect(await planOf(zoe)).toMatchObject({ status: 'ended', isProUser: true });
  });
});

describe('changing the card', () => {
  it('makes the new one pay renewals', async () => {
    await buy(zoe.visitor, 'monthly');
    const reply = await changeCard(zoe, 'pm_card_mastercard');
    expect(reply.json()).toEqual({ brand: 'mastercard', last4: '4444' });
    await passMonth(platform());
    await eventually(async () => {
      const invoices = listInvoices.reply.parse((await zoe.visitor.call(listInvoices)).json());
      expect(invoices.map(({ card }) => card?.brand)).toEqual(['mastercard', 'visa']);
    });
  });

  it('pays what is owed, and Pro is as it was', async () => {
    await buy(zoe.visitor, 'monthly', 'pm_card_chargeCustomerFail');
    await passMonth(platform());
    await expectPlan(zoe, { status: 'past_due', isProUser: true });
    expect((await planOf(zoe)).graceUntil).not.toBeNull();
    expect((await changeCard(zoe, 'pm_card_visa')).statusCode).toBe(200);
    expect(await planOf(zoe)).toMatchObject({
      status: 'active',
      isProUser: true,
      graceUntil: null,
    });
    expect((await zoe.visitor.call(listInvoices)).json()).toHaveLength(2);
  });

  it('leaves the card as it was if the new one cannot pay what is owed', async () => {
    await buy(zoe.visitor, 'monthly', 'pm_card_chargeCustomerFail');
    await passMonth(platform());
    await expectPlan(zoe, { status: 'past_due', isProUser: true });
    const [before] = await atProvider();
    const reply = await changeCard(zoe, 'pm_card_chargeCustomerFail');
    expect(reply.statusCode).toBe(402);
    expect(reply.json().error).toBe('card_declined');
    const [after] = await atProvider();
    expect(after!.default_payment_method).toBe(before!.default_payment_method);
    expect(await planOf(zoe)).toMatchObject({ status: 'past_due', isProUser: true });
  });

  it('is refused if the bank has not accepted the new one', async () => {
    await buy(zoe.visitor, 'monthly');
    expect((await changeCard(zoe, 'pm_card_chargeDeclined')).statusCode).toBe(402);
    await zoe.visitor.call(changePaymentMethod);
    expect((await zoe.visitor.call(usePaymentMethod)).json().error).toBe('card_declined');
  });

  it('waits for a bank that asks whether it is the owner', async () => {
    await buy(zoe.visitor, 'monthly');
    const begun = await zoe.visitor.call(changePaymentMethod);
    const { client_secret: clientSecret } = changePaymentMethod.reply.parse(begun.json());
    const token = 'pm_card_authenticationRequired';
    expect(await confirm(zoe.visitor, clientSecret, token)).toBe('requires_action');
    expect((await zoe.visitor.call(usePaymentMethod)).statusCode).toBe(402);
    await zoe.visitor.call(answerTestChallenge, { body: { clientSecret, answer: 'complete' } });
    expect((await zoe.visitor.call(usePaymentMethod)).statusCode).toBe(200);
  });

  it('can be repeated', async () => {
    await buy(zoe.visitor, 'monthly');
    await changeCard(zoe, 'pm_card_mastercard');
    const reply = await zoe.visitor.call(usePaymentMethod);
    expect(reply.json()).toEqual({ brand: 'mastercard', last4: '4444' });
  });
});

describe('a change of a subscription', () => {
  it.each(CHANGES)('$method $path is refused if there is none', async (contract) => {
    const reply = await zoe.visitor.call(contract);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toBe('not_subscribed');
  });

  it.each(CHANGES)('$method $path is refused if it is over', async (contract) => {
    await buy(zoe.visitor, 'monthly');
    const [subscription] = await atProvider();
    await (await providerOf(platform())).subscriptions.cancel(subscription!.id);
    await expectPlan(zoe, { status: 'ended' });
    expect((await zoe.visitor.call(contract)).statusCode).toBe(409);
  });

  it('is not for a pass', async () => {
    await buy(zoe.visitor, 'hourly');
    expect((await zoe.visitor.call(cancelSubscription)).statusCode).toBe(409);
  });
});
