/** Who is Pro: the one rule behind every question about a plan, on both sides. */

export const PAID_PLANS = ['monthly', 'yearly'] as const;
export const PLAN_TYPES = ['free', ...PAID_PLANS] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];
export type PlanType = (typeof PLAN_TYPES)[number];

/** What becomes of a subscription that was made. */
export const PAID_STATUSES = ['active', 'past_due', 'cancelled', 'ended'] as const;
export const SUBSCRIPTION_STATUSES = ['none', ...PAID_STATUSES] as const;
export type PaidStatus = (typeof PAID_STATUSES)[number];
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A subscription as it is kept. */
export interface Subscription {
  readonly planType: PaidPlan;
  readonly status: PaidStatus;
  /** What is paid for ends then. */
  readonly paidUntil: Date;
}

/** The plan of an account, as its owner is told. */
export interface Plan {
  readonly planType: PlanType;
  readonly status: SubscriptionStatus;
  readonly isProUser: boolean;
  /** When what is paid for ends, or is to be paid again. */
  readonly proExpiresAt: Date | null;
}

const FREE: Plan = { planType: 'free', status: 'none', isProUser: false, proExpiresAt: null };

/** Whoever paid is Pro until what was paid for ends; no status takes it away before, but an end. */
export function isPro(subscription: Subscription | undefined, now: Date): boolean {
  if (subscription === undefined || subscription.status === 'ended') return false;
  return subscription.paidUntil.getTime() > now.getTime();
}

/**
 * The plan that a subscription amounts to. One that ran out is free again if nothing more is to
 * come, and past due if a payment still is.
 */
export function planOf(subscription: Subscription | undefined, now: Date): Plan {
  if (subscription === undefined) return FREE;
  const { planType, status, paidUntil } = subscription;
  if (isPro(subscription, now)) {
    return { planType, status, isProUser: true, proExpiresAt: paidUntil };
  }
  if (status === 'cancelled' || status === 'ended') return { ...FREE, status: 'ended' };
  return { planType, status: 'past_due', isProUser: false, proExpiresAt: paidUntil };
}

/** Whether there is something to cancel. One that was cancelled already counts while it lasts. */
export function isCancellable(subscription: Subscription | undefined, now: Date): boolean {
  const { status } = planOf(subscription, now);
  return status !== 'none' && status !== 'ended';
}
