import { and, eq, ilike, or } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { containing } from '#server/db/containing.ts';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { customers, orders, payments } from '#server/db/schema/payments.ts';
import { readOwners, type Owner } from './owners.ts';

const MOST_FOUND = 20;

/** What was searched by. */
type SearchKind = 'id' | 'payment' | 'email' | 'name';

/** What the payment provider calls things: payments, invoices, subscriptions, customers. */
const PROVIDER_ID = /^(?:pi|in|sub|cus)_\w+$/;

/** What an invoice is called on paper, such as `LG-2026-000123`. */
const INVOICE_NUMBER = /^LG-(\d{4})-(\d{6,9})$/i;

function kindOf(query: string): SearchKind {
  if (isUuid(query)) return 'id';
  if (PROVIDER_ID.test(query) || INVOICE_NUMBER.test(query)) return 'payment';
  return query.includes('@') ? 'email' : 'name';
}

function isInvoice(query: string) {
  const [, year, sequence] = INVOICE_NUMBER.exec(query) ?? [];
  if (year === undefined || sequence === undefined) return undefined;
  return and(eq(invoices.year, Number(year)), eq(invoices.sequence, Number(sequence)));
}

async function idsOfPayment(on: Transaction, query: string): Promise<string[]> {
  const isOurs = isUuid(query) ? eq(payments.id, query) : undefined;
  const rows = await on
    .selectDistinct({ userId: customers.userId, guestId: customers.guestId })
    .from(customers)
    .leftJoin(payments, eq(payments.customerId, customers.id))
    .leftJoin(invoices, eq(invoices.paymentId, payments.id))
    .where(
      or(
        isOurs,
        isInvoice(query),
        eq(customers.id, query),
        eq(payments.intentId, query),
        eq(payments.invoiceId, query),
        eq(payments.subscriptionId, query),
      ),
    )
    .limit(MOST_FOUND);
  return rows.flatMap(({ userId, guestId }) => userId ?? guestId ?? []);
}

/** Customers who gave this address for the receipt of a payment without an account. */
async function idsOfReceipts(on: Transaction, query: string): Promise<string[]> {
  const rows = await on
    .selectDistinct({ userId: customers.userId, guestId: customers.guestId })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.receiptEmail, query.toLowerCase()))
    .limit(MOST_FOUND);
  return rows.flatMap(({ userId, guestId }) => userId ?? guestId ?? []);
}

async function idsOfPerson(on: Transaction, query: string): Promise<string[]> {
  const exact = await on
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, query.toLowerCase()));
  if (exact.length > 0) return exact.map(({ id }) => id);
  const pattern = containing(query);
  const rows = await on
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.email, pattern), ilike(users.name, pattern)))
    .orderBy(users.email)
    .limit(MOST_FOUND);
  return rows.map(({ id }) => id);
}

/** The customers that a search may mean, at most 20, and what the query was taken for. */
export async function findCustomers(
  on: Transaction,
  query: string,
): Promise<{ readonly by: SearchKind; readonly owners: readonly Owner[] }> {
  const by = kindOf(query);
  if (by === 'email' || by === 'name') {
    const ids = await idsOfPerson(on, query);
    if (by === 'email') ids.push(...(await idsOfReceipts(on, query)));
    return { by, owners: await readOwners(on, [...new Set(ids)]) };
  }
  const ofPayments = await idsOfPayment(on, query);
  const ids = by === 'id' ? [query.toLowerCase(), ...ofPayments] : ofPayments;
  return { by, owners: await readOwners(on, [...new Set(ids)]) };
}
