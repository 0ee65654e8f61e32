import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ENTITLEMENT_SOURCES } from '#domain/access/entitlements.ts';
import { SCOPES } from '#domain/access/features.ts';
import { PAID_PLANS, PAID_STATUSES } from '#domain/access/plan.ts';
import { REVOCATIONS } from '#domain/access/revocation.ts';
import { PRICED_PLANS } from '#domain/pricing/prices.ts';
import { moment, primaryId } from './columns.ts';
import { type Changing, type Leaving, PersonalData } from './personal-data.ts';

/** What became of a payment. */
export const PAYMENT_STATUSES = [
  'open',
  'processing',
  'succeeded',
  'failed',
  'refunded',
  'disputed',
] as const;

/**
 * A customer of the payment provider. No reference to the account: payment records outlive it, under
 * a pseudonym. A guest's customer becomes the account's at sign-in.
 */
export const customers = pgTable(
  'customers',
  {
    /** The provider's id, such as `cus_…`. */
    id: text('id').primaryKey(),
    userId: uuid('user_id'),
    guestId: uuid('guest_id'),
    /**
     * Grows each time that data read from the provider is stored, so that older data never replaces
     * newer.
     */
    revision: integer('revision').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('customers_by_user').on(table.userId),
    index('customers_by_guest').on(table.guestId),
    check('customers_belong', sql`${table.userId} is not null or ${table.guestId} is not null`),
  ],
);

export const customersData = new PersonalData(
  customers,
  {
    customers: (on, { id }) =>
      on
        .select({ id: customers.id, createdAt: customers.createdAt })
        .from(customers)
        .where(eq(customers.userId, id))
        .orderBy(desc(customers.createdAt)),
  },
  { before: giveRecordsAPseudonym },
);

/**
 * The intention to pay for something, once. The page makes its id, so that a repeated request is not
 * charged again.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text('kind', { enum: PRICED_PLANS }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The provider's payment intent; null until it has been made. */
    intentId: text('intent_id'),
    /** The provider's subscription; null for what is paid once. */
    subscriptionId: text('subscription_id'),
    /** Where a guest's receipt goes; kept with the payment records. */
    receiptEmail: text('receipt_email'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('orders_by_customer').on(table.customerId),
    uniqueIndex('orders_by_intent').on(table.intentId),
    index('orders_by_receipt_email').on(table.receiptEmail),
  ],
);

export const ordersData = new PersonalData(
  orders,
  {
    orders: (on, { id }) =>
      on
        .select(getTableColumns(orders))
        .from(orders)
        .innerJoin(customers, eq(customers.id, orders.customerId))
        .where(eq(customers.userId, id))
        .orderBy(desc(orders.createdAt)),
  },
  { together: customers },
);

/** Each payment that the provider told of: one row for each payment intent. */
export const payments = pgTable(
  'payments',
  {
    id: primaryId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    intentId: text('intent_id').notNull(),
    /** The provider's invoice; null for what is paid once. */
    invoiceId: text('invoice_id'),
    subscriptionId: text('subscription_id'),
    kind: text('kind', { enum: PRICED_PLANS }).notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Such as `usd`. */
    currency: text('currency').notNull(),
    /** What a receipt says of the card, such as `visa`; never more than this and four digits. */
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    paidAt: moment('paid_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payments_by_intent').on(table.intentId),
    index('payments_by_customer').on(table.customerId),
  ],
);

export const paymentsData = new PersonalData(
  payments,
  {
    payments: (on, { id }) =>
      on
        .select(getTableColumns(payments))
        .from(payments)
        .innerJoin(customers, eq(customers.id, payments.customerId))
        .where(eq(customers.userId, id))
        .orderBy(desc(payments.createdAt)),
  },
  { kept: 'The record of what was paid; the customer leads to a pseudonym.' },
);

/** The subscriptions that were made; an account that has none is on the free plan. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id, such as `sub_…`. */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    /** No reference: a subscription outlives its account, under a pseudonym. */
    userId: uuid('user_id').notNull(),
    planType: text('plan_type', { enum: PAID_PLANS }).notNull(),
    status: text('status', { enum: PAID_STATUSES }).notNull(),
    /** What is paid for ends then. */
    paidUntil: moment('paid_until').notNull(),
    /** After a failed renewal: Pro goes on until then. */
    graceUntil: moment('grace_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('subscriptions_by_user').on(table.userId)],
);

export const subscriptionsData = new PersonalData(
  subscriptions,
  {
    subscriptions: (on, { id }) =>
      on
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.userId, id))
        .orderBy(desc(subscriptions.paidUntil)),
  },
  { together: customers },
);

/** Every right to what is Pro. It belongs to an account or to a guest. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: primaryId(),
    userId: uuid('user_id'),
    guestId: uuid('guest_id'),
    scope: text('scope', { enum: SCOPES }).notNull(),
    source: text('source', { enum: ENTITLEMENT_SOURCES }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    graceUntil: moment('grace_until'),
    revokedAt: moment('revoked_at'),
    revokedBecause: text('revoked_because', { enum: REVOCATIONS }),
    /** The payment behind it: no payment gives two. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** The subscription that a payment renewed. */
    subscriptionId: text('subscription_id').references(() => subscriptions.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('entitlements_by_payment').on(table.paymentId),
    index('entitlements_by_user').on(table.userId),
    index('entitlements_by_guest').on(table.guestId),
    check('entitlements_belong', sql`${table.userId} is not null or ${table.guestId} is not null`),
  ],
);

export const entitlementsData = new PersonalData(
  entitlements,
  {
    entitlements: (on, { id }) =>
      on
        .select()
        .from(entitlements)
        .where(eq(entitlements.userId, id))
        .orderBy(desc(entitlements.startsAt)),
  },
  { together: customers },
);

/** Subscriptions in these states would go on. */
const RUNNING = ['active', 'past_due'] as const;

/** The records stay, under the pseudonym. */
async function giveRecordsAPseudonym(
  on: Changing,
  { person, pseudonym, now }: Leaving,
): Promise<void> {
  const bought = on
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.userId, person.id));
  await on.update(orders).set({ receiptEmail: null }).where(inArray(orders.customerId, bought));
  // Customers are updated first, as by everything else that writes payment records: so writers wait for
  // one another, but never deadlock.
  for (const table of [customers, subscriptions, entitlements]) {
    await on.update(table).set({ userId: pseudonym }).where(eq(table.userId, person.id));
  }
  await on
    .update(subscriptions)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(eq(subscriptions.userId, pseudonym), inArray(subscriptions.status, [...RUNNING])));
}
