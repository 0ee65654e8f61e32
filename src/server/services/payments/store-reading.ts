import { and, eq, inArray, sql } from 'drizzle-orm';
import { type PaidEntitlement, entitlementsFrom } from '#domain/access/entitlements-from.ts';
import type { Transaction } from '#server/db/database.ts';
import { customers, entitlements } from '#server/db/schema/payments.ts';
import type { CustomerChange, OnCustomerChange, StoredCustomer } from './customer-change.ts';
import type { ProviderReading } from './provider-reading.ts';
import { snapshotOf } from './snapshot-of.ts';
import { isSame } from './row-changes.ts';
import { type StoredReading, storePayments, storeSubscriptions } from './store-payments.ts';

/** What was read of one customer, and the customer as known before the reading. */
export interface CustomerReading {
  readonly customer: StoredCustomer;
  readonly reading: ProviderReading;
}

/** Something newer was stored since the reading began. */
export class StaleReadingError extends Error {
  override readonly name = 'StaleReadingError';
}

/** Makes all others that store a reading of this customer wait, and throws if one of them was faster. */
async function claimCustomer(on: Transaction, { id, revision }: StoredCustomer) {
  const [claimed] = await on
    .update(customers)
    .set({ revision: sql`${customers.revision} + 1` })
    .where(and(eq(customers.id, id), eq(customers.revision, revision)))
    .returning();
  if (claimed === undefined) throw new StaleReadingError();
  return claimed;
}

function findEntitlements(on: Transaction, stored: readonly StoredReading[]) {
  const ids = stored.flatMap(({ payments }) => payments.map(({ row }) => row.id));
  if (ids.length === 0) return Promise.resolve([]);
  return on.select().from(entitlements).where(inArray(entitlements.paymentId, ids));
}

async function storeEntitlement(
  on: Transaction,
  { userId, guestId }: StoredCustomer,
  before: typeof entitlements.$inferSelect | undefined,
  wanted: PaidEntitlement,
  now: Date,
): Promise<void> {
  if (before === undefined) {
    await on
      .insert(entitlements)
      .values({ ...wanted, userId, guestId, createdAt: now, updatedAt: now });
  } else if (!isSame(before, { ...wanted })) {
    await on
      .update(entitlements)
      .set({ ...wanted, updatedAt: now })
      .where(eq(entitlements.id, before.id));
  }
}

/**
 * Stores what was read of everything that one owner pays with, and the rights that follow. The same
 * reading stored again changes nothing.
 *
 * @throws {StaleReadingError} if something newer was stored since; the transaction must then end.
 */
export async function storeReadings(
  on: Transaction,
  readings: readonly CustomerReading[],
  onChange: OnCustomerChange,
  now: Date,
): Promise<void> {
  const stored: StoredReading[] = [];
  for (const { customer, reading } of readings) {
    const claimed = await claimCustomer(on, customer);
    const subscriptions = await storeSubscriptions(on, claimed, reading, now);
    const payments = await storePayments(on, claimed, reading, now);
    stored.push({ customer: claimed, reading, payments, subscriptions });
  }
  const known = await findEntitlements(on, stored);
  const customerOf = new Map(
    stored.flatMap(({ customer, payments }) =>
      payments.map(({ row }) => [row.id, customer] as const),
    ),
  );
  for (const wanted of entitlementsFrom(snapshotOf(stored, known))) {
    const customer = customerOf.get(wanted.paymentId);
    const before = known.find(({ paymentId }) => paymentId === wanted.paymentId);
    if (customer !== undefined) await storeEntitlement(on, customer, before, wanted, now);
  }
  for (const change of stored.map(changeOf)) await onChange(on, change);
}

function changeOf({ customer, payments, subscriptions }: StoredReading): CustomerChange {
  return {
    customer,
    payments: payments.flatMap(({ change }) => (change === undefined ? [] : [change])),
    subscriptions,
  };
}
