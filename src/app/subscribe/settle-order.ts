import { updatePro } from '#contracts/payments.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { wait } from '#studio/browser/timers.ts';
import { findOrder } from './orders.ts';

/** What became of a payment: it arrived, it was not made, or it still has to settle. */
export type Arrival = 'arrived' | 'not-made' | 'late';

/** How long to wait before each request after the first, in milliseconds: half a minute in all. */
const PATIENCE: readonly number[] = [300, 600, 1000, 1500, 2500, 4000, 6000, 7000, 7000];

/** An order that was begun here is not known to the account that asks now. */
class OrderLostError extends Error {
  override readonly name = 'OrderLostError';
}

interface SettledOrder {
  readonly orderId: string;
  /** Whose subscription it is; null for a pass, which belongs to the browser. */
  readonly subscriber: string | null;
  /** Whether the provider has said already that the payment is made. */
  readonly isConfirmed: boolean;
}

/**
 * Asks the server until an order has settled, for half a minute. Rejects when it cannot be asked, or cannot
 * tell.
 */
export async function settleOrder(settled: SettledOrder): Promise<Arrival> {
  for (const pause of [0, ...PATIENCE]) {
    await wait(pause);
    const arrival = await askOnce(settled);
    if (arrival !== 'late') return arrival;
  }
  return 'late';
}

async function askOnce({ orderId, subscriber, isConfirmed }: SettledOrder): Promise<Arrival> {
  const order = await findOrder(orderId);
  // Another person has signed in since: nothing can be said of the payment.
  if (order === null) throw new OrderLostError();
  if (order.status === 'failed' || order.status === 'refunded') return 'not-made';
  if (order.status === 'open') return isConfirmed ? 'late' : 'not-made';
  if (order.status === 'processing') return 'late';
  return subscriber === null || (await isProNow(subscriber)) ? 'arrived' : 'late';
}

/** Makes the server check this account's payments again. */
async function isProNow(userId: string): Promise<boolean> {
  try {
    const { isProUser } = await callApi(updatePro, { body: { userId, isProUser: true } });
    return isProUser;
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'not_paid') return false;
    throw problem;
  }
}
