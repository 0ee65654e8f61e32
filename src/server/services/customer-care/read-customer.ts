import { desc, eq, inArray, or } from 'drizzle-orm';
import { endOf, isInForce, type Entitlement } from '#domain/access/entitlements.ts';
import { refundableCents } from '#domain/care/care.ts';
import { invoiceNumber } from '#domain/pricing/invoice-number.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import type { readCustomer as readCustomerContract } from '#contracts/operator-customers.ts';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { customers, entitlements, payments } from '#server/db/schema/payments.ts';
import { belongsTo, subjectOf, type Owner } from './owners.ts';

type CustomerReply = ReplyOf<typeof readCustomerContract>;

/** More than these, the newest first, would help nobody. */
const MOST_PAYMENTS = 200;
const MOST_ENTITLEMENTS = 200;
const MOST_ENTRIES = 100;

const textOf = (moment: Date | null) => moment?.toISOString() ?? null;

function accountOf({ user }: Owner): CustomerReply['account'] {
  if (user === null) return null;
  const { name, email, emailVerified, accountType, role, twoFactorEnabled, createdAt } = user;
  return {
    name,
    email,
    emailVerified,
    accountType,
    role,
    totpEnabled: twoFactorEnabled,
    createdAt: createdAt.toISOString(),
  };
}

async function readPayments(on: Transaction, ownerId: string): Promise<CustomerReply['payments']> {
  const rows = await on
    .select({ payment: payments, invoice: invoices })
    .from(payments)
    .innerJoin(customers, eq(payments.customerId, customers.id))
    .leftJoin(invoices, eq(invoices.paymentId, payments.id))
    .where(belongsTo(ownerId, customers))
    .orderBy(desc(payments.createdAt))
    .limit(MOST_PAYMENTS);
  return rows.map(({ payment, invoice }) => ({
    id: payment.id,
    intentId: payment.intentId,
    invoiceNumber: invoice === null ? null : invoiceNumber(invoice.year, invoice.sequence),
    subscriptionId: payment.subscriptionId,
    type: payment.kind,
    status: payment.status,
    amount: payment.amountCents,
    refunded: payment.refundedCents,
    refundable: refundableCents(payment),
    card:
      payment.cardBrand === null || payment.cardLast4 === null
        ? null
        : { brand: payment.cardBrand, last4: payment.cardLast4 },
    createdAt: payment.createdAt.toISOString(),
    paidAt: textOf(payment.paidAt),
  }));
}

function entitlementOf(row: Entitlement & { readonly id: string }, now: Date) {
  return {
    id: row.id,
    scope: row.scope,
    source: row.source,
    startsAt: row.startsAt.toISOString(),
    endsAt: endOf(row).toISOString(),
    revokedAt: textOf(row.revokedAt),
    paymentId: row.paymentId,
    isInForce: isInForce(row, now),
  };
}

async function readEntitlements(on: Transaction, ownerId: string, now: Date) {
  const rows = await on
    .select()
    .from(entitlements)
    .where(belongsTo(ownerId, entitlements))
    .orderBy(desc(entitlements.createdAt))
    .limit(MOST_ENTITLEMENTS);
  return rows.map((row) => ({ ...entitlementOf(row, now), revokedBecause: row.revokedBecause }));
}

function detailOf(detail: unknown, name: string): unknown {
  const isRecord = typeof detail === 'object' && detail !== null;
  return isRecord ? Object.entries(detail).find(([key]) => key === name)?.[1] : undefined;
}

async function readEntries(on: Transaction, owner: Owner): Promise<CustomerReply['audit']> {
  const subject = subjectOf(owner);
  const rows = await on
    .select()
    .from(auditEntries)
    .where(or(eq(auditEntries.subject, subject), eq(auditEntries.actor, subject)))
    .orderBy(desc(auditEntries.happenedAt), desc(auditEntries.id))
    .limit(MOST_ENTRIES);
  const emails = await emailsOf(on, [...new Set(rows.map(({ actor }) => actor))]);
  return rows.map(({ id, happenedAt, actor, action, subject: about, detail }) => {
    const reason = detailOf(detail, 'reason');
    const amount = detailOf(detail, 'amountCents');
    return {
      id,
      happenedAt: happenedAt.toISOString(),
      actor,
      actorEmail: emails.get(actor) ?? '',
      action,
      isSubject: about === subject,
      reason: typeof reason === 'string' ? reason : '',
      amount: typeof amount === 'number' ? amount : null,
    };
  });
}

async function emailsOf(on: Transaction, actors: readonly string[]) {
  // An actor is text, since not every actor is an account.
  const ids = actors.filter((actor) => /^[0-9a-f-]{36}$/.test(actor));
  const rows = await on
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** What is known of a customer at a moment, except for the plan. */
export async function readCustomer(
  on: Transaction,
  owner: Owner,
  now: Date,
): Promise<Omit<CustomerReply, 'plan'>> {
  return {
    id: owner.id,
    kind: owner.kind,
    time: now.toISOString(),
    account: accountOf(owner),
    payments: await readPayments(on, owner.id),
    entitlements: await readEntitlements(on, owner.id, now),
    audit: await readEntries(on, owner),
  };
}
