import { beforeEach, describe, expect, it } from 'vitest';
import { readCurrentUser } from '#contracts/current-user.ts';
import { cancelSubscription, readSubscription } from '#contracts/subscription.ts';
import { GRACE_MS } from '#domain/access/entitlements.ts';
import type { PaidStatus } from '#domain/access/plan.ts';
import { joinAs, type Member } from './support/account.ts';
import { givePro, giveSubscription } from './support/entitle.ts';
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

const FREE = {
  planType: 'free',
  status: 'none',
  isProUser: false,
  proExpiresAt: null,
  graceUntil: null,
};

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
      graceUntil: null,
    });
    expect(await isPro(zoe)).toBe(true);
  });

  it('goes on for three days after a renewal that failed', async () => {
    const paidUntil = new Date(Date.now() - MONTH_MS / 30);
    const graceUntil = new Date(paidUntil.getTime() + GRACE_MS);
    const given = { status: 'past_due', paidUntil, graceUntil } as const;
    await giveSubscription(platform().connection, zoe.id, given);
    expect(await planOf(zoe)).toMatchObject({
      planType: 'monthly',
      status: 'past_due',
      isProUser: true,
      graceUntil: graceUntil.toISOString(),
    });
    platform().advance(GRACE_MS);
    expect(await planOf(zoe)).toMatchObject({
      status: 'past_due',
      isProUser: false,
      graceUntil: null,
    });
  });

  it('is Pro by an operator’s word, without a subscription', async () => {
    const until = new Date(Date.now() + MONTH_MS);
    await givePro(platform().connection, zoe.id, until);
    expect(await planOf(zoe)).toEqual({
      ...FREE,
      isProUser: true,
      proExpiresAt: until.toISOString(),
    });
  });

  it('is that of the subscription that goes on, whatever ended before or after', async () => {
    const far = new Date(Date.now() + 3 * MONTH_MS);
    await giveSubscription(platform().connection, zoe.id, { status: 'ended', paidUntil: far });
    await giveSubscription(platform().connection, zoe.id, { planType: 'yearly' });
    expect(await planOf(zoe)).toMatchObject({ planType: 'yearly', status: 'active' });
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
