/** The plan of an account: what its subscription amounts to. Entitlements say who is Pro. */

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

/** Whether a subscription has ended for good. */
function isOver({ status, paidUntil }: Subscription, now: Date): boolean {
  return status === 'ended' || (status === 'cancelled' && paidUntil.getTime() <= now.getTime());
}

/**
 * The plan that a subscription amounts to. One that is over is free again; one whose renewal is
 * late is past due as soon as that costs its owner Pro.
 *
 * @param isProUser whether the account is Pro by its entitlements, which an operator may have given
 */
export function planOf(subscription: Subscription | undefined, now: Date, isProUser = false): Plan {
  if (subscription === undefined) {
    return { planType: 'free', status: 'none', isProUser, proExpiresAt: null };
  }
  if (isOver(subscription, now)) {
    return { planType: 'free', status: 'ended', isProUser, proExpiresAt: null };
  }
  const { planType, status, paidUntil } = subscription;
  const isLate = paidUntil.getTime() <= now.getTime() && !isProUser;
  return { planType, status: isLate ? 'past_due' : status, isProUser, proExpiresAt: paidUntil };
}

/** Whether there is something to cancel. One that was cancelled already counts while it lasts. */
export function isCancellable(subscription: Subscription | undefined, now: Date): boolean {
  return subscription !== undefined && !isOver(subscription, now);
}
