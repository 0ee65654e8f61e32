import { describe, expect, it } from 'vitest';
import { daysIn } from '#domain/analytics/calendar.ts';
import { figuresByDay } from './look-uses.ts';

describe('figures by day', () => {
  const days = daysIn({ first: '2026-11-20', last: '2026-11-22' });

  it('have a row for each day, with zeros where nothing was counted', () => {
    expect(figuresByDay(days, [{ day: '2026-11-21', visits: 2 }])).toEqual([
      { day: '2026-11-20', visits: 0, applies: 0, likes: 0 },
      { day: '2026-11-21', visits: 2, applies: 0, likes: 0 },
      { day: '2026-11-22', visits: 0, applies: 0, likes: 0 },
    ]);
  });

  it('add up what was counted for one day in several parts', () => {
    const [, day] = figuresByDay(days, [
      { day: '2026-11-21', visits: 2, applies: 1 },
      { day: '2026-11-21', applies: 4 },
      { day: '2026-11-21', likes: 3 },
    ]);
    expect(day).toEqual({ day: '2026-11-21', visits: 2, applies: 5, likes: 3 });
  });

  it('leave out days of other periods', () => {
    const counted = figuresByDay(days, [{ day: '2026-11-19', visits: 2 }]);
    expect(counted.every(({ visits }) => visits === 0)).toBe(true);
  });
});
