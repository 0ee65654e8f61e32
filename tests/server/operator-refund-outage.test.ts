import { afterAll, beforeAll, expect, it } from 'vitest';
import { v4 as randomUuid } from 'uuid';
import { refundPayment } from '#contracts/operator-customers.ts';
import { readOrder } from '#contracts/payments.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { payments } from '#server/db/schema/payments.ts';
import { joinAs } from './support/account.ts';
import { beginOrder } from './support/buyer.ts';
import { type PaymentWorld, startPaymentWorld } from './support/payment-world/payment-world.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startPaymentWorld();
});
afterAll(() => world.stop());

it('a refund that the provider does not answer is made by a repeat, once, and both are noted', async () => {
  const zoe = await joinAs(world);
  const who = await joinAs(world, 'operator');
  const { client_secret: clientSecret, orderId } = await beginOrder(zoe.visitor, 'hourly');
  await world.sandbox.confirm({ clientSecret: clientSecret ?? '', token: 'pm_card_visa' });
  await zoe.visitor.call(readOrder, { params: { orderId } });
  const paid = async () => (await world.connection.database.select().from(payments))[0];
  const body = {
    actionId: randomUuid(),
    paymentId: (await paid())?.id,
    amountCents: 200,
    reason: 'It never found her face',
  };
  const refund = () => who.visitor.call(refundPayment, { params: { id: zoe.id }, body });

  await world.setTrouble('provider-away');
  const unanswered = await refund();
  expect([unanswered.statusCode, unanswered.json().error]).toEqual([503, 'payment_unavailable']);
  expect((await paid())?.refundedCents).toBe(0);

  await world.setTrouble('none');
  expect((await refund()).json()).toEqual({ refunded: 200 });
  expect((await refund()).json()).toEqual({ refunded: 200 });
  expect((await paid())?.refundedCents).toBe(200);
  const entries = await world.connection.database
    .select()
    .from(auditEntries)
    .orderBy(auditEntries.happenedAt);
  expect(entries.map(({ action }) => action)).toEqual([
    'refund_requested',
    'refund_unanswered',
    'refund_made',
  ]);
});
