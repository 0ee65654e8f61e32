import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, DAY } from '#tests/access/made-payments.ts';
import { endOf, GRACE_MS, PASS_MS } from './entitlements.ts';
import { entitlementsFrom } from './entitlements-from.ts';
import type { PaymentSnapshot, SnapshotPayment } from './payment-snapshot.ts';

const moment = fc.integer({ min: 0, max: 90 * DAY }).map(at);
const touched = {
  paidAt: fc.option(moment, { nil: null }),
  amountCents: fc.constant(699),
  refundedCents: fc.constantFrom(0, 100, 699),
  refundedAt: fc.option(moment, { nil: null }),
  disputes: fc.array(
    fc.record({ openedAt: moment, outcome: fc.constantFrom('open', 'won', 'lost') }),
    { maxLength: 2 },
  ),
  revokedByOperatorAt: fc.option(moment, { nil: null }),
} as const;
const id = fc.uuid();
const intentId = fc.uuid();
const subscriptionId = fc.constantFrom('sub_1', 'sub_2');
const passPayment = fc.record({ kind: fc.constant('hourly'), id, intentId, ...touched });
const periodPayment = fc
  .record({
    kind: fc.constantFrom('monthly', 'yearly'),
    id,
    intentId,
    subscriptionId,
    periodStart: moment,
    lengthMs: fc.integer({ min: 1, max: 30 * DAY }),
    ...touched,
  })
  .map(({ lengthMs, ...payment }) => ({
    ...payment,
    periodEnd: new Date(payment.periodStart.getTime() + lengthMs),
  }));
const payments = fc.uniqueArray<SnapshotPayment, string>(fc.oneof(passPayment, periodPayment), {
  selector: (payment) => payment.id,
  maxLength: 12,
});
const snapshot: fc.Arbitrary<PaymentSnapshot> = fc.record({
  payments,
  subscriptions: fc.uniqueArray(
    fc.record({ id: subscriptionId, renewal: fc.constantFrom('expected', 'failed', 'none') }),
    { selector: (subscription) => subscription.id },
  ),
});

describe('any kind of payment', () => {
  test('gives the same rights in any order', () => {
    const shuffled = snapshot.chain((known) =>
      fc.tuple(
        fc.constant(known),
        fc.shuffledSubarray([...known.payments], { minLength: known.payments.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([known, inAnyOrder]) => {
        expect(entitlementsFrom({ ...known, payments: inAnyOrder })).toEqual(
          entitlementsFrom(known),
        );
      }),
    );
  });

  test('each payment that came in gives one right, and no other payment gives any', () => {
    fc.assert(
      fc.property(snapshot, (known) => {
        const paid = known.payments.filter(({ paidAt }) => paidAt !== null);
        expect(entitlementsFrom(known).map(({ paymentId }) => paymentId)).toEqual(
          paid.map((payment) => payment.id).toSorted(),
        );
      }),
    );
  });

  test('no two valid passes run at the same time, and each lasts its hour', () => {
    fc.assert(
      fc.property(snapshot, (known) => {
        const passes = entitlementsFrom(known)
          .filter(({ source, revokedAt }) => source === 'pass' && revokedAt === null)
          .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
        for (const [index, { startsAt, endsAt }] of passes.entries()) {
          expect(endsAt.getTime() - startsAt.getTime()).toBe(PASS_MS);
          expect(startsAt >= (passes[index - 1]?.endsAt ?? startsAt)).toBe(true);
        }
      }),
    );
  });

  test('no right begins before what was paid, nor lasts beyond it by more than the grace', () => {
    fc.assert(
      fc.property(snapshot, (known) => {
        for (const right of entitlementsFrom(known)) {
          const payment = known.payments.find((one) => one.id === right.paymentId);
          const begin = payment?.kind === 'hourly' ? payment.paidAt : payment?.periodStart;
          expect(right.startsAt >= (begin ?? at(Infinity))).toBe(true);
          expect(endOf(right).getTime() - right.endsAt.getTime()).toBeLessThanOrEqual(GRACE_MS);
        }
      }),
    );
  });

  test('one more payment takes nothing from the rights of the others except a grace period', () => {
    fc.assert(
      fc.property(snapshot, periodPayment, (known, more) => {
        const before = entitlementsFrom(known);
        const rights = entitlementsFrom({ ...known, payments: [...known.payments, more] });
        for (const right of before) {
          const still = rights.find(({ paymentId }) => paymentId === right.paymentId);
          expect({ ...still, graceUntil: null }).toEqual({ ...right, graceUntil: null });
        }
      }),
    );
  });
});
