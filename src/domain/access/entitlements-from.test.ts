import { describe, expect, test } from 'vitest';
import {
  at,
  DAY,
  fromPayments,
  fromSubscription,
  MINUTE,
  month,
  pass,
  START,
} from '#tests/access/made-payments.ts';
import { accessOf, GRACE_MS, PASS_MS, proUntilOf, RENEWAL_MS } from './entitlements.ts';

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

  test('of which nothing is known has no grace', () => {
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
