/** What the sandbox keeps: the provider's objects, in the fields that this server reads. */

export type Metadata = Readonly<Record<string, string>>;

interface Kept<Name extends string> {
  readonly id: string;
  readonly object: Name;
  /** Seconds since 1970, as all moments here. */
  readonly created: number;
  readonly livemode: false;
}

export interface Customer extends Kept<'customer'> {
  readonly email: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly invoice_settings: { readonly default_payment_method: string | null };
  readonly deleted?: true;
}

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

/** How a test card behaves; see `test-cards.ts`. */
export type CardBehaviour =
  | 'pays'
  | 'declined'
  | 'lacks_funds'
  | 'expired'
  | 'fails_later'
  | 'asks_bank'
  | 'is_disputed';

export interface PaymentMethod extends Kept<'payment_method'> {
  readonly type: 'card';
  readonly customer: string | null;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
  readonly metadata: Metadata;
  readonly hidden: { readonly behaviour: CardBehaviour };
}

/** The provider's words on what it refused. */
export interface Refusal {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly charge?: string;
}

interface NextAction {
  readonly type: 'use_stripe_sdk';
  readonly use_stripe_sdk: { readonly type: 'three_d_secure_redirect' };
}

export interface PaymentIntent extends Kept<'payment_intent'> {
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly receipt_email: string | null;
  readonly metadata: Metadata;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  readonly client_secret: string;
  readonly payment_method: string | null;
  readonly payment_method_types: readonly string[];
  readonly setup_future_usage: 'on_session' | 'off_session' | null;
  readonly latest_charge: string | null;
  readonly last_payment_error: Refusal | null;
  readonly next_action: NextAction | null;
  readonly canceled_at: number | null;
  readonly cancellation_reason: string | null;
  readonly hidden: { readonly invoice: string | null };
}

export interface SetupIntent extends Kept<'setup_intent'> {
  readonly customer: string | null;
  readonly metadata: Metadata;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  readonly client_secret: string;
  readonly payment_method: string | null;
  readonly payment_method_types: readonly string[];
  readonly usage: 'on_session' | 'off_session';
  readonly last_setup_error: Refusal | null;
  readonly next_action: NextAction | null;
}

export interface Charge extends Kept<'charge'> {
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly captured: boolean;
  readonly currency: string;
  readonly customer: string | null;
  readonly disputed: boolean;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly metadata: Metadata;
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly payment_method_details: {
    readonly type: 'card';
    readonly card: { readonly brand: string; readonly last4: string };
  };
  readonly refunded: boolean;
  readonly status: 'succeeded' | 'failed';
}

export interface Refund extends Omit<Kept<'refund'>, 'livemode'> {
  readonly amount: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly currency: string;
  readonly reason: string | null;
  readonly status: 'succeeded';
  readonly metadata: Metadata;
}

export interface Dispute extends Kept<'dispute'> {
  readonly amount: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly currency: string;
  readonly reason: string;
  readonly status: 'needs_response' | 'won' | 'lost';
  readonly is_charge_refundable: boolean;
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
  /** The period before the one that is paid, as the provider has it: read the lines instead. */
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

export type SandboxObject =
  | Customer
  | Product
  | Price
  | PaymentMethod
  | PaymentIntent
  | SetupIntent
  | Charge
  | Refund
  | Dispute
  | Invoice
  | Subscription;

export type Kind = SandboxObject['object'];
export type ObjectOf<K extends Kind> = Extract<SandboxObject, { readonly object: K }>;

/** What the ids of each kind begin with. */
export const PREFIX_OF_KIND = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  payment_method: 'pm',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  invoice: 'in',
  subscription: 'sub',
} as const satisfies Readonly<Record<Kind, string>>;

export function isOfKind<K extends Kind>(object: SandboxObject, kind: K): object is ObjectOf<K> {
  return object.object === kind;
}
