import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCancellable, PAID_PLANS, PAID_STATUSES, planOf } from './plan.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date(NOW.getTime() + 1);
const subscription = fc.record({
  planType: fc.constantFrom(...PAID_PLANS),
  status: fc.constantFrom(...PAID_STATUSES),
  paidUntil: fc.date({ noInvalidDate: true }),
});

describe('a plan', () => {
  it('is free without a subscription', () => {
    expect(planOf(undefined, NOW, false)).toEqual({
      planType: 'free',
      status: 'none',
      isProUser: false,
      proExpiresAt: null,
    });
  });

  it.each(['active', 'past_due', 'cancelled'] as const)(
    'is what is paid for while it is %s and lasts',
    (status) => {
      expect(planOf({ planType: 'yearly', status, paidUntil: LATER }, NOW, true)).toEqual({
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
    const ranOut = planOf({ planType: 'monthly', status, paidUntil: NOW }, NOW, false);
    expect(ranOut).toMatchObject({ status: shown, planType, isProUser: false });
  });

  it('stays active while a pending renewal leaves its owner Pro', () => {
    const renewing = { planType: 'monthly', status: 'active', paidUntil: NOW } as const;
    expect(planOf(renewing, NOW, true).status).toBe('active');
  });

  it('is Pro exactly where the entitlements are', () => {
    fc.assert(
      fc.property(
        fc.option(subscription, { nil: undefined }),
        fc.boolean(),
        fc.date({ noInvalidDate: true }),
        (stored, isProUser, now) => {
          expect(planOf(stored, now, isProUser).isProUser).toBe(isProUser);
        },
      ),
    );
  });
});

describe('cancelling', () => {
  it('is for people who pay, who have a payment due, or who have cancelled and still have time', () => {
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
