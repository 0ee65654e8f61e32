/** What subscriptions are made of. */
import type { Kept, Metadata } from './kept-object.ts';

export interface Product extends Kept<'product'> {
  readonly name: string;
  readonly description: string | null;
  readonly active: boolean;
  readonly metadata: Metadata;
}

export const INTERVALS = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

export interface Price extends Kept<'price'> {
  readonly active: boolean;
  readonly currency: string;
  readonly unit_amount: number;
  readonly product: string;
  readonly lookup_key: string | null;
  readonly type: 'one_time' | 'recurring';
  readonly recurring: { readonly interval: Interval; readonly interval_count: number } | null;
  readonly metadata: Metadata;
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly quantity: 1;
  readonly subscription: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly pricing: {
    readonly type: 'price_details';
    readonly price_details: { readonly price: string; readonly product: string };
  };
}

export interface Invoice extends Kept<'invoice'> {
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly amount_remaining: number;
  readonly total: number;
  readonly subtotal: number;
  readonly attempt_count: number;
  readonly attempted: boolean;
  readonly auto_advance: boolean;
  readonly billing_reason: 'subscription_create' | 'subscription_cycle';
  readonly collection_method: 'charge_automatically';
  readonly currency: string;
  readonly customer: string;
  readonly lines: {
    readonly object: 'list';
    readonly data: readonly InvoiceLine[];
    readonly has_more: false;
    readonly url: string;
  };
  readonly metadata: Metadata;
  readonly next_payment_attempt: number | null;
  readonly number: string;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly quote_details: null;
    readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata };
  };
  /** As at the provider, the period before the one being paid for; for the latter, read the lines. */
  readonly period_start: number;
  readonly period_end: number;
  readonly status: 'open' | 'paid' | 'void';
  readonly status_transitions: {
    readonly finalized_at: number;
    readonly paid_at: number | null;
    readonly voided_at: number | null;
    readonly marked_uncollectible_at: null;
  };
  readonly hidden: { readonly intent: string };
}

export interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly created: number;
  readonly current_period_start: number;
  readonly current_period_end: number;
  readonly metadata: Metadata;
  readonly price: Price;
  readonly quantity: 1;
  readonly subscription: string;
}

export interface Subscription extends Kept<'subscription'> {
  readonly billing_cycle_anchor: number;
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: number | null;
  readonly cancellation_details: {
    readonly comment: null;
    readonly feedback: null;
    readonly reason: 'cancellation_requested' | 'payment_failed' | null;
  };
  readonly collection_method: 'charge_automatically';
  readonly currency: string;
  readonly customer: string;
  readonly default_payment_method: string | null;
  readonly ended_at: number | null;
  readonly items: {
    readonly object: 'list';
    readonly data: readonly [SubscriptionItem];
    readonly has_more: false;
    readonly url: string;
  };
  readonly latest_invoice: string;
  readonly metadata: Metadata;
  readonly payment_settings: {
    readonly save_default_payment_method: 'off' | 'on_subscription';
  };
  readonly start_date: number;
  readonly status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  /** The renewal that failed; null where none did. */
  readonly hidden: { readonly failedAt: number; readonly attempts: number } | null;
}
