import type { PricedPlan } from '#domain/pricing/prices.ts';

/** A span of time, its end not included. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** The little that is kept of a card. */
export interface PaidCard {
  /** As the provider writes it, such as `visa`. */
  readonly brand: string;
  readonly last4: string;
}

/** What a payment became. */
export type InvoiceStatus = 'succeeded' | 'refunded' | 'disputed';

/** One payment as its receipt tells of it. Amounts are in cents. */
export interface Invoice {
  readonly paymentId: string;
  /** Such as `LG-2026-000123`. */
  readonly number: string;
  readonly kind: PricedPlan;
  readonly status: InvoiceStatus;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** Such as `usd`. */
  readonly currency: string;
  readonly paidAt: Date;
  /** What it paid for; null where nothing came of it. */
  readonly period: Period | null;
  readonly card: PaidCard | null;
  /** Whether no money was moved. */
  readonly isTest: boolean;
}

/** Whom an invoice is for. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
}
