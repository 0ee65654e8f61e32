import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearPass, readAccess } from '#contracts/access.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { login } from '#contracts/session.ts';
import { GRACE_MS, PASS_MS, RENEWAL_MS } from '#domain/access/entitlements.ts';
import { PRO_FEATURES } from '#domain/access/features.ts';
import { entitlements } from '#server/db/schema/payments.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { givePass, givePro, giveSubscription } from './support/entitle.ts';
import { comeAsGuest } from './support/guest.ts';
import { startPlatform, usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function accessOf(visitor: Visitor) {
  const reply = await visitor.call(readAccess);
  expect(reply.statusCode).toBe(200);
  return readAccess.reply.parse(reply.json());
}

async function featuresOf(visitor: Visitor): Promise<readonly string[]> {
  return (await accessOf(visitor)).features.map(({ feature }) => feature);
}

function fromNow(milliseconds: number): Date {
  return new Date(Date.now() + milliseconds);
}

describe('access', () => {
  it('is to nothing for a visitor, who gets no cookie for asking', async () => {
    const visitor = platform().visitor();
    expect(await accessOf(visitor)).toMatchObject({
      isProUser: false,
      features: [],
      graceUntil: null,
    });
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  it('tells the time here', async () => {
    const { time } = await accessOf(platform().visitor());
    expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(5000);
  });

  it('is to nothing on the free plan', async () => {
    expect(await accessOf(zoe.visitor)).toMatchObject({ isProUser: false, features: [] });
  });

  it('is to everything with a subscription, until what is paid ends', async () => {
    const paidUntil = fromNow(DAY_MS);
    const { paymentId } = await giveSubscription(platform().connection, zoe.id, { paidUntil });
    const { isProUser, features } = await accessOf(zoe.visitor);
    expect(isProUser).toBe(true);
    expect(features).toEqual(
      PRO_FEATURES.map((feature) => ({
        feature,
        until: paidUntil.toISOString(),
        source: 'subscription',
        paymentId,
      })),
    );
  });

  it('counts from the moment in which it is stored, and for no longer than it is stored', async () => {
    const { connection } = platform();
    expect(await featuresOf(zoe.visitor)).toEqual([]);
    const { entitlementId } = await givePro(connection, zoe.id);
    expect(await featuresOf(zoe.visitor)).toEqual(PRO_FEATURES);
    await connection.database
      .update(entitlements)
      .set({ revokedAt: new Date(), revokedBecause: 'operator' })
      .where(eq(entitlements.id, entitlementId));
    expect(await featuresOf(zoe.visitor)).toEqual([]);
  });

  it('is the same as the account says of itself', async () => {
    await givePro(platform().connection, zoe.id);
    expect((await zoe.visitor.call(readCurrentUser)).json().isProUser).toBe(true);
  });

  it('is each account’s own', async () => {
    await givePro(platform().connection, zoe.id);
    const other = await joinAs(platform());
    expect(await featuresOf(other.visitor)).toEqual([]);
  });
});

describe('an hourly pass', () => {
  it('gives an account the artists’ chat, and makes nobody Pro', async () => {
    await givePass(platform().connection, { userId: zoe.id });
    expect(await featuresOf(zoe.visitor)).toEqual(['pro-artists-chat']);
    expect(await accessOf(zoe.visitor)).toMatchObject({ isProUser: false });
  });

  it('gives a guest the same', async () => {
    const { guestId, visitor } = await comeAsGuest(platform());
    await givePass(platform().connection, { guestId });
    expect(await featuresOf(visitor)).toEqual(['pro-artists-chat']);
  });

  it('ends after its hour', async () => {
    const { connection } = platform();
    await givePass(connection, { userId: zoe.id }, fromNow(10_000 - PASS_MS));
    expect(await featuresOf(zoe.visitor)).toEqual(['pro-artists-chat']);
    const other = await joinAs(platform());
    await givePass(connection, { userId: other.id }, fromNow(-PASS_MS));
    expect(await featuresOf(other.visitor)).toEqual([]);
  });

  it('goes on with a second one that begins when it ends', async () => {
    const { connection } = platform();
    const paidAt = new Date();
    await givePass(connection, { userId: zoe.id }, paidAt);
    await givePass(connection, { userId: zoe.id }, new Date(paidAt.getTime() + PASS_MS));
    const { features } = await accessOf(zoe.visitor);
    expect(features[0]?.until).toBe(new Date(paidAt.getTime() + 2 * PASS_MS).toISOString());
  });

  it('belongs to the account from the first call after the guest signs in', async () => {
    const { guestId, visitor } = await comeAsGuest(platform());
    await givePass(platform().connection, { guestId });
    await visitor.call(login, { body: { email: zoe.email, password: PASSWORD } });
    expect(await featuresOf(visitor)).toEqual(['pro-artists-chat']);
    expect(await featuresOf(zoe.visitor)).toEqual(['pro-artists-chat']);
  });
});

describe('clearing a pass', () => {
  it('ends the passes of the caller in test mode, and nobody else’s', async () => {
    const { connection } = platform();
    const { guestId, visitor } = await comeAsGuest(platform());
    await givePass(connection, { guestId });
    await givePass(connection, { userId: zoe.id });
    expect((await visitor.call(clearPass)).statusCode).toBe(200);
    expect(await featuresOf(visitor)).toEqual([]);
    expect(await featuresOf(zoe.visitor)).toEqual(['pro-artists-chat']);
  });

  it('leaves Pro alone', async () => {
    await giveSubscription(platform().connection, zoe.id);
    await zoe.visitor.call(clearPass);
    expect(await featuresOf(zoe.visitor)).toEqual(PRO_FEATURES);
  });

  it('is for test mode alone', async () => {
    const origin = 'https://mirror.example.com';
    const real = await startPlatform({ PUBLIC_ORIGIN: origin });
    try {
      const visitor = real.visitor();
      const reply = await visitor.call(clearPass, { headers: { origin } });
      expect(reply.json()).toMatchObject({ error: 'not_set_up' });
    } finally {
      await real.stop();
    }
  });
});

describe('the grace after a failed renewal', () => {
  it('keeps Pro for three days, and the person is told', async () => {
    const paidUntil = fromNow(-HOUR_MS);
    const graceUntil = new Date(paidUntil.getTime() + GRACE_MS);
    const subscription = { status: 'past_due', paidUntil, graceUntil } as const;
    await giveSubscription(platform().connection, zoe.id, subscription);
    expect(await accessOf(zoe.visitor)).toMatchObject({
      isProUser: true,
      graceUntil: graceUntil.toISOString(),
    });
  });

  it('is over with its last moment', async () => {
    const paidUntil = fromNow(-GRACE_MS);
    const subscription = { status: 'past_due', paidUntil, graceUntil: fromNow(0) } as const;
    await giveSubscription(platform().connection, zoe.id, subscription);
    expect(await accessOf(zoe.visitor)).toMatchObject({ isProUser: false, graceUntil: null });
  });

  it('is not mentioned while a renewal is merely under way', async () => {
    const paidUntil = fromNow(-HOUR_MS);
    const graceUntil = new Date(paidUntil.getTime() + RENEWAL_MS);
    await giveSubscription(platform().connection, zoe.id, { paidUntil, graceUntil });
    expect(await accessOf(zoe.visitor)).toMatchObject({ isProUser: true, graceUntil: null });
  });
});
