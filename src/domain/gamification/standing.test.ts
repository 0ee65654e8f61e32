import { describe, expect, it } from 'vitest';
import type { Award, AwardKind } from './awards.ts';
import { standingOf, todayOf } from './standing.ts';

const DAY = '2026-11-21';
let made = 0;

function award(kind: AwardKind, subject: string | null = null, day = DAY): Award {
  made += 1;
  return { id: `award ${made}`, kind, day, subject };
}

describe('the XP of a ledger', () => {
  it('is nothing at first', () => {
    expect(standingOf([]).xp).toBe(0);
  });

  it.each([
    ['daily_login', 30],
    ['camera_started', 10],
    ['color_changed', 5],
    ['look_saved', 15],
    // With the achievement that comes with it.
    ['first_makeup_applied', 25 + 25],
    ['photo_captured', 20 + 50],
  ] as const)('grows by %s', (kind, xp) => {
    expect(standingOf([award(kind)]).xp).toBe(xp);
  });

  it.each([
    ['bold-lip', 30],
    ['natural-glow', 25],
    ['eye-focus', 35],
  ])('grows by the challenge %s, once a day', (challenge, xp) => {
    const once = award('challenge_completed', challenge);
    const again = award('challenge_completed', challenge);
    const tomorrow = award('challenge_completed', challenge, '2026-11-22');
    expect(standingOf([once, again]).xp).toBe(xp);
    expect(standingOf([once, again, tomorrow]).xp).toBe(2 * xp);
  });

  it('grows by 50 for each day that follows another, and by 100 more for the third', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
    const logins = days.map((day) => award('daily_login', null, day));
    expect(standingOf(logins.slice(0, 2)).xp).toBe(2 * 30 + 50);
    expect(standingOf(logins).xp).toBe(3 * 30 + 2 * 50 + 100);
  });

  it('grows by 100 and 150 for having tried every quick look', () => {
    const tried = ['romantic', 'night-out', 'natural', 'bold'].map((id) => award('look_tried', id));
    expect(standingOf(tried.slice(0, 3)).xp).toBe(0);
    expect(standingOf(tried).xp).toBe(100 + 150);
  });

  it('grows by 75 for the fifth lipstick colour', () => {
    const tried = [1, 2, 3, 4, 5].map((shade) => award('lipstick_tried', `#${shade}0203f`));
    const again = award('lipstick_tried', '#10203f');
    expect(standingOf([...tried.slice(0, 4), again]).xp).toBe(0);
    expect(standingOf([...tried, again]).xp).toBe(75);
  });
});

describe('an achievement', () => {
  it('is unlocked on the day on which it was earned first', () => {
    const photos = ['2026-11-23', '2026-11-21', '2026-11-22'].map((day) =>
      award('photo_captured', null, day),
    );
    expect(standingOf(photos).unlocked.get('photo-ready')).toBe('2026-11-21');
  });

  it('is locked as long as it was not earned', () => {
    expect([...standingOf([award('camera_started')]).unlocked]).toEqual([]);
  });
});

describe('today', () => {
  it('has its own challenges', () => {
    const ledger = [
      award('challenge_completed', 'bold-lip', '2026-11-20'),
      award('challenge_completed', 'eye-focus'),
    ];
    expect(todayOf(ledger, standingOf(ledger), DAY).challengesDone).toEqual(new Set(['eye-focus']));
  });

  it('is part of the streak', () => {
    const ledger = ['2026-11-20', DAY].map((day) => award('daily_login', null, day));
    expect(todayOf(ledger, standingOf(ledger), DAY).streak).toBe(2);
  });
});
