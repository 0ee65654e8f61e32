/** The rows as they can be compared: without the ids and moments that only say who wrote them when. */
import type { DatabaseConnection } from '#server/db/database.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What was paid, what it gives, and what goes on. */
export interface PaymentRows {
  readonly payments: readonly Row[];
  readonly entitlements: readonly Row[];
  readonly subscriptions: readonly Row[];
}

const PAYMENTS = `
  select intent_id, customer_id, invoice_id, subscription_id, kind, status, amount_cents,
    refunded_cents, currency, card_brand, card_last4, paid_at
  from payments order by intent_id`;

const ENTITLEMENTS = `
  select p.intent_id, e.user_id, e.guest_id, e.scope, e.source, e.starts_at, e.ends_at,
    e.grace_until, e.revoked_at, e.revoked_because, e.subscription_id
  from entitlements e left join payments p on p.id = e.payment_id order by p.intent_id, e.id`;

const SUBSCRIPTIONS = `
  select id, customer_id, user_id, plan_type, status, paid_until, grace_until
  from subscriptions order by id`;

export async function readPaymentRows({ execute }: DatabaseConnection): Promise<PaymentRows> {
  return {
    payments: (await execute(PAYMENTS)).rows,
    entitlements: (await execute(ENTITLEMENTS)).rows,
    subscriptions: (await execute(SUBSCRIPTIONS)).rows,
  };
}

/** Takes out everything that came from the provider; customers and orders stay. */
export async function emptyBooks({ execute }: DatabaseConnection): Promise<void> {
  await execute('truncate entitlements, payments, subscriptions, payment_events cascade');
}
