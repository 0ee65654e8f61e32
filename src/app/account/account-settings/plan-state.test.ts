import { describe, expect, it } from 'vitest';
import { planEnd, planState } from './plan-state.ts';
import type { Subscription } from './subscription.ts';

const PAID_UNTIL = '2026-12-24T12:00:00.000Z';
const GRACE_UNTIL = '2026-12-27T12:00:00.000Z';

function plan(given: Partial<Subscription>): Subscription {
  return {
    planType: 'monthly',
    status: 'active',
    isProUser: true,
    proExpiresAt: PAID_UNTIL,
    graceUntil: null,
    ...given,
  };
}

describe('a plan', () => {
  it.each([
    ['active', plan({}), PAID_UNTIL],
    ['cancelled', plan({ status: 'cancelled' }), PAID_UNTIL],
    ['grace', plan({ status: 'past_due', graceUntil: GRACE_UNTIL }), GRACE_UNTIL],
    ['unpaid', plan({ status: 'past_due', isProUser: false }), null],
    ['ended', plan({ planType: 'free', status: 'ended', isProUser: false }), null],
    ['free', plan({ planType: 'free', status: 'none', isProUser: false }), null],
    ['granted', plan({ planType: 'free', status: 'none' }), PAID_UNTIL],
    ['lasting', plan({ planType: 'free', status: 'ended' }), PAID_UNTIL],
  ] as const)('is %s', (state, subscription, end) => {
    expect(planState(subscription)).toBe(state);
    expect(planEnd(subscription)).toBe(end);
  });

  it('that was paid and refunded still renews, but is not Pro', () => {
    expect(planState(plan({ isProUser: false }))).toBe('active');
  });
});
