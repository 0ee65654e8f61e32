import { and, eq, sql } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Transaction } from '#server/db/database.ts';
import { customers, entitlements, payments } from '#server/db/schema/payments.ts';
import type { Audit } from '#server/services/audit/audit.ts';
import { belongsTo, requireOwner, subjectOf } from './owners.ts';
import { recordAction } from './record-action.ts';

/** What an operator takes back. */
export interface Revocation {
  readonly actionId: string;
  /** The operator's id. */
  readonly actor: string;
  readonly ownerId: string;
  readonly entitlementId: string;
  readonly reason: string;
}

/** Makes a reading of the provider that is under way start again, so that it sees what was revoked. */
async function outdateReadings(on: Transaction, paymentId: string): Promise<void> {
  const [payment] = await on
    .select({ customerId: payments.customerId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (payment === undefined) return;
  await on
    .update(customers)
    .set({ revision: sql`${customers.revision} + 1` })
    .where(eq(customers.id, payment.customerId));
}

/**
 * Revokes a right; no payment restores it. One that an operator has revoked before stays as it is, and
 * is not noted again. Rejects with `not_found`.
 */
export async function revokeAccess(
  on: Transaction,
  audit: Audit,
  { actionId, actor, ownerId, entitlementId, reason }: Revocation,
  now: Date,
): Promise<void> {
  const owner = await requireOwner(on, ownerId);
  const isMeant = and(eq(entitlements.id, entitlementId), belongsTo(owner.id, entitlements));
  const [found] = await on.select().from(entitlements).where(isMeant);
  if (found === undefined) throw new ApiFailure('not_found');
  // The customer's row before the right's: the same order in which the provider's data is stored.
  if (found.paymentId !== null) await outdateReadings(on, found.paymentId);
  const [entitlement] = await on.select().from(entitlements).where(isMeant).for('update');
  if (entitlement === undefined || entitlement.revokedBecause === 'operator') return;
  await recordAction(on, audit, {
    id: actionId,
    actor,
    action: 'access_revoked',
    subject: subjectOf(owner),
    detail: { entitlementId, scope: entitlement.scope, source: entitlement.source, reason },
  });
  await on
    .update(entitlements)
    .set({ revokedAt: entitlement.revokedAt ?? now, revokedBecause: 'operator', updatedAt: now })
    .where(eq(entitlements.id, entitlementId));
}
