import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Award } from './awards.ts';
import { daysLater } from './calendar-day.ts';
import { standingOf } from './standing.ts';
import { weekOf } from './week.ts';

const TODAY = '2026-11-22';

function award(id: number, kind: Award['kind'], daysAgo: number): Award {
  return { id: `award ${id}`, kind, day: daysLater(TODAY, -daysAgo), subject: null };
}

describe('the last seven days', () => {
  it('end with today, and each has what it brought', () => {
    const ledger = [
      award(1, 'camera_started', 9),
      award(2, 'camera_started', 6),
      award(3, 'first_makeup_applied', 1),
      award(4, 'color_changed', 0),
      award(5, 'color_changed', 0),
    ];
    expect(weekOf(ledger, TODAY)).toEqual([
      { day: '2026-11-16', xp: 10 },
      { day: '2026-11-17', xp: 0 },
      { day: '2026-11-18', xp: 0 },
      { day: '2026-11-19', xp: 0 },
      { day: '2026-11-20', xp: 0 },
      // With the achievement that comes with the first makeup.
      { day: '2026-11-21', xp: 25 + 25 },
      { day: '2026-11-22', xp: 10 },
    ]);
  });

  it('add up to all there is where nothing is older', () => {
    const kinds = fc.constantFrom<Award['kind']>('daily_login', 'color_changed', 'photo_captured');
    fc.assert(
      fc.property(fc.array(fc.tuple(kinds, fc.integer({ min: 0, max: 6 }))), (actions) => {
        const ledger = actions.map(([kind, daysAgo], id) => award(id, kind, daysAgo));
        const week = weekOf(ledger, TODAY);
        expect(week.reduce((sum, { xp }) => sum + xp, 0)).toBe(standingOf(ledger).xp);
        expect(Math.min(...week.map(({ xp }) => xp))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
