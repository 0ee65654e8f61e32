import { beforeEach, describe, expect, it } from 'vitest';
import { readCurrentUser } from '#contracts/session.ts';
import { cancelSubscription, readSubscription } from '#contracts/subscription.ts';
import type { PaidStatus } from '#domain/access/plan.ts';
import { joinAs, type Member } from './support/account.ts';
import { giveSubscription } from './support/entitle.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

const MONTH_MS = 30 * 86_400_000;

/** Gives an account a subscription that is paid for another month, or was until a month ago. */
async function subscribe({ id }: Member, status: PaidStatus, isPaid = true): Promise<Date> {
  const paidUntil = new Date(Date.now() + (isPaid ? MONTH_MS : -MONTH_MS));
  await giveSubscription(platform().connection, id, { status, paidUntil });
  return paidUntil;
}

async function planOf({ visitor }: Member): Promise<unknown> {
  return (await visitor.call(readSubscription)).json();
}

async function isPro({ visitor }: Member): Promise<unknown> {
  return (await visitor.call(readCurrentUser)).json().isProUser;
}

const FREE = { planType: 'free', status: 'none', isProUser: false, proExpiresAt: null };

describe('the plan of an account', () => {
  it('is free to begin with', async () => {
    expect(await planOf(zoe)).toEqual(FREE);
    expect(await isPro(zoe)).toBe(false);
  });

  it('is what was subscribed to, and the account knows', async () => {
    const paidUntil = await subscribe(zoe, 'active');
    expect(await planOf(zoe)).toEqual({
      planType: 'monthly',
      status: 'active',
      isProUser: true,
      proExpiresAt: paidUntil.toISOString(),
    });
    expect(await isPro(zoe)).toBe(true);
  });

  it('ends with what was paid for', async () => {
    await subscribe(zoe, 'cancelled', false);
    expect(await planOf(zoe)).toEqual({ ...FREE, status: 'ended' });
    expect(await isPro(zoe)).toBe(false);
  });

  it('is each account’s own', async () => {
    await subscribe(zoe, 'active');
    expect(await planOf(await joinAs(platform()))).toEqual(FREE);
  });

  it('asks for a sign-in', async () => {
    const stranger = platform().visitor();
    expect((await stranger.call(readSubscription)).statusCode).toBe(401);
    expect((await stranger.call(cancelSubscription)).statusCode).toBe(401);
  });
});

describe('cancelling a subscription', () => {
  it('leaves what is paid for', async () => {
    const paidUntil = await subscribe(zoe, 'active');
    const reply = await zoe.visitor.call(cancelSubscription);
    expect(reply.json()).toEqual({ success: true });
    expect(await planOf(zoe)).toEqual({
      planType: 'monthly',
      status: 'cancelled',
      isProUser: true,
      proExpiresAt: paidUntil.toISOString(),
    });
  });

  it('can be repeated, at the same time too', async () => {
    await subscribe(zoe, 'past_due');
    const replies = await Promise.all([1, 2, 3].map(() => zoe.visitor.call(cancelSubscription)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await planOf(zoe)).toMatchObject({ status: 'cancelled' });
  });

  it('is refused where there is none', async () => {
    const reply = await zoe.visitor.call(cancelSubscription);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toBe('not_subscribed');
  });

  it('is refused where it is over', async () => {
    await subscribe(zoe, 'ended', false);
    expect((await zoe.visitor.call(cancelSubscription)).statusCode).toBe(409);
  });

  it("leaves everybody else's", async () => {
    const ana = await joinAs(platform());
    await subscribe(zoe, 'active');
    await subscribe(ana, 'active');
    await zoe.visitor.call(cancelSubscription);
    expect(await planOf(ana)).toMatchObject({ status: 'active' });
  });
});
