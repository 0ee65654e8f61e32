import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessOf, endOf, GRACE_MS, PASS_MS, proUntilOf, RENEWAL_MS } from './entitlements.ts';
import { entitlementsFrom } from './entitlements-from.ts';
import type {
  PassPayment,
  PaymentSnapshot,
  PeriodPayment,
  SnapshotPayment,
} from './payment-snapshot.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = new Date('2026-03-01T12:00:00Z');

function at(milliseconds: number): Date {
  return new Date(START.getTime() + milliseconds);
}

const UNTOUCHED = {
  refundedCents: 0,
  refundedAt: null,
  disputes: [],
  revokedByOperatorAt: null,
} as const;

function pass(id: string, paidAt: Date | null, changes: Partial<PassPayment> = {}): PassPayment {
  return { kind: 'hourly', id, intentId: id, paidAt, amountCents: 699, ...UNTOUCHED, ...changes };
}

function month(id: string, index: number, changes: Partial<PeriodPayment> = {}): PeriodPayment {
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

function fromPayments(...payments: readonly SnapshotPayment[]) {
  return entitlementsFrom({ payments, subscriptions: [] });
}

function fromSubscription(
  renewal: 'expected' | 'failed' | 'none',
  ...payments: readonly SnapshotPayment[]
) {
  return entitlementsFrom({ payments, subscriptions: [{ id: 'sub_1', renewal }] });
}

describe('a pass', () => {
  test('gives the artists’ chat for an hour from its payment', () => {
    expect(fromPayments(pass('a', START))).toEqual([
      {
        scope: 'pro-artists-chat',
        source: 'pass',
        startsAt: START,
        endsAt: at(3_600_000),
        graceUntil: null,
        revokedAt: null,
        revokedBecause: null,
        paymentId: 'a',
        subscriptionId: null,
      },
    ]);
  });

  test('gives nothing before it is paid', () => {
    expect(fromPayments(pass('a', null))).toEqual([]);
  });

  test('begins when the one before it ends', () => {
    const passes = fromPayments(pass('b', at(10 * MINUTE)), pass('a', START));
    expect(passes.map(({ startsAt }) => startsAt)).toEqual([START, at(PASS_MS)]);
    expect(accessOf(passes, at(10 * MINUTE)).get('pro-artists-chat')?.until).toEqual(
      at(2 * PASS_MS),
    );
  });

  test('of two that were paid at once begins by the provider’s id, whichever we heard of first', () => {
    const first = pass('heard-late', START, { intentId: 'pi_1' });
    const second = pass('heard-early', START, { intentId: 'pi_2' });
    const starts = new Map(
      fromPayments(second, first).map(({ paymentId, startsAt }) => [paymentId, startsAt]),
    );
    expect(starts.get('heard-late')).toEqual(START);
    expect(starts.get('heard-early')).toEqual(at(PASS_MS));
  });

  test('begins at once when the one before it is over', () => {
    const passes = fromPayments(pass('a', START), pass('b', at(5 * PASS_MS)));
    expect(passes[1]?.startsAt).toEqual(at(5 * PASS_MS));
  });

  test('takes over at the moment in which the one before it is refunded', () => {
    const refunded = { refundedCents: 699, refundedAt: at(20 * MINUTE) };
    const passes = fromPayments(pass('a', START, refunded), pass('b', at(10 * MINUTE)));
    expect(passes[0]).toMatchObject({ revokedAt: at(20 * MINUTE), revokedBecause: 'refund' });
    expect(passes[1]).toMatchObject({ startsAt: at(20 * MINUTE), revokedAt: null });
  });

  test('keeps its hour when the one before it is refunded after its end', () => {
    const refunded = { refundedCents: 699, refundedAt: at(90 * MINUTE) };
    const passes = fromPayments(pass('a', START, refunded), pass('b', at(10 * MINUTE)));
    expect(passes[1]).toMatchObject({ startsAt: at(PASS_MS), endsAt: at(2 * PASS_MS) });
  });
});

describe('a subscription', () => {
  test('gives Pro for the period that is paid', () => {
    const [period] = fromSubscription('none', month('a', 0));
    expect(period).toMatchObject({
      scope: 'pro',
      source: 'subscription',
      startsAt: START,
      endsAt: at(30 * DAY),
      graceUntil: null,
      subscriptionId: 'sub_1',
    });
  });

  test('goes on for three days after a renewal that failed', () => {
    const [first, last] = fromSubscription('failed', month('a', 0), month('b', 1));
    expect(first?.graceUntil).toBeNull();
    expect(last?.graceUntil).toEqual(at(60 * DAY + GRACE_MS));
  });

  test('goes on for a day while its renewal is on its way', () => {
    const [period] = fromSubscription('expected', month('a', 0));
    expect(period?.graceUntil).toEqual(at(30 * DAY + RENEWAL_MS));
  });

  test('has no grace once the renewal is paid after all', () => {
    const periods = fromSubscription('none', month('a', 0), month('b', 1));
    expect(periods.map(({ graceUntil }) => graceUntil)).toEqual([null, null]);
  });

  test('gets no grace from a period before one that was taken back', () => {
    const refunded = { refundedCents: 1999, refundedAt: at(31 * DAY) };
    const periods = fromSubscription('failed', month('a', 0), month('b', 1, refunded));
    expect(proUntilOf(periods, at(31 * DAY))).toBeNull();
  });

  test('that nothing is known of has no grace', () => {
    expect(fromPayments(month('a', 0))[0]?.graceUntil).toBeNull();
  });
});

describe('what is taken back', () => {
  test.each([
    ['a refund of everything', { refundedCents: 1999, refundedAt: at(DAY) }, 'refund'],
    ['a dispute', { disputes: [{ openedAt: at(DAY), outcome: 'open' }] }, 'dispute'],
    ['a dispute that was lost', { disputes: [{ openedAt: at(DAY), outcome: 'lost' }] }, 'dispute'],
    ['an operator', { revokedByOperatorAt: at(DAY) }, 'operator'],
  ] as const)('ends by %s', (_by, changes, because) => {
    const [period] = fromSubscription('expected', month('a', 0, changes));
    expect(period).toMatchObject({ revokedAt: at(DAY), revokedBecause: because });
  });

  test.each([
    ['a refund in part', { refundedCents: 1998, refundedAt: at(DAY) }],
    ['a dispute that was won', { disputes: [{ openedAt: at(DAY), outcome: 'won' }] }],
  ] as const)('does not end by %s', (_by, changes) => {
    const [period] = fromSubscription('expected', month('a', 0, changes));
    expect(period).toMatchObject({ revokedAt: null, revokedBecause: null });
  });

  test('stays taken by an operator, even if the payment changes later', () => {
    const [period] = fromPayments(
      month('a', 0, {
        revokedByOperatorAt: at(2 * DAY),
        refundedCents: 1999,
        refundedAt: at(DAY),
        disputes: [{ openedAt: at(DAY), outcome: 'won' }],
      }),
    );
    expect(period).toMatchObject({ revokedAt: at(2 * DAY), revokedBecause: 'operator' });
  });
});

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
  test('gives the same in any order', () => {
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

  test('each payment that came gives one right, and no other gives any', () => {
    fc.assert(
      fc.property(snapshot, (known) => {
        const paid = known.payments.filter(({ paidAt }) => paidAt !== null);
        expect(entitlementsFrom(known).map(({ paymentId }) => paymentId)).toEqual(
          paid.map((payment) => payment.id).toSorted(),
        );
      }),
    );
  });

  test('no two passes that hold run at the same time, and each lasts its hour', () => {
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

  test('one more payment never takes anything from the rights of the others but a grace', () => {
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
