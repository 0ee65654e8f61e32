import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { v4 as randomUuid, v7 as uuidv7 } from 'uuid';
import { readCurrentUser } from '#contracts/current-user.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { customers, entitlements } from '#server/db/schema/payments.ts';
import { joinAs, type Member } from './support/account.ts';
import { givePass, givePro, giveSubscription } from './support/entitle.ts';
import { grant, inDays, read, REASON, revoke } from './support/operator-desk.ts';
import { usePlatform } from './support/platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const platform = usePlatform();

const database = () => platform().connection.database;
const operator = () => joinAs(platform(), 'operator');
const customer = () => joinAs(platform());
const entries = () => database().select().from(auditEntries).orderBy(auditEntries.happenedAt);

async function isPro({ visitor }: Member): Promise<boolean> {
  const reply = await visitor.call(readCurrentUser);
  return readCurrentUser.reply.parse(reply.json()).isProUser;
}

describe('granting', () => {
  it('makes an account Pro until then, for a reason that is noted', async () => {
    const [who, ann] = [await operator(), await customer()];
    const until = inDays(3);
    expect((await grant(who, ann.id, { until })).statusCode).toBe(200);
    expect(await isPro(ann)).toBe(true);
    expect((await entries()).at(-1)).toMatchObject({
      actor: who.id,
      action: 'access_granted',
      subject: ann.id,
      detail: { scope: 'pro', until, reason: REASON },
    });
    platform().advance(3 * DAY_MS);
    expect(await isPro(ann)).toBe(false);
    platform().advance(-3 * DAY_MS);
  });

  it('happens once, however often the same is sent and at the same time', async () => {
    const [who, ann] = [await operator(), await customer()];
    const same = { actionId: randomUuid(), until: inDays(3) };
    const replies = await Promise.all([1, 2, 3, 4].map(() => grant(who, ann.id, same)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await database().select().from(entitlements)).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
  });

  it('refuses the id of another action', async () => {
    const [who, ann, ben] = [await operator(), await customer(), await customer()];
    const actionId = randomUuid();
    await grant(who, ann.id, { actionId });
    const reply = await grant(who, ben.id, { actionId });
    expect(reply.json()).toMatchObject({ error: 'already_used' });
    expect(await isPro(ben)).toBe(false);
  });

  it.each([
    ['for the past', { until: '2020-01-01T00:00:00Z' }],
    ['for ever', { until: '2999-01-01T00:00:00Z' }],
    ['without a reason', { reason: '' }],
    ['for a reason that says nothing', { reason: '    x    ' }],
    ['what there is not', { scope: 'everything' }],
    ['under no id', { actionId: '1' }],
  ])('%s is refused, and nothing is noted', async (_, different) => {
    const [who, ann] = [await operator(), await customer()];
    const reply = await grant(who, ann.id, different);
    expect(reply.json()).toMatchObject({ error: 'invalid_input' });
    expect(await entries()).toEqual([]);
    expect(await isPro(ann)).toBe(false);
  });

  it('is for guests who are known, and for nobody else', async () => {
    const who = await operator();
    const guestId = uuidv7();
    expect((await grant(who, guestId)).statusCode).toBe(404);
    await givePass(platform().connection, { guestId });
    expect((await grant(who, guestId, { scope: 'pro-artists-chat' })).statusCode).toBe(200);
    expect((await read(who, guestId)).entitlements).toHaveLength(2);
  });
});

describe('taking a right back', () => {
  it('counts at once, for a reason that is noted', async () => {
    const [who, ann] = [await operator(), await customer()];
    const { entitlementId } = await givePro(platform().connection, ann.id);
    expect(await isPro(ann)).toBe(true);
    expect((await revoke(who, ann.id, entitlementId)).statusCode).toBe(200);
    expect(await isPro(ann)).toBe(false);
    expect((await entries()).at(-1)).toMatchObject({
      actor: who.id,
      action: 'access_revoked',
      subject: ann.id,
      detail: { entitlementId, reason: REASON },
    });
  });

  it('is noted once, however often it is asked for', async () => {
    const [who, ann] = [await operator(), await customer()];
    const { entitlementId } = await givePro(platform().connection, ann.id);
    const replies = await Promise.all(
      [1, 2, 3].map(() => revoke(who, ann.id, entitlementId, randomUuid())),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await entries()).toHaveLength(1);
  });

  it('restarts a reading of the provider that is under way', async () => {
    const [who, ann] = [await operator(), await customer()];
    const { entitlementId, customerId } = await giveSubscription(platform().connection, ann.id);
    await revoke(who, ann.id, entitlementId);
    const [row] = await database().select().from(customers).where(eq(customers.id, customerId));
    expect(row?.revision).toBe(1);
  });

  it("does not reach another customer's", async () => {
    const [who, ann, ben] = [await operator(), await customer(), await customer()];
    const { entitlementId } = await givePro(platform().connection, ann.id);
    expect((await revoke(who, ben.id, entitlementId)).statusCode).toBe(404);
    expect(await isPro(ann)).toBe(true);
    expect(await entries()).toEqual([]);
  });
});
