import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDayOf, daysLater, isCalendarDay } from './calendar-day.ts';
import { continuingDays, firstRunOf, streakOn } from './streak.ts';

const someDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 20 })
  .map((offsets) => new Set(offsets.map((offset) => daysLater('2026-10-20', offset))));

describe('a calendar day', () => {
  it('is the day on the wall where the person is', () => {
    expect(calendarDayOf(new Date(2026, 10, 21, 0, 0, 1))).toBe('2026-11-21');
    expect(calendarDayOf(new Date(2026, 10, 21, 23, 59, 59))).toBe('2026-11-21');
  });

  it('follows the one before, over months, years and clock changes', () => {
    expect(daysLater('2026-02-28', 1)).toBe('2026-03-01');
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysLater('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysLater('2026-10-25', 1)).toBe('2026-10-26');
  });

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '', 'today', '2026-11-21T00:00:00Z'])(
    'is not %j',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );
});

describe('a streak', () => {
  const days = new Set(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-21']);

  it('counts the days in a row up to today', () => {
    expect(streakOn(days, '2026-11-19')).toBe(3);
    expect(streakOn(days, '2026-11-21')).toBe(1);
  });

  it('goes on through a day that is not over yet', () => {
    expect(streakOn(days, '2026-11-20')).toBe(3);
    expect(streakOn(days, '2026-11-22')).toBe(1);
  });

  it('ends with a whole day missed', () => {
    expect(streakOn(days, '2026-11-23')).toBe(0);
    expect(streakOn(new Set(), '2026-11-23')).toBe(0);
  });

  it('is maintained by each day that follows another', () => {
    expect(continuingDays(days)).toEqual(['2026-11-18', '2026-11-19']);
  });

  it('of three days is found where the third one is', () => {
    expect(firstRunOf(3, days)).toBe('2026-11-19');
    expect(firstRunOf(4, days)).toBeUndefined();
  });

  it('never gets shorter when a day is added', () => {
    fc.assert(
      fc.property(someDays, someDays, (some, more) => {
        const all = new Set([...some, ...more]);
        expect(streakOn(all, '2026-11-19')).toBeGreaterThanOrEqual(streakOn(some, '2026-11-19'));
        expect(continuingDays(all).length).toBeGreaterThanOrEqual(continuingDays(some).length);
      }),
    );
  });
});
