import type { Transaction } from '#server/db/database.ts';
import type { customers, payments, subscriptions } from '#server/db/schema/payments.ts';

export type StoredCustomer = typeof customers.$inferSelect;
export type StoredPayment = typeof payments.$inferSelect;
export type StoredSubscription = typeof subscriptions.$inferSelect;

/** One row before and after the provider's present state was stored; unset before it was there. */
export interface RowChange<Row> {
  readonly before: Row | undefined;
  readonly after: Row;
}

/** What storing the provider's present state of one customer changed: each row that it wrote. */
export interface CustomerChange {
  readonly customer: StoredCustomer;
  readonly payments: readonly RowChange<StoredPayment>[];
  readonly subscriptions: readonly RowChange<StoredSubscription>[];
}

/**
 * Told of a change inside the transaction that stores it, when payments, subscriptions and
 * entitlements are written: what it writes is stored with the change, or not at all.
 */
export type OnCustomerChange = (on: Transaction, change: CustomerChange) => Promise<void>;
