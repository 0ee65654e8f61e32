import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCancellable, isPro, PAID_PLANS, PAID_STATUSES, planOf } from './plan.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date(NOW.getTime() + 1);
const subscription = fc.record({
  planType: fc.constantFrom(...PAID_PLANS),
  status: fc.constantFrom(...PAID_STATUSES),
  paidUntil: fc.date({ noInvalidDate: true }),
});

describe('a plan', () => {
  it('is free without a subscription', () => {
    expect(planOf(undefined, NOW)).toEqual({
      planType: 'free',
      status: 'none',
      isProUser: false,
      proExpiresAt: null,
    });
  });

  it.each(['active', 'past_due', 'cancelled'] as const)(
    'is Pro while it is %s and paid for',
    (status) => {
      expect(planOf({ planType: 'yearly', status, paidUntil: LATER }, NOW)).toEqual({
        planType: 'yearly',
        status,
        isProUser: true,
        proExpiresAt: LATER,
      });
    },
  );

  it.each([
    ['active', 'past_due', 'monthly'],
    ['past_due', 'past_due', 'monthly'],
    ['cancelled', 'ended', 'free'],
    ['ended', 'ended', 'free'],
  ] as const)('that was %s and ran out is %s and %s', (status, shown, planType) => {
    const ranOut = planOf({ planType: 'monthly', status, paidUntil: NOW }, NOW);
    expect(ranOut).toMatchObject({ status: shown, planType, isProUser: false });
  });

  it('is over when it was ended, whatever was paid', () => {
    expect(isPro({ planType: 'monthly', status: 'ended', paidUntil: LATER }, NOW)).toBe(false);
  });

  it('says the same of Pro as the rule does', () => {
    fc.assert(
      fc.property(subscription, fc.date({ noInvalidDate: true }), (stored, now) => {
        expect(planOf(stored, now).isProUser).toBe(isPro(stored, now));
      }),
    );
  });

  it('that is free is never Pro', () => {
    fc.assert(
      fc.property(subscription, fc.date({ noInvalidDate: true }), (stored, now) => {
        const { planType, isProUser } = planOf(stored, now);
        expect(planType === 'free' && isProUser).toBe(false);
      }),
    );
  });
});

describe('cancelling', () => {
  it('is for whoever pays, is to pay, or has cancelled and still has time', () => {
    const states = PAID_STATUSES.flatMap((status) =>
      [LATER, NOW].map((paidUntil) => ({ planType: 'monthly' as const, status, paidUntil })),
    );
    const cancellable = states.filter((state) => isCancellable(state, NOW));
    expect(cancellable.map(({ status, paidUntil }) => [status, paidUntil === LATER])).toEqual([
      ['active', true],
      ['active', false],
      ['past_due', true],
      ['past_due', false],
      ['cancelled', true],
    ]);
    expect(isCancellable(undefined, NOW)).toBe(false);
  });
});
