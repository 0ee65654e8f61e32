import { describe, expect, test } from 'vitest';
import {
  accessOf,
  CLOCK_SKEW_MS,
  type Entitlement,
  GRACE_MS,
  graceOf,
  isInForce,
  PASS_MS,
  proUntilOf,
  RENEWAL_MS,
} from './entitlements.ts';
import { PRO_FEATURES } from './features.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

function at(milliseconds: number): Date {
  return new Date(NOW.getTime() + milliseconds);
}

const PASS: Entitlement = {
  scope: 'pro-artists-chat',
  source: 'pass',
  startsAt: NOW,
  endsAt: at(PASS_MS),
  graceUntil: null,
  revokedAt: null,
  paymentId: 'payment',
};
const PRO: Entitlement = {
  ...PASS,
  scope: 'pro',
  source: 'subscription',
  endsAt: at(10 * PASS_MS),
};

describe('an entitlement', () => {
  test('holds from its start to its end, the end not included', () => {
    expect(isInForce(PASS, NOW)).toBe(true);
    expect(isInForce(PASS, at(PASS_MS - 1))).toBe(true);
    expect(isInForce(PASS, at(PASS_MS))).toBe(false);
  });

  test('holds a little before its start, in case our clock is behind', () => {
    expect(isInForce(PASS, at(-CLOCK_SKEW_MS))).toBe(true);
    expect(isInForce(PASS, at(-CLOCK_SKEW_MS - 1))).toBe(false);
  });

  test('holds through its grace, whichever is later', () => {
    expect(isInForce({ ...PASS, graceUntil: at(2 * PASS_MS) }, at(PASS_MS))).toBe(true);
    expect(isInForce({ ...PASS, graceUntil: NOW }, at(PASS_MS - 1))).toBe(true);
  });

  test('does not hold once it is taken back', () => {
    expect(isInForce({ ...PASS, revokedAt: NOW }, NOW)).toBe(false);
  });
});

describe('access', () => {
  test('is to nothing without entitlements', () => {
    expect(accessOf([], NOW).size).toBe(0);
  });

  test('by a pass is to the artists’ chat alone', () => {
    const access = accessOf([PASS], NOW);
    expect([...access.keys()]).toEqual(['pro-artists-chat']);
    expect(proUntilOf([PASS], NOW)).toBeNull();
  });

  test('by Pro is to every feature', () => {
    expect([...accessOf([PRO], NOW).keys()]).toEqual(PRO_FEATURES);
    expect(proUntilOf([PRO], NOW)).toEqual(PRO.endsAt);
  });

  test('is that of the entitlement that lasts longest', () => {
    const access = accessOf([PASS, PRO], NOW).get('pro-artists-chat');
    expect(access).toMatchObject({ source: 'subscription', until: PRO.endsAt });
  });

  test('lasts through what follows without a gap', () => {
    const next = { ...PASS, startsAt: at(PASS_MS), endsAt: at(2 * PASS_MS) };
    const afterGap = { ...PASS, startsAt: at(2 * PASS_MS + 1), endsAt: at(9 * PASS_MS) };
    const access = accessOf([PASS, afterGap, next], NOW).get('pro-artists-chat');
    expect(access?.until).toEqual(at(2 * PASS_MS));
  });

  test('does not last through what was taken back', () => {
    const next = { ...PASS, startsAt: at(PASS_MS), endsAt: at(2 * PASS_MS), revokedAt: NOW };
    expect(accessOf([PASS, next], NOW).get('pro-artists-chat')?.until).toEqual(PASS.endsAt);
  });
});

describe('the grace', () => {
  const failed = { ...PRO, endsAt: NOW, graceUntil: at(GRACE_MS) };

  test('is announced while Pro depends on it', () => {
    expect(graceOf([failed], NOW)).toEqual(at(GRACE_MS));
  });

  test('is not announced before the paid time ends, nor after the grace has', () => {
    expect(graceOf([failed], at(-1))).toBeNull();
    expect(graceOf([failed], at(GRACE_MS))).toBeNull();
  });

  test('is not announced where another entitlement gives Pro', () => {
    expect(graceOf([failed, PRO], NOW)).toBeNull();
  });

  test('is not announced for a renewal that is being paid', () => {
    expect(graceOf([{ ...failed, graceUntil: at(RENEWAL_MS) }], NOW)).toBeNull();
  });
});
