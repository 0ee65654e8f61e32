import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { deleteAccount } from '#contracts/account-data.ts';
import { readCustomer, searchCustomers } from '#contracts/operator-customers.ts';
import { OPERATOR_LOOK_UPS } from '#contracts/limit.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { payments } from '#server/db/schema/payments.ts';
import { joinAs, PASSWORD } from './support/account.ts';
import { givePass, giveSubscription } from './support/entitle.ts';
import { grant, read, search } from './support/operator-desk.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

const database = () => platform().connection.database;
const operator = () => joinAs(platform(), 'operator');
const customer = () => joinAs(platform());
const entries = () => database().select().from(auditEntries).orderBy(auditEntries.happenedAt);

describe('looking a customer up', () => {
  it('finds an account by its whole address, in upper or lower case', async () => {
    const [who, ann] = [await operator(), await customer()];
    await customer();
    expect(await search(who, ann.email.toUpperCase())).toEqual([
      { id: ann.id, kind: 'account', name: 'Zoe Ray', email: ann.email },
    ]);
  });

  it('finds it by a part of its address or name, and by its id', async () => {
    const [who, ann] = [await operator(), await customer()];
    for (const query of [ann.email.slice(2, 20), ann.id]) {
      expect((await search(who, query)).map(({ id }) => id)).toEqual([ann.id]);
    }
    const named = (await search(who, 'zoe r')).map(({ id }) => id);
    expect(new Set(named)).toEqual(new Set([who.id, ann.id]));
  });

  it('takes the wildcards of a search literally', async () => {
    expect(await search(await operator(), '%%%')).toEqual([]);
    expect(await search(await operator(), '___')).toEqual([]);
  });

  it('finds who paid by any name of the payment', async () => {
    const [who, ann] = [await operator(), await customer()];
    const given = await giveSubscription(platform().connection, ann.id);
    const [payment] = await database().select().from(payments);
    for (const query of [given.paymentId, given.customerId, payment?.intentId ?? '']) {
      expect((await search(who, query)).map(({ id }) => id)).toEqual([ann.id]);
    }
  });

  it('finds who paid by the number of the invoice', async () => {
    const [who, ann, ben] = [await operator(), await customer(), await customer()];
    const { paymentId } = await giveSubscription(platform().connection, ann.id);
    await giveSubscription(platform().connection, ben.id);
    await database()
      .insert(invoices)
      .values({ paymentId, year: 2026, sequence: 123, isTest: false });
    expect((await search(who, 'LG-2026-000123')).map(({ id }) => id)).toEqual([ann.id]);
    expect((await search(who, 'lg-2026-000124')).map(({ id }) => id)).toEqual([]);
    expect((await read(who, ann.id)).payments[0]?.invoiceNumber).toBe('LG-2026-000123');
  });

  it('finds a guest who paid', async () => {
    const who = await operator();
    const guestId = uuidv7();
    const { paymentId } = await givePass(platform().connection, { guestId });
    const found = { id: guestId, kind: 'guest', name: null, email: null };
    expect(await search(who, paymentId)).toEqual([found]);
    expect(await search(who, guestId)).toEqual([found]);
    expect(await read(who, guestId)).toMatchObject({ kind: 'guest', account: null });
  });

  it('finds what an erased account paid, but not whose it was', async () => {
    const [who, ann] = [await operator(), await customer()];
    const { paymentId } = await giveSubscription(platform().connection, ann.id);
    await ann.visitor.call(deleteAccount, { body: { password: PASSWORD } });
    const [found] = await search(who, paymentId);
    expect(found).toMatchObject({ kind: 'erased', name: null, email: null });
    expect((await read(who, found?.id ?? '')).payments).toHaveLength(1);
    expect(await search(who, ann.id)).toEqual([]);
  });

  it('shows at most 20', async () => {
    const who = await operator();
    for (let count = 0; count < 21; count += 1) await customer();
    expect(await search(who, 'example.com')).toHaveLength(20);
  });

  it('is noted each time, without what was searched for', async () => {
    const [who, ann] = [await operator(), await customer()];
    await search(who, ann.email);
    await search(who, ann.email);
    const noted = await entries();
    expect(noted).toHaveLength(2);
    expect(noted[0]).toMatchObject({
      actor: who.id,
      action: 'customers_searched',
      subject: null,
      detail: { by: 'email', found: 1 },
    });
    expect(noted[0]?.detail).toEqual(noted[1]?.detail);
    expect(JSON.stringify(noted)).not.toContain(ann.email);
  });

  it('is refused after too many searches', async () => {
    const who = await operator();
    for (let count = 0; count < OPERATOR_LOOK_UPS.times; count += 1) {
      await who.visitor.call(readCustomer, { params: { id: uuidv7() } });
    }
    const reply = await who.visitor.call(searchCustomers, { query: { query: 'zoe' } });
    expect(reply.statusCode).toBe(429);
  });
});

describe('the view of a customer', () => {
  it('tells account, plan, payments and rights, and is noted', async () => {
    const [who, ann] = [await operator(), await customer()];
    const given = await giveSubscription(platform().connection, ann.id);
    expect(await read(who, ann.id)).toMatchObject({
      id: ann.id,
      kind: 'account',
      account: { name: 'Zoe Ray', email: ann.email, role: 'user' },
      plan: { planType: 'monthly', status: 'active', isProUser: true },
      payments: [
        { id: given.paymentId, type: 'monthly', amount: 1999, refunded: 0, refundable: 1999 },
      ],
      entitlements: [{ id: given.entitlementId, scope: 'pro', isInForce: true }],
      audit: [{ actor: who.id, actorEmail: who.email, action: 'customer_viewed', isSubject: true }],
    });
  });

  it('is of that customer alone', async () => {
    const [who, ann, ben] = [await operator(), await customer(), await customer()];
    await giveSubscription(platform().connection, ben.id);
    await grant(who, ben.id);
    const { payments: paid, entitlements: rights, audit } = await read(who, ann.id);
    expect([paid, rights, audit.length]).toEqual([[], [], 1]);
  });

  it('of nobody is 404, and leaves no entry', async () => {
    const who = await operator();
    const reply = await who.visitor.call(readCustomer, { params: { id: uuidv7() } });
    expect(reply.json()).toMatchObject({ error: 'not_found' });
    expect(await entries()).toEqual([]);
  });
});
