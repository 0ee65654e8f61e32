import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteAccount } from '#contracts/account-data.ts';
import { readAccess } from '#contracts/access.ts';
import { noteReceiptAddress, readOrder } from '#contracts/payments.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { orders, payments } from '#server/db/schema/payments.ts';
import { joinAs, PASSWORD, signUpAs } from './support/account.ts';
import { beginOrder, payOrder } from './support/buyer.ts';
import { search } from './support/operator-desk.ts';
import { mailsTo, mailTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';
import { providerOf } from './support/shopper.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform();

const SUBJECT = 'Thank you: your hour of Pro Artists Chat';

function note(visitor: Visitor, orderId: string, email: string) {
  return visitor.call(noteReceiptAddress, { params: { orderId }, body: { email } });
}

/** Buys an hour as a guest's page does, with an address for the receipt. */
async function buyAsGuest(email: string) {
  const guest = platform().visitor();
  const order = await beginOrder(guest, 'hourly');
  expect((await note(guest, order.orderId, email)).json()).toEqual({ isNoted: true });
  await payOrder(guest, order);
  const reply = await guest.call(readOrder, { params: { orderId: order.orderId } });
  expect(reply.json()).toMatchObject({ status: 'succeeded' });
  return { guest, orderId: order.orderId };
}

const newAddress = () => `${randomUUID()}@example.com`;

describe('a guest who buys an hour', () => {
  it('gets a receipt by mail, with the number of the invoice that was filed', async () => {
    const email = newAddress();
    await buyAsGuest(email);
    const mail = await mailTo(platform(), email, SUBJECT);
    const [invoice] = await platform().connection.database.select().from(invoices);
    const number = `LG-${invoice!.year}-${String(invoice!.sequence).padStart(6, '0')}`;
    expect(mail.text).toContain(`Its invoice number is ${number}.`);
    expect(mail.text).toContain(
      '$6.99 for Pro Artists Chat, one hour, paid with Visa ending in 4242',
    );
    expect(mail.text).toContain('for as long as the law requires books to be kept');
    expect(mail.text).toContain('Test mode');
    expect(mail.text).not.toContain('/account-settings');
    expect(await mailsTo(platform(), email)).toHaveLength(1);
  });

  it('is found by the operator by the address, in upper or lower case', async () => {
    const who = await joinAs(platform(), 'operator');
    const email = newAddress();
    await buyAsGuest(email);
    await buyAsGuest(newAddress());
    const found = await search(who, email.toUpperCase());
    expect(found).toMatchObject([{ kind: 'guest' }]);
    expect(await search(who, email.slice(3))).toEqual([]);
  });

  it('hears of a refund', async () => {
    const email = newAddress();
    await buyAsGuest(email);
    const [payment] = await platform().connection.database.select().from(payments);
    const stripe = await providerOf(platform());
    await stripe.refunds.create({ payment_intent: payment!.intentId });
    const mail = await mailTo(platform(), email, 'We’ve sent your money back');
    expect(mail.text).toContain('We refunded $6.99');
  });

  it('cannot change the address once the order is paid, and nobody else can name one', async () => {
    const email = newAddress();
    const { guest, orderId } = await buyAsGuest(email);
    expect((await note(guest, orderId, newAddress())).statusCode).toBe(409);
    for (const visitor of [platform().visitor(), (await joinAs(platform())).visitor]) {
      expect((await note(visitor, orderId, newAddress())).statusCode).toBe(404);
    }
    expect((await note(guest, orderId, 'no address')).statusCode).toBe(400);
  });

  it('takes the purchase to an account, and the address is erased with it', async () => {
    const email = newAddress();
    const { guest, orderId } = await buyAsGuest(email);
    const { visitor, id } = await signUpAs({ ...platform(), visitor: () => guest });
    await visitor.call(readAccess);
    const who = await joinAs(platform(), 'operator');
    expect((await search(who, email)).map((owner) => owner.id)).toEqual([id]);
    const reply = await visitor.call(deleteAccount, { body: { password: PASSWORD } });
    expect(reply.statusCode).toBe(200);
    const [order] = await platform()
      .connection.database.select()
      .from(orders)
      .where(eq(orders.id, orderId));
    expect(order?.receiptEmail).toBeNull();
    expect(await search(who, email)).toEqual([]);
  });
});

it('an account has its receipts at its own address', async () => {
  const { visitor, email } = await joinAs(platform());
  const order = await beginOrder(visitor, 'hourly');
  const other = newAddress();
  expect((await note(visitor, order.orderId, other)).json()).toEqual({ isNoted: false });
  await payOrder(visitor, order);
  await mailTo(platform(), email, SUBJECT);
  expect(await mailsTo(platform(), other)).toEqual([]);
});
