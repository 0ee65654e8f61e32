/** Everything that one owner paid: it alone decides which features payments give. */

import type { PaidPlan } from './plan.ts';

/** Money that the card's owner asked their bank to take back. An inquiry before that is not a dispute. */
export interface SnapshotDispute {
  readonly openedAt: Date;
  /** A dispute that was won gives the feature back. */
  readonly outcome: 'open' | 'won' | 'lost';
}

interface AnyPayment {
  /** Our own id of the payment. */
  readonly id: string;
  /** The provider's id: it orders payments made at the same moment, in the same way on every server. */
  readonly intentId: string;
  /** When the money came; null while it has not. */
  readonly paidAt: Date | null;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** The last refund; null where there is none. */
  readonly refundedAt: Date | null;
  readonly disputes: readonly SnapshotDispute[];
  /** When an operator took back what this payment gave; null while none has. */
  readonly revokedByOperatorAt: Date | null;
}

/** An hour of the artists' chat. */
export interface PassPayment extends AnyPayment {
  readonly kind: 'hourly';
}

/** One period of a subscription. */
export interface PeriodPayment extends AnyPayment {
  readonly kind: PaidPlan;
  readonly subscriptionId: string;
  /** What the invoice is for. */
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

export type SnapshotPayment = PassPayment | PeriodPayment;

/**
 * What comes after the periods that are paid: another is due (`expected`), its payment has
 * failed and may be retried or has ended the subscription (`failed`), or nothing (`none`).
 */
export type Renewal = 'expected' | 'failed' | 'none';

export interface SnapshotSubscription {
  readonly id: string;
  readonly renewal: Renewal;
}

/**
 * Everything that one owner paid, in any order. An owner who is several customers to the provider
 * has the payments of all of them in one snapshot: passes add up across them.
 */
export interface PaymentSnapshot {
  readonly payments: readonly SnapshotPayment[];
  readonly subscriptions: readonly SnapshotSubscription[];
}
