import type { PaidPlan, PaidStatus } from '#domain/access/plan.ts';
import type { Renewal, SnapshotDispute } from '#domain/access/payment-snapshot.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import type { PAYMENT_STATUSES } from '#server/db/schema/payments.ts';

/** A stretch of time that an invoice is for. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** One payment intent as the provider has it now. */
export interface ReadPayment {
  readonly intentId: string;
  readonly invoiceId: string | null;
  readonly subscriptionId: string | null;
  readonly kind: PricedPlan;
  readonly status: (typeof PAYMENT_STATUSES)[number];
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly refundedAt: Date | null;
  /** Whether any of it was given back other than by our own desk: in the provider's dashboard. */
  readonly refundedElsewhere: boolean;
  readonly currency: string;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  /** When the money came; null while it has not. */
  readonly paidAt: Date | null;
  readonly disputes: readonly SnapshotDispute[];
  /** What it is for; null for what is paid once. */
  readonly period: Period | null;
}

/** One subscription as the provider has it now. */
export interface ReadSubscription {
  readonly id: string;
  readonly planType: PaidPlan;
  readonly status: PaidStatus;
  readonly renewal: Renewal;
}

/** Everything about one customer that decides what is stored. */
export interface ProviderReading {
  readonly payments: readonly ReadPayment[];
  readonly subscriptions: readonly ReadSubscription[];
}
