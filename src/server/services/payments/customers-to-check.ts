import { and, asc, eq, exists, gt, inArray, notExists, or } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { customers, orders, payments, subscriptions } from '#server/db/schema/payments.ts';

/** An order that nobody paid in this time is left alone. */
const OPEN_MS = 3 * 24 * 60 * 60 * 1000;

const PAGE = 200;

/**
 * The customers of whom the provider may have announced something that never came: those who pay for a
 * subscription, and those with an order that was not paid yet. In the order of their ids, a page that
 * begins after `after`.
 */
export async function findCustomersToCheck(
  database: Database,
  after: string,
  now: Date,
): Promise<readonly string[]> {
  const running = database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customerId, customers.id),
        inArray(subscriptions.status, ['active', 'past_due', 'cancelled']),
      ),
    );
  const paid = database
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.intentId, orders.intentId),
        inArray(payments.status, ['succeeded', 'refunded', 'disputed']),
      ),
    );
  const open = database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customers.id),
        gt(orders.createdAt, new Date(now.getTime() - OPEN_MS)),
        notExists(paid),
      ),
    );
  const rows = await database
    .select({ id: customers.id })
    .from(customers)
    .where(and(gt(customers.id, after), or(exists(running), exists(open))))
    .orderBy(asc(customers.id))
    .limit(PAGE);
  return rows.map(({ id }) => id);
}
