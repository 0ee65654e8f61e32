import { and, eq, isNull } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { customers, orders, payments } from '#server/db/schema/payments.ts';
import type { Holder } from '#server/services/access/holder.ts';
import { isHeldBy } from './stored-customers.ts';
import { findOrder } from './stored-orders.ts';

/**
 * Notes where the receipt of a guest's order goes. False for an account's: its receipts go to the
 * account's address. Rejects with `not_found` unless the order is the holder's, and with
 * `already_used` once it is paid.
 */
export async function noteReceiptAddress(
  database: Database,
  holder: Holder,
  orderId: string,
  email: string,
): Promise<boolean> {
  const found = await findOrder(database, orderId);
  if (found === undefined || !isHeldBy(found.customer, holder)) throw new ApiFailure('not_found');
  if (found.customer.userId !== null) return false;
  return database.transaction(async (on) => {
    // With this lock, a payment that is being stored either waits or is seen below.
    await on
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, found.customer.id))
      .for('update');
    if (await isPaid(on, orderId)) throw new ApiFailure('already_used');
    await on.update(orders).set({ receiptEmail: email }).where(eq(orders.id, orderId));
    return true;
  });
}

async function isPaid(on: Transaction, orderId: string): Promise<boolean> {
  const paid = await on
    .select({ paidAt: payments.paidAt })
    .from(payments)
    .innerJoin(orders, eq(orders.intentId, payments.intentId))
    .where(eq(orders.id, orderId));
  return paid.some(({ paidAt }) => paidAt !== null);
}

/** Where the receipt of a payment without an account goes; undefined where no address was given. */
export async function receiptAddressOf(
  on: Transaction,
  intentId: string,
): Promise<string | undefined> {
  const [order] = await on
    .select({ email: orders.receiptEmail })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.intentId, intentId), isNull(customers.userId)));
  return order?.email ?? undefined;
}
