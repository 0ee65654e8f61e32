/** What the sandbox keeps: the provider's objects, in the fields that this server reads. */

import type { Invoice, Price, Product, Subscription } from './billing-objects.ts';
import type { Kept, Metadata } from './kept-object.ts';

export interface Customer extends Kept<'customer'> {
  readonly email: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly invoice_settings: { readonly default_payment_method: string | null };
  readonly deleted?: true;
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
