/** Orders as the server keeps them: the page knows about a payment only what the server says. */

import { v7 as uuidv7 } from 'uuid';
import type { ReplyOf } from '#contracts/contract.ts';
import { createPaymentIntent, noteReceiptAddress, readOrder } from '#contracts/payments.ts';
import { PRICES_CENTS, type PricedPlan } from '#domain/pricing/prices.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { forgetOrder, rememberedOrder, rememberOrder } from './order-memory.ts';

export type Order = ReplyOf<typeof readOrder>;

/** The state of an order, as the provider sees it now; null for one that the server does not know. */
export async function findOrder(orderId: string): Promise<Order | null> {
  try {
    return await callApi(readOrder, { params: { orderId } });
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'not_found') return null;
    throw problem;
  }
}

/**
 * The order with which a plan is paid: the one that this tab began, unless it failed or was refunded, or
 * else a new one. Rejects with ApiProblem: `already_pro`, `signed_out`, `not_set_up` and others.
 */
export async function openOrder(plan: PricedPlan): Promise<Order> {
  const known = rememberedOrder(plan);
  const order = known === null ? null : await findOrder(known);
  if (order?.type === plan && order.status !== 'failed' && order.status !== 'refunded') {
    return order;
  }
  return beginOrder(plan);
}

/** The id is remembered before it is sent, so that a repeat is the same order and charged only once. */
async function beginOrder(plan: PricedPlan): Promise<Order> {
  const orderId = uuidv7();
  rememberOrder(plan, orderId);
  try {
    const body = { amount: PRICES_CENTS[plan], type: plan, orderId };
    const order = await callApi(createPaymentIntent, { body });
    rememberOrder(plan, order.orderId);
    return order;
  } catch (problem) {
    // What the server refused never was an order; what got lost on the way may be one.
    if (problem instanceof ApiProblem && problem.status !== 0) forgetOrder(plan);
    throw problem;
  }
}

/** Records where to send the receipt of an order made without an account. Rejects with ApiProblem. */
export async function noteReceipt(orderId: string, email: string): Promise<void> {
  await callApi(noteReceiptAddress, { params: { orderId }, body: { email } });
}
