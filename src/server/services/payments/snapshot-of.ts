import type { PaymentSnapshot, SnapshotPayment } from '#domain/access/payment-snapshot.ts';
import type { entitlements } from '#server/db/schema/payments.ts';
import type { PaymentRow, StoredReading } from './store-payments.ts';

type StoredEntitlement = typeof entitlements.$inferSelect;

function paymentOf(
  { read, row }: PaymentRow,
  known: readonly StoredEntitlement[],
): readonly SnapshotPayment[] {
  const given = known.find(({ paymentId }) => paymentId === row.id);
  const { kind, period, subscriptionId } = read;
  const payment = {
    id: row.id,
    intentId: row.intentId,
    paidAt: read.paidAt,
    amountCents: read.amountCents,
    refundedCents: read.refundedCents,
    refundedAt: read.refundedAt,
    disputes: read.disputes,
    revokedByOperatorAt: given?.revokedBecause === 'operator' ? given.revokedAt : null,
  };
  if (kind === 'hourly') return [{ ...payment, kind }];
  if (period === null || subscriptionId === null) return [];
  const { start: periodStart, end: periodEnd } = period;
  return [{ ...payment, kind, subscriptionId, periodStart, periodEnd }];
}

/** Everything that one owner paid, in the form that the rule of rights takes. */
export function snapshotOf(
  stored: readonly StoredReading[],
  known: readonly StoredEntitlement[],
): PaymentSnapshot {
  return {
    payments: stored.flatMap(({ payments }) =>
      payments.flatMap((payment) => paymentOf(payment, known)),
    ),
    subscriptions: stored.flatMap(({ reading }) => reading.subscriptions),
  };
}
