import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm';
import { containing } from '#server/db/containing.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  affiliateApplications,
  auditEntries,
  customers,
  entitlements,
  jobs,
  newsletterSubscribers,
  orders,
  subscriptions,
  supportTickets,
  users,
  verifications,
} from '#server/db/schema/index.ts';
import { LINK_PURPOSES, linkIdentifier } from '#server/services/accounts/mailed-links.ts';
import { v4 as randomUuid } from 'uuid';
import { z } from 'zod/mini';

/** Subscriptions in these states would go on. */
const RUNNING = ['active', 'past_due'] as const;

/**
 * The books stay, with nobody's name on them. The customers come first, as with everybody else who
 * writes in the books: so they wait for each other, and never both.
 */
async function closeBooks(on: Transaction, userId: string, pseudonym: string, now: Date) {
  const bought = on
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.userId, userId));
  await on.update(orders).set({ receiptEmail: null }).where(inArray(orders.customerId, bought));
  for (const table of [customers, subscriptions, entitlements]) {
    await on.update(table).set({ userId: pseudonym }).where(eq(table.userId, userId));
  }
  await on
    .update(subscriptions)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(eq(subscriptions.userId, pseudonym), inArray(subscriptions.status, [...RUNNING])));
}

/**
 * The one change that the database lets anybody make to the record, and only once the account is gone:
 * its id gives way to the pseudonym, and what was written about it goes.
 */
async function pseudonymiseAudit(on: Transaction, userId: string, pseudonym: string) {
  await on.update(auditEntries).set({ actor: pseudonym }).where(eq(auditEntries.actor, userId));
  await on
    .update(auditEntries)
    .set({ subject: pseudonym, detail: sql`${auditEntries.detail} - 'reason'` })
    .where(eq(auditEntries.subject, userId));
}

/** What better-auth keeps of somebody who connects a provider. */
const connecting = z.object({ link: z.object({ userId: z.string() }) });

function isConnecting(value: string, userId: string): boolean {
  if (!value.startsWith('{')) return false;
  const parsed = connecting.safeParse(JSON.parse(value));
  return parsed.success && parsed.data.link.userId === userId;
}

/**
 * Mailed links and sign-ins under way. What merely mentions the account, such as where a stranger wants
 * to go after signing in, is not the account's: so each is judged by what stands in its right place.
 */
async function dropVerifications(on: Transaction, userId: string) {
  const identifiers = LINK_PURPOSES.map((purpose) => linkIdentifier(purpose, userId));
  await on
    .delete(verifications)
    .where(or(inArray(verifications.identifier, identifiers), eq(verifications.value, userId)));
  const mentioning = await on
    .select({ id: verifications.id, value: verifications.value })
    .from(verifications)
    .where(like(verifications.value, containing(userId)));
  const ids = mentioning.filter(({ value }) => isConnecting(value, userId)).map(({ id }) => id);
  if (ids.length > 0) await on.delete(verifications).where(inArray(verifications.id, ids));
}

/** What was written to us from the account's own address, signed in or not, and our answers under way. */
async function dropCorrespondence(on: Transaction, email: string) {
  await on.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  await on.delete(supportTickets).where(eq(supportTickets.email, email));
  await on.delete(affiliateApplications).where(eq(affiliateApplications.email, email));
  // Not those about another account, whose owner may have mistyped an address.
  await on.delete(jobs).where(and(eq(jobs.address, email), isNull(jobs.userId)));
}

/**
 * Erases an account. What must outlive it (the books of what was paid, the record of what was done
 * with powers) is kept under a pseudonym that leads to nobody, which is returned; everything else
 * refers to the account and goes with it.
 */
export async function eraseAccount(
  on: Transaction,
  account: { readonly id: string; readonly email: string; readonly emailVerified: boolean },
  now: Date,
): Promise<string> {
  const { id, email, emailVerified } = account;
  // Random, and not of the time of its making, by which it could be found again.
  const pseudonym = randomUuid();
  await closeBooks(on, id, pseudonym, now);
  await dropVerifications(on, id);
  // Who never proved to read an address has no say in what came from it.
  if (emailVerified) await dropCorrespondence(on, email);
  await on.delete(users).where(eq(users.id, id));
  await pseudonymiseAudit(on, id, pseudonym);
  return pseudonym;
}
