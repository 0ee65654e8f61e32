import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Award, AwardKind } from './awards.ts';
import { gainsBetween } from './gains.ts';
import { adding } from './ledger.ts';
import { standingOf } from './standing.ts';

function award(kind: AwardKind, subject: string | null = null, day = '2026-11-21'): Award {
  return { id: `${kind} ${subject} ${day}`, kind, day, subject };
}

function gained(known: readonly Award[], added: readonly Award[]) {
  return gainsBetween(standingOf(known), standingOf([...known, ...added]), added);
}

describe('what was gained', () => {
  it('is reported with the achievement that comes with it', () => {
    expect(gained([], [award('photo_captured')])).toEqual([
      { by: 'event', name: 'photo_captured', xp: 20 },
      { by: 'achievement', name: 'photo-ready', xp: 50 },
    ]);
  });

  it('is reported with the streak that it continues', () => {
    const days = ['2026-11-19', '2026-11-20'].map((day) => award('daily_login', null, day));
    expect(gained(days, [award('daily_login')])).toEqual([
      { by: 'event', name: 'daily_login', xp: 30 },
      { by: 'event', name: 'streak_maintained', xp: 50 },
      { by: 'achievement', name: 'daily-streak', xp: 100 },
    ]);
  });

  it('is reported for the last quick look', () => {
    const tried = ['romantic', 'night-out', 'natural'].map((id) => award('look_tried', id));
    expect(gained(tried, [award('look_tried', 'bold')])).toEqual([
      { by: 'event', name: 'all_looks_tried', xp: 100 },
      { by: 'achievement', name: 'trendsetter', xp: 150 },
    ]);
  });

  it('adds up to the XP that were gained', () => {
    const kinds = ['daily_login', 'camera_started', 'photo_captured', 'color_changed'] as const;
    const awards = fc.array(
      fc
        .record({ kind: fc.constantFrom(...kinds), day: fc.integer({ min: 10, max: 15 }) })
        .map(({ kind, day }) => award(kind, null, `2026-11-${day}`)),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(awards, awards, (known, offered) => {
        const added = adding(known, offered);
        const sum = gained(known, added).reduce((total, { xp }) => total + xp, 0);
        expect(sum).toBe(standingOf([...known, ...added]).xp - standingOf(known).xp);
      }),
    );
  });
});
