/** Payments at times that are easy to tell apart, and the rights that they give. */

import { entitlementsFrom } from '#domain/access/entitlements-from.ts';
import type {
  PassPayment,
  PeriodPayment,
  SnapshotPayment,
} from '#domain/access/payment-snapshot.ts';

/** In milliseconds. */
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const START = new Date('2026-03-01T12:00:00Z');

/** This many milliseconds after the start. */
export function at(milliseconds: number): Date {
  return new Date(START.getTime() + milliseconds);
}

const UNTOUCHED = {
  refundedCents: 0,
  refundedAt: null,
  disputes: [],
  revokedByOperatorAt: null,
} as const;

/** A pass for an hour, paid at that time or not at all. */
export function pass(
  id: string,
  paidAt: Date | null,
  changes: Partial<PassPayment> = {},
): PassPayment {
  return { kind: 'hourly', id, intentId: id, paidAt, amountCents: 699, ...UNTOUCHED, ...changes };
}

/** The period of a monthly subscription with this index; the one that begins at the start is 0. */
export function month(
  id: string,
  index: number,
  changes: Partial<PeriodPayment> = {},
): PeriodPayment {
  return {
    kind: 'monthly',
    id,
    intentId: id,
    subscriptionId: 'sub_1',
    periodStart: at(index * 30 * DAY),
    periodEnd: at((index + 1) * 30 * DAY),
    paidAt: at(index * 30 * DAY),
    amountCents: 1999,
    ...UNTOUCHED,
    ...changes,
  };
}

/** The rights that payments give if no subscription is known. */
export function fromPayments(...payments: readonly SnapshotPayment[]) {
  return entitlementsFrom({ payments, subscriptions: [] });
}

/** The rights that a subscription's payments give. */
export function fromSubscription(
  renewal: 'expected' | 'failed' | 'none',
  ...payments: readonly SnapshotPayment[]
) {
  return entitlementsFrom({ payments, subscriptions: [{ id: 'sub_1', renewal }] });
}
