import { and, desc, eq, inArray } from 'drizzle-orm';
import { invoiceNumber } from '#domain/pricing/invoice-number.ts';
import type { Database } from '#server/db/database.ts';
import { customers, entitlements, invoices, payments } from '#server/db/schema/index.ts';
import type { Invoice, InvoiceStatus, PaidCard, Period } from './invoice.ts';

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
  database: Database,
  userId: string,
  paymentId?: string,
): Promise<readonly Invoice[]> {
  const rows = await database
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
