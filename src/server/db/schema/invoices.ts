import { and, desc, eq, inArray } from 'drizzle-orm';
import { boolean, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { invoiceNumber } from '#domain/pricing/invoice-number.ts';
import { moment } from './columns.ts';
import { customers, entitlements, payments } from './payments.ts';
import { NobodysData, PersonalData, type Reading } from './personal-data.ts';

/** The last invoice of each year. Numbering locks the row, so that there is no gap. */
export const invoiceYears = pgTable('invoice_years', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

export const invoiceYearsData = new NobodysData(invoiceYears, 'It counts everyone’s invoices.');

/** The number that each payment got when it arrived, for ever. */
export const invoices = pgTable(
  'invoices',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    year: integer('year').notNull(),
    /** The place in its year, from 1. */
    sequence: integer('sequence').notNull(),
    /** Whether the payment was only played: no money was moved. */
    isTest: boolean('is_test').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('invoices_by_number').on(table.year, table.sequence)],
);

/** A span of time, its end not included. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** The little that is kept of a card. */
export interface PaidCard {
  /** As the provider writes it, such as `visa`. */
  readonly brand: string;
  readonly last4: string;
}

/** What a payment became. */
export type InvoiceStatus = 'succeeded' | 'refunded' | 'disputed';

/** One payment as its receipt tells of it. Amounts are in cents. */
export interface Invoice {
  readonly paymentId: string;
  /** Such as `LG-2026-000123`. */
  readonly number: string;
  readonly kind: PricedPlan;
  readonly status: InvoiceStatus;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** Such as `usd`. */
  readonly currency: string;
  readonly paidAt: Date;
  /** What it paid for; null if it paid for nothing. */
  readonly period: Period | null;
  readonly card: PaidCard | null;
  /** Whether no money was moved. */
  readonly isTest: boolean;
}

const STATUSES = ['succeeded', 'refunded', 'disputed'] as const satisfies readonly InvoiceStatus[];

function statusOf(status: string): InvoiceStatus {
  return STATUSES.find((known) => known === status) ?? 'succeeded';
}

function cardOf(brand: string | null, last4: string | null): PaidCard | null {
  return brand === null || last4 === null ? null : { brand, last4 };
}

function periodOf(from: Date | null, to: Date | null): Period | null {
  return from === null || to === null ? null : { from, to };
}

/** What an account has paid, the newest first; only the payment `paymentId` where that is given. */
export async function readInvoices(
  on: Reading,
  userId: string,
  paymentId?: string,
): Promise<readonly Invoice[]> {
  const rows = await on
    .select({
      payment: payments,
      year: invoices.year,
      sequence: invoices.sequence,
      isTest: invoices.isTest,
      startsAt: entitlements.startsAt,
      endsAt: entitlements.endsAt,
    })
    .from(customers)
    .innerJoin(payments, eq(payments.customerId, customers.id))
    .innerJoin(invoices, eq(invoices.paymentId, payments.id))
    .leftJoin(entitlements, eq(entitlements.paymentId, payments.id))
    .where(
      and(
        eq(customers.userId, userId),
        inArray(payments.status, [...STATUSES]),
        paymentId === undefined ? undefined : eq(payments.id, paymentId),
      ),
    )
    .orderBy(desc(payments.paidAt), desc(invoices.year), desc(invoices.sequence));
  return rows.map(({ payment, year, sequence, isTest, startsAt, endsAt }) => ({
    paymentId: payment.id,
    number: invoiceNumber(year, sequence),
    kind: payment.kind,
    status: statusOf(payment.status),
    amountCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    currency: payment.currency,
    paidAt: payment.paidAt ?? payment.createdAt,
    period: periodOf(startsAt, endsAt),
    card: cardOf(payment.cardBrand, payment.cardLast4),
    isTest,
  }));
}

export const invoicesData = new PersonalData(
  invoices,
  { invoices: (on, { id }) => readInvoices(on, id) },
  { kept: 'Numbers without gaps; the payment’s customer leads to a pseudonym.' },
);
