/** Why and since when a payment no longer gives what it gave. */

import type { SnapshotPayment } from './payment-snapshot.ts';

export const REVOCATIONS = ['refund', 'dispute', 'operator'] as const;
export type RevocationReason = (typeof REVOCATIONS)[number];

export interface Revocation {
  readonly at: Date;
  readonly because: RevocationReason;
}

function refundOf({ amountCents, refundedCents, refundedAt }: SnapshotPayment): Revocation | null {
  if (refundedAt === null || refundedCents < amountCents) return null;
  return { at: refundedAt, because: 'refund' };
}

function disputeOf({ disputes }: SnapshotPayment): Revocation | null {
  const moments = disputes
    .filter(({ outcome }) => outcome !== 'won')
    .map(({ openedAt }) => openedAt.getTime());
  return moments.length === 0 ? null : { at: new Date(Math.min(...moments)), because: 'dispute' };
}

/**
 * What took a payment's right back; null while nothing did. An operator's word comes first, because
 * it stays even if the payment changes later; a refund in part takes nothing.
 */
export function revocationOf(payment: SnapshotPayment): Revocation | null {
  const { revokedByOperatorAt: at } = payment;
  if (at !== null) return { at, because: 'operator' };
  return refundOf(payment) ?? disputeOf(payment);
}
