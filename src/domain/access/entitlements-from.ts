/** The features that payments give. The order in which events arrived does not matter. */

import { GRACE_MS, PASS_MS, RENEWAL_MS, type Entitlement } from './entitlements.ts';
import type {
  PassPayment,
  PaymentSnapshot,
  PeriodPayment,
  Renewal,
  SnapshotPayment,
} from './payment-snapshot.ts';
import { type RevocationReason, revocationOf } from './revocation.ts';

/** A right that a payment gave. No payment gives two. */
export interface PaidEntitlement extends Entitlement {
  readonly source: 'pass' | 'subscription';
  readonly paymentId: string;
  /** The subscription that the payment renewed; null for a pass. */
  readonly subscriptionId: string | null;
  readonly revokedBecause: RevocationReason | null;
}

type Paid<Payment extends SnapshotPayment> = Payment & { readonly paidAt: Date };

/** How long Pro continues after the paid time, by the state of the renewal. */
const GRACE_OF_RENEWAL = {
  expected: RENEWAL_MS,
  failed: GRACE_MS,
  none: null,
} as const satisfies Readonly<Record<Renewal, number | null>>;

function isPaid<Payment extends SnapshotPayment>(payment: Payment): payment is Paid<Payment> {
  return payment.paidAt !== null;
}

function isPass(payment: SnapshotPayment): payment is PassPayment {
  return payment.kind === 'hourly';
}

function isPeriod(payment: SnapshotPayment): payment is PeriodPayment {
  return payment.kind !== 'hourly';
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

function later(one: Date, other: Date): Date {
  return one.getTime() >= other.getTime() ? one : other;
}

function earlier(one: Date, other: Date): Date {
  return one.getTime() <= other.getTime() ? one : other;
}

/** Each pass begins when it is paid, or when the one before it ends: at its hour or with its revocation. */
function passesOf(payments: readonly Paid<PassPayment>[]): PaidEntitlement[] {
  const inOrder = payments.toSorted(
    (one, other) =>
      one.paidAt.getTime() - other.paidAt.getTime() || compareText(one.intentId, other.intentId),
  );
  const passes: PaidEntitlement[] = [];
  let free = new Date(0);
  for (const payment of inOrder) {
    const startsAt = later(payment.paidAt, free);
    const endsAt = after(startsAt, PASS_MS);
    const revocation = revocationOf(payment);
    free = revocation === null ? endsAt : later(free, earlier(endsAt, revocation.at));
    passes.push({
      scope: 'pro-artists-chat',
      source: 'pass',
      startsAt,
      endsAt,
      graceUntil: null,
      revokedAt: revocation?.at ?? null,
      revokedBecause: revocation?.because ?? null,
      paymentId: payment.id,
      subscriptionId: null,
    });
  }
  return passes;
}

function isLastPeriod(payment: PeriodPayment, payments: readonly PeriodPayment[]): boolean {
  return payments.every(
    ({ subscriptionId, periodEnd, intentId }) =>
      subscriptionId !== payment.subscriptionId ||
      periodEnd.getTime() < payment.periodEnd.getTime() ||
      (periodEnd.getTime() === payment.periodEnd.getTime() && intentId <= payment.intentId),
  );
}

/**
 * Each paid period gives Pro; the last one of a subscription continues for the grace that the state of
 * its renewal allows.
 */
function periodsOf(
  payments: readonly Paid<PeriodPayment>[],
  renewals: ReadonlyMap<string, Renewal>,
): PaidEntitlement[] {
  return payments.map((payment) => {
    const revocation = revocationOf(payment);
    const renewal = renewals.get(payment.subscriptionId) ?? 'none';
    const grace = isLastPeriod(payment, payments) ? GRACE_OF_RENEWAL[renewal] : null;
    return {
      scope: 'pro',
      source: 'subscription',
      startsAt: payment.periodStart,
      endsAt: payment.periodEnd,
      graceUntil: grace === null ? null : after(payment.periodEnd, grace),
      revokedAt: revocation?.at ?? null,
      revokedBecause: revocation?.because ?? null,
      paymentId: payment.id,
      subscriptionId: payment.subscriptionId,
    };
  });
}

/**
 * The rights that payments give, one for each payment that has come, ordered by payment id. The result is
 * the same for the same payments in any order and does not depend on a clock: `accessOf` says what holds
 * now. Grants by operators are not payments and not included.
 */
export function entitlementsFrom({
  payments,
  subscriptions,
}: PaymentSnapshot): readonly PaidEntitlement[] {
  const renewals = new Map(subscriptions.map(({ id, renewal }) => [id, renewal]));
  return [
    ...passesOf(payments.filter(isPass).filter(isPaid)),
    ...periodsOf(payments.filter(isPeriod).filter(isPaid), renewals),
  ].toSorted((one, other) => compareText(one.paymentId, other.paymentId));
}
