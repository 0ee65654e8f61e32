import type { Subscription } from './subscription.ts';

/**
 * What an account's plan amounts to for its owner: `granted` is Pro without a subscription, `lasting`
 * Pro after one that is over, `grace` Pro after a renewal that failed, `unpaid` a subscription
 * without Pro.
 */
export type PlanState =
  | 'free'
  | 'active'
  | 'grace'
  | 'unpaid'
  | 'cancelled'
  | 'ended'
  | 'lasting'
  | 'granted';

export function planState({ planType, status, isProUser }: Subscription): PlanState {
  if (planType === 'free') {
    if (isProUser) return status === 'ended' ? 'lasting' : 'granted';
    return status === 'ended' ? 'ended' : 'free';
  }
  if (status === 'past_due') return isProUser ? 'grace' : 'unpaid';
  return status === 'cancelled' ? 'cancelled' : 'active';
}

/** When Pro ends, or is paid for again; null where neither is known. */
export function planEnd(subscription: Subscription): string | null {
  const { graceUntil, proExpiresAt } = subscription;
  switch (planState(subscription)) {
    case 'grace':
      return graceUntil ?? proExpiresAt;
    case 'active':
    case 'cancelled':
    case 'granted':
    case 'lasting':
      return proExpiresAt;
    case 'free':
    case 'ended':
    case 'unpaid':
      return null;
  }
}

/**
 * Whether no subscription is running: there is no Pro, or it outlasts its subscription, or an operator or a
 * pass granted it.
 */
export function isWithoutSubscription(state: PlanState): boolean {
  return ['free', 'ended', 'lasting', 'granted'].includes(state);
}
