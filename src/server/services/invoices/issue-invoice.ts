import { eq, sql } from 'drizzle-orm';
import { invoiceNumber } from '#domain/pricing/invoice-number.ts';
import type { Transaction } from '#server/db/database.ts';
import { invoices, invoiceYears } from '#server/db/schema/invoices.ts';

export interface PaidPayment {
  readonly id: string;
  readonly paidAt: Date;
}

/** The row of a year's numbers is locked from here to the end of the transaction. */
async function nextOf(on: Transaction, year: number): Promise<number> {
  const [row] = await on
    .insert(invoiceYears)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceYears.year,
      set: { last: sql`${invoiceYears.last} + 1` },
    })
    .returning({ last: invoiceYears.last });
  if (row === undefined) throw new Error('The numbers of the year could not be read.');
  return row.last;
}

/**
 * Gives a payment its number, once: the next of the year in which it was paid, in universal time. A
 * transaction that is not stored gives its number back, so there are no gaps. Resolves with the number
 * as it stands on paper.
 */
export async function issueInvoice(
  on: Transaction,
  { id, paidAt }: PaidPayment,
  isTest: boolean,
): Promise<string> {
  const [known] = await on
    .select({ year: invoices.year, sequence: invoices.sequence })
    .from(invoices)
    .where(eq(invoices.paymentId, id));
  if (known !== undefined) return invoiceNumber(known.year, known.sequence);
  const year = paidAt.getUTCFullYear();
  const sequence = await nextOf(on, year);
  await on.insert(invoices).values({ paymentId: id, year, sequence, isTest });
  return invoiceNumber(year, sequence);
}
