import type Stripe from 'stripe';
import type { PaidPlan } from '#domain/access/plan.ts';
import type { ReadSubscription } from './provider-reading.ts';
import { WHOLE_LIST, WHOLE_PAGES } from './whole-lists.ts';

function planOf({ items }: Stripe.Subscription): PaidPlan {
  return items.data[0]?.price.recurring?.interval === 'year' ? 'yearly' : 'monthly';
}

/** The provider goes on trying to be paid. */
const FAILING: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'paused']);
const RUNNING: ReadonlySet<string> = new Set(['active', 'trialing']);

/** What the provider's own states amount to; the first payment decides whether there is one at all. */
function stateOf(subscription: Stripe.Subscription): Pick<ReadSubscription, 'status' | 'renewal'> {
  const { status, cancel_at_period_end: isCancelled, cancel_at: endsAt } = subscription;
  if (FAILING.has(status)) return { status: 'past_due', renewal: 'failed' };
  if (RUNNING.has(status)) {
    return isCancelled || (endsAt ?? null) !== null
      ? { status: 'cancelled', renewal: 'none' }
      : { status: 'active', renewal: 'expected' };
  }
  const hasFailed = subscription.cancellation_details?.reason === 'payment_failed';
  return { status: 'ended', renewal: hasFailed ? 'failed' : 'none' };
}

/** Every subscription of a customer, ended ones included. */
export async function readSubscriptions(
  stripe: Stripe,
  customer: string,
): Promise<readonly ReadSubscription[]> {
  const list = await stripe.subscriptions
    .list({ customer, status: 'all', ...WHOLE_PAGES })
    .autoPagingToArray(WHOLE_LIST);
  return list.map((subscription) => ({
    id: subscription.id,
    planType: planOf(subscription),
    ...stateOf(subscription),
  }));
}
