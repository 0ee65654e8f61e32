import { eq } from 'drizzle-orm';
import { GRACE_MS } from '#domain/access/entitlements.ts';
import type { Transaction } from '#server/db/database.ts';
import { payments, subscriptions } from '#server/db/schema/payments.ts';
import type {
  RowChange,
  StoredCustomer,
  StoredPayment,
  StoredSubscription,
} from './customer-change.ts';
import type { ProviderReading, ReadPayment, ReadSubscription } from './provider-reading.ts';
import { isSame } from './row-changes.ts';

/** A payment as it was read and as it is stored. */
export interface PaymentRow {
  readonly read: ReadPayment;
  readonly row: StoredPayment;
  /** Unset where nothing had changed. */
  readonly change: RowChange<StoredPayment> | undefined;
}

/** What was read about one customer, and what of it was written. */
export interface StoredReading {
  readonly customer: StoredCustomer;
  readonly reading: ProviderReading;
  readonly payments: readonly PaymentRow[];
  readonly subscriptions: readonly RowChange<StoredSubscription>[];
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A row that was written is not there.');
  return row;
}

function columnsOf(read: ReadPayment) {
  const { intentId, invoiceId, subscriptionId, kind, status, amountCents, refundedCents } = read;
  const { currency, cardBrand, cardLast4, paidAt } = read;
  return {
    intentId,
    invoiceId,
    subscriptionId,
    kind,
    status,
    amountCents,
    refundedCents,
    currency,
    cardBrand,
    cardLast4,
    paidAt,
  };
}

/** Writes the payments that were read, one row for each payment intent. */
export async function storePayments(
  on: Transaction,
  { id: customerId }: StoredCustomer,
  reading: ProviderReading,
  now: Date,
): Promise<readonly PaymentRow[]> {
  const known = await on.select().from(payments).where(eq(payments.customerId, customerId));
  const stored: PaymentRow[] = [];
  for (const read of reading.payments) {
    const before = known.find(({ intentId }) => intentId === read.intentId);
    const wanted = columnsOf(read);
    if (before !== undefined && isSame(before, wanted)) {
      stored.push({ read, row: before, change: undefined });
      continue;
    }
    const after = only(
      before === undefined
        ? await on
            .insert(payments)
            .values({ ...wanted, customerId, createdAt: now, updatedAt: now })
            .returning()
        : await on
            .update(payments)
            .set({ ...wanted, updatedAt: now })
            .where(eq(payments.id, before.id))
            .returning(),
    );
    stored.push({ read, row: after, change: { before, after } });
  }
  return stored;
}

/** When the paid time of a subscription ends; undefined before its first payment. */
function paidUntil(id: string, reading: ProviderReading): Date | undefined {
  const ends = reading.payments.flatMap(({ subscriptionId, paidAt, period }) =>
    subscriptionId === id && paidAt !== null && period !== null ? [period.end.getTime()] : [],
  );
  return ends.length === 0 ? undefined : new Date(Math.max(...ends));
}

function subscriptionRow(
  { id, planType, status }: ReadSubscription,
  end: Date,
  { id: customerId }: StoredCustomer,
  userId: string,
) {
  const graceUntil = status === 'past_due' ? new Date(end.getTime() + GRACE_MS) : null;
  return { id, customerId, userId, planType, status, paidUntil: end, graceUntil };
}

/** Writes the subscriptions that were paid at least once; returns those that changed. */
export async function storeSubscriptions(
  on: Transaction,
  customer: StoredCustomer,
  reading: ProviderReading,
  now: Date,
): Promise<readonly RowChange<StoredSubscription>[]> {
  const { userId } = customer;
  // A guest has none: only a signed-in account can subscribe.
  if (userId === null) return [];
  const known = await on
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customer.id));
  const changes: RowChange<StoredSubscription>[] = [];
  for (const read of reading.subscriptions) {
    const end = paidUntil(read.id, reading);
    if (end === undefined) continue;
    const wanted = subscriptionRow(read, end, customer, userId);
    const before = known.find(({ id }) => id === read.id);
    if (before !== undefined && isSame(before, wanted)) continue;
    const row = { ...wanted, updatedAt: now };
    const after = only(
      before === undefined
        ? await on
            .insert(subscriptions)
            .values({ ...row, createdAt: now })
            .returning()
        : await on
            .update(subscriptions)
            .set(row)
            .where(eq(subscriptions.id, before.id))
            .returning(),
    );
    changes.push({ before, after });
  }
  return changes;
}
