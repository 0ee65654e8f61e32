import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { v4 as randomUuid } from 'uuid';
import { readAccess } from '#contracts/access.ts';
import { deleteAccount } from '#contracts/account-data.ts';
import { readCustomer, refundPayment, revokeAccess } from '#contracts/operator-customers.ts';
import { readSubscription } from '#contracts/subscription.ts';
import { updatePro } from '#contracts/payments.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { customers, payments } from '#server/db/schema/payments.ts';
import { joinAs, type Member, PASSWORD } from './support/account.ts';
import { buy } from './support/buyer.ts';
import { giveSubscription } from './support/entitle.ts';
import { ORIGIN, usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();
/** Nobody has set payments up, and it is not for development. */
const unpaid = usePlatform({
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: ORIGIN,
  AUTH_SECRET: 'a secret of production that nobody can guess',
});

const REASON = 'It never found her face';
let who: Member;
let zoe: Member;
beforeEach(async () => {
  who = await joinAs(platform(), 'operator');
  zoe = await joinAs(platform());
});

const database = () => platform().connection.database;

async function read(id: string) {
  const reply = await who.visitor.call(readCustomer, { params: { id } });
  return readCustomer.reply.parse(reply.json());
}

async function accessOf(visitor: Visitor) {
  return readAccess.reply.parse((await visitor.call(readAccess)).json());
}

async function onlyPayment() {
  const [payment] = await database().select().from(payments);
  if (payment === undefined) throw new Error('Nothing was paid.');
  return payment;
}

async function refund(id: string, different: Readonly<Record<string, unknown>> = {}) {
  const { id: paymentId } = await onlyPayment();
  const reply = await who.visitor.call(refundPayment, {
    params: { id },
    body: { actionId: randomUuid(), paymentId, reason: REASON, ...different },
  });
  return [reply.statusCode, reply.json().refunded ?? reply.json().error];
}

async function actions() {
  const rows = await database().select().from(auditEntries).orderBy(auditEntries.happenedAt);
  return rows.map(({ action }) => action).filter((action) => action.startsWith('refund'));
}

describe('giving a payment back', () => {
  it('gives all of it back, and what it gave ends', async () => {
    await buy(zoe.visitor, 'hourly');
    expect((await accessOf(zoe.visitor)).features).toHaveLength(1);
    expect(await refund(zoe.id)).toEqual([200, 699]);
    expect((await accessOf(zoe.visitor)).features).toEqual([]);
    expect(await read(zoe.id)).toMatchObject({
      payments: [{ status: 'refunded', refunded: 699, refundable: 0 }],
      entitlements: [{ revokedBecause: 'refund', isInForce: false }],
    });
  });

  it('is noted before and after, with the reason', async () => {
    await buy(zoe.visitor, 'hourly');
    const { id: paymentId } = await onlyPayment();
    await refund(zoe.id);
    expect(await actions()).toEqual(['refund_requested', 'refund_made']);
    const { audit } = await read(zoe.id);
    expect(audit).toContainEqual(
      expect.objectContaining({ action: 'refund_requested', reason: REASON, amount: 699 }),
    );
    const [noted] = await database()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'refund_requested'));
    expect(noted).toMatchObject({ actor: who.id, subject: zoe.id, detail: { paymentId } });
  });

  it('gives a part back, after which the rest can be', async () => {
    await buy(zoe.visitor, 'hourly');
    expect(await refund(zoe.id, { amountCents: 200 })).toEqual([200, 200]);
    expect((await accessOf(zoe.visitor)).features).toHaveLength(1);
    expect(await refund(zoe.id, { amountCents: 500 })).toEqual([409, 'not_refundable']);
    expect(await refund(zoe.id)).toEqual([200, 499]);
    expect(await refund(zoe.id)).toEqual([409, 'not_refundable']);
    expect(await actions()).toHaveLength(4);
  });

  it('happens once, however often the same is asked for and at the same time', async () => {
    await buy(zoe.visitor, 'hourly');
    const same = { actionId: randomUuid(), amountCents: 200 };
    const replies = await Promise.all([1, 2, 3, 4].map(() => refund(zoe.id, same)));
    expect(replies).toEqual([1, 2, 3, 4].map(() => [200, 200]));
    expect(await refund(zoe.id, same)).toEqual([200, 200]);
    expect((await onlyPayment()).refundedCents).toBe(200);
    expect(await actions()).toEqual(['refund_requested', 'refund_made']);
  });

  it('refuses the id of another action', async () => {
    await buy(zoe.visitor, 'hourly');
    const actionId = randomUuid();
    await refund(zoe.id, { actionId, amountCents: 200 });
    const other = { actionId, amountCents: 300 };
    expect(await refund(zoe.id, other)).toEqual([409, 'already_used']);
    expect((await onlyPayment()).refundedCents).toBe(200);
  });

  it('gives no more back than was paid, to two operators at once', async () => {
    await buy(zoe.visitor, 'hourly');
    const replies = await Promise.all([1, 2].map(() => refund(zoe.id)));
    expect(replies).toContainEqual([200, 699]);
    expect(replies).toContainEqual([409, 'not_refundable']);
    expect((await onlyPayment()).refundedCents).toBe(699);
  });

  it('also ends the subscription if that is asked for', async () => {
    await buy(zoe.visitor, 'monthly');
    expect(await refund(zoe.id, { endSubscription: true })).toEqual([200, 1999]);
    expect((await accessOf(zoe.visitor)).isProUser).toBe(false);
    const { audit } = await read(zoe.id);
    expect(audit.map(({ action }) => action)).toContain('subscription_ended');
    const plan = readSubscription.reply.parse((await zoe.visitor.call(readSubscription)).json());
    expect(plan).toMatchObject({ planType: 'free', status: 'ended', isProUser: false });
  });

  it("does not reach another customer's payment", async () => {
    await buy(zoe.visitor, 'hourly');
    const ben = await joinAs(platform());
    expect(await refund(ben.id)).toEqual([404, 'not_found']);
    expect(await actions()).toEqual([]);
  });

  it('reaches what a guest paid', async () => {
    await buy(platform().visitor(), 'hourly');
    const [guest] = await database().select().from(customers);
    expect(await refund(guest?.guestId ?? '')).toEqual([200, 699]);
    expect((await onlyPayment()).status).toBe('refunded');
  });

  it('reaches what an account paid that was erased since', async () => {
    await buy(zoe.visitor, 'hourly');
    await zoe.visitor.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await refund(zoe.id)).toEqual([404, 'not_found']);
    const [left] = await database().select().from(customers);
    expect(await refund(left?.userId ?? '')).toEqual([200, 699]);
  });

  it('says so if no payments are set up, and notes nothing', async () => {
    const { connection } = unpaid();
    const other = await joinAs(unpaid(), 'operator');
    const ann = await joinAs(unpaid());
    const { paymentId } = await giveSubscription(connection, ann.id);
    const reply = await other.visitor.call(refundPayment, {
      params: { id: ann.id },
      body: { actionId: randomUuid(), paymentId, reason: REASON },
    });
    expect([reply.statusCode, reply.json().error]).toEqual([503, 'not_set_up']);
    expect(await connection.database.select().from(auditEntries)).toEqual([]);
  });
});

describe('what an operator has taken back', () => {
  it('stays so, whatever the provider says of its payment', async () => {
    await buy(zoe.visitor, 'monthly');
    const [{ id: entitlementId } = { id: '' }] = (await read(zoe.id)).entitlements;
    await who.visitor.call(revokeAccess, {
      params: { id: zoe.id },
      body: { actionId: randomUuid(), entitlementId, reason: REASON },
    });
    expect((await accessOf(zoe.visitor)).isProUser).toBe(false);
    const again = await zoe.visitor.call(updatePro, { body: { userId: zoe.id, isProUser: true } });
    expect(again.statusCode).toBe(402);
    expect((await read(zoe.id)).entitlements).toMatchObject([{ revokedBecause: 'operator' }]);
  });
});
