import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#contracts/profile.ts';
import { downloadInvoice, listInvoices } from '#contracts/subscription.ts';
import { payments } from '#server/db/schema/payments.ts';
import { issueInvoice } from '#server/services/invoices/issue-invoice.ts';
import { joinAs, type Member } from './support/account.ts';
import { type Given, givePass, giveSubscription } from './support/entitle.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

const PAID_AT = new Date('2026-11-21T12:00:00Z');

/** The number that a payment gets when it arrives. */
function number({ paymentId }: Given, paidAt = PAID_AT): Promise<string> {
  return platform().connection.database.transaction((on) =>
    issueInvoice(on, { id: paymentId, paidAt }, false),
  );
}

function buy(paidAt = PAID_AT): Promise<Given> {
  return givePass(platform().connection, { userId: zoe.id }, paidAt);
}

async function listOf({ visitor }: Member) {
  return listInvoices.reply.parse((await visitor.call(listInvoices)).json());
}

function download({ visitor }: Member, id: string) {
  return visitor.call(downloadInvoice, { params: { id } });
}

describe('the number of an invoice', () => {
  it('follows the one before, in the year of the payment', async () => {
    expect(await number(await buy())).toBe('LG-2026-000001');
    expect(await number(await buy())).toBe('LG-2026-000002');
    const newYear = new Date('2027-01-01T00:00:00Z');
    expect(await number(await buy(), newYear)).toBe('LG-2027-000001');
    expect(await number(await buy())).toBe('LG-2026-000003');
  });

  it('is given once', async () => {
    const given = await buy();
    expect(await number(given)).toBe(await number(given));
    expect(await number(await buy())).toBe('LG-2026-000002');
  });

  it('leaves no gap if the payment that it was given for was not stored', async () => {
    const given = await buy();
    const lost = platform().connection.database.transaction(async (on) => {
      await issueInvoice(on, { id: given.paymentId, paidAt: PAID_AT }, false);
      throw new Error('The transaction ends here.');
    });
    await expect(lost).rejects.toThrow('ends here');
    expect(await number(await buy())).toBe('LG-2026-000001');
  });

  it('is a different one for each of many payments at the same time', async () => {
    const given: Given[] = [];
    for (let count = 0; count < 12; count += 1) given.push(await buy());
    const numbers = await Promise.all(given.map((each) => number(each)));
    const expected = given.map((_, place) => `LG-2026-${String(place + 1).padStart(6, '0')}`);
    expect(numbers.toSorted()).toEqual(expected);
  });
});

describe('the list of invoices', () => {
  it('is empty to begin with', async () => {
    expect(await listOf(zoe)).toEqual([]);
  });

  it('tells what was paid, the newest first', async () => {
    const month = await giveSubscription(platform().connection, zoe.id);
    await number(month, new Date('2026-10-01T00:00:00Z'));
    const pass = await buy(new Date(Date.now() + 60_000));
    await number(pass);
    const [first, second] = await listOf(zoe);
    expect(first).toMatchObject({ id: pass.paymentId, number: 'LG-2026-000002', type: 'hourly' });
    expect(second).toEqual({
      id: month.paymentId,
      number: 'LG-2026-000001',
      type: 'monthly',
      amount: 1999,
      refunded: 0,
      currency: 'usd',
      paidAt: expect.any(String),
      status: 'succeeded',
      card: { brand: 'visa', last4: '4242' },
    });
  });

  it('tells what was given back', async () => {
    const given = await buy();
    await number(given);
    await platform()
      .connection.database.update(payments)
      .set({ status: 'refunded', refundedCents: 699 })
      .where(eq(payments.id, given.paymentId));
    expect(await listOf(zoe)).toMatchObject([{ status: 'refunded', amount: 699, refunded: 699 }]);
  });

  it('leaves out what was never paid', async () => {
    await buy();
    expect(await listOf(zoe)).toEqual([]);
  });

  it("is each account's own", async () => {
    await number(await buy());
    expect(await listOf(await joinAs(platform()))).toEqual([]);
  });
});

describe('the file of an invoice', () => {
  it('is a PDF that is named by its number', async () => {
    const given = await buy();
    await number(given);
    const reply = await download(zoe, given.paymentId);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="LG-2026-000001.pdf"');
    expect(reply.headers['cache-control']).toContain('no-store');
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(reply.rawPayload.toString('latin1')).toContain('LG-2026-000001');
  });

  it('is the same each time, and knows the name that its buyer has', async () => {
    const given = await buy();
    await number(given);
    const first = (await download(zoe, given.paymentId)).rawPayload;
    expect((await download(zoe, given.paymentId)).rawPayload.equals(first)).toBe(true);
    await zoe.visitor.call(updateProfile, {
      body: { firstName: 'Augusta', lastName: 'Ray', email: zoe.email },
    });
    expect((await download(zoe, given.paymentId)).rawPayload.equals(first)).toBe(false);
  });

  it('is nobody else’s', async () => {
    const given = await buy();
    await number(given);
    const reply = await download(await joinAs(platform()), given.paymentId);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().error).toBe('not_found');
  });

  it('is not there for what was not paid', async () => {
    const given = await buy();
    expect((await download(zoe, given.paymentId)).statusCode).toBe(404);
    expect((await download(zoe, crypto.randomUUID())).statusCode).toBe(404);
    expect((await download(zoe, 'no-id')).statusCode).toBe(400);
  });

  it('cannot be asked for too often', async () => {
    const replies = await Promise.all(
      Array.from({ length: 61 }, () => download(zoe, crypto.randomUUID())),
    );
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
  });
});
