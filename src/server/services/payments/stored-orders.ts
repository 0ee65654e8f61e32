import { and, desc, eq, isNull } from 'drizzle-orm';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { PRICES_CENTS } from '#domain/pricing/prices.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { customers, orders } from '#server/db/schema/payments.ts';
import type { StoredCustomer } from './customer-change.ts';

export type StoredOrder = typeof orders.$inferSelect;

/** What the provider made of an order. */
export interface MadeIntent {
  readonly intentId: string;
  readonly subscriptionId: string | null;
}

/** An order and the customer it belongs to. */
export interface OwnedOrder {
  readonly order: StoredOrder;
  readonly customer: StoredCustomer;
}

export async function findOrder(
  on: Database | Transaction,
  id: string,
): Promise<OwnedOrder | undefined> {
  const [found] = await on
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, id));
  return found;
}

/** The last order of this kind that a customer made. */
export async function findLastOrder(
  on: Database | Transaction,
  customerId: string,
  kind: PricedPlan,
): Promise<StoredOrder | undefined> {
  const [last] = await on
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.kind, kind)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return last;
}

/**
 * Adds an order; calls for the same customer take turns. If another call has added one after `last`, that
 * one is the order; undefined where the id belongs to another customer.
 */
export function addOrder(
  database: Database,
  { id: customerId }: StoredCustomer,
  { id, kind, createdAt }: Pick<StoredOrder, 'id' | 'kind' | 'createdAt'>,
  last: StoredOrder | undefined,
): Promise<StoredOrder | undefined> {
  return database.transaction(async (on) => {
    await on
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update');
    const newest = await findLastOrder(on, customerId, kind);
    if (newest !== undefined && newest.id !== last?.id) return newest;
    const [order] = await on
      .insert(orders)
      .values({ id, customerId, kind, amountCents: PRICES_CENTS[kind], createdAt })
      .onConflictDoNothing()
      .returning();
    return order;
  });
}

/** Notes what the provider made of an order; a repeat notes the same. */
export async function noteIntent(
  database: Database,
  order: StoredOrder,
  made: MadeIntent,
): Promise<void> {
  await database
    .update(orders)
    .set(made)
    .where(and(eq(orders.id, order.id), isNull(orders.intentId)));
}
