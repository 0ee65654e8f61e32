/** Does what the payment page does, without the page. */
import { randomUUID } from 'node:crypto';
import type { Response } from 'light-my-request';
import { confirmTestPayment, type TestCardToken } from '#contracts/payment-sandbox.ts';
import { createPaymentIntent, readOrder } from '#contracts/payments.ts';
import { PRICES_CENTS, type PricedPlan } from '#domain/pricing/prices.ts';
import type { Visitor } from './visitor.ts';

/** The reply of a call that went well; throws for any other, which ends the test. */
function answered<Reply>(schema: { parse: (value: unknown) => Reply }, reply: Response): Reply {
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`);
  return schema.parse(reply.json());
}

/** Begins an order and resolves with what the page is told of it. */
export async function beginOrder(
  visitor: Visitor,
  type: PricedPlan,
  orderId: string = randomUUID(),
): Promise<ReturnType<typeof createPaymentIntent.reply.parse>> {
  const reply = await visitor.call(createPaymentIntent, {
    body: { amount: PRICES_CENTS[type], type, orderId },
  });
  return answered(createPaymentIntent.reply, reply);
}

/** Pays with a test card; resolves with what became of it. */
export async function payOrder(
  visitor: Visitor,
  { client_secret: clientSecret }: { readonly client_secret: string | null },
  token: TestCardToken = 'pm_card_visa',
): Promise<ReturnType<typeof confirmTestPayment.reply.parse>> {
  const reply = await visitor.call(confirmTestPayment, { body: { clientSecret, token } });
  return answered(confirmTestPayment.reply, reply);
}

/** Buys something as a page does: begins, pays, and asks what became of it. */
export async function buy(
  visitor: Visitor,
  type: PricedPlan,
  token: TestCardToken = 'pm_card_visa',
): Promise<ReturnType<typeof readOrder.reply.parse>> {
  const order = await beginOrder(visitor, type);
  await payOrder(visitor, order, token);
  const reply = await visitor.call(readOrder, { params: { orderId: order.orderId } });
  return answered(readOrder.reply, reply);
}
