import { describe, expect, it } from 'vitest';
import { createDayTeller, dayNumber, daysIn, dayOf, mondayOf, spanUpTo } from './calendar.ts';

describe('the day of a moment', () => {
  it.each([
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Asia/Kolkata', '2026-11-22T18:30:00Z', '2026-11-23'],
    ['America/Los_Angeles', '2026-11-23T07:59:59Z', '2026-11-22'],
  ])('in %s at %s is %s', (timeZone, moment, day) => {
    const dayTeller = createDayTeller(timeZone);
    expect(dayTeller(new Date(moment))).toBe(day);
    // A second time: now the answer is remembered.
    expect(dayTeller(new Date(moment))).toBe(day);
  });
});

describe('days', () => {
  it('have numbers that run on across months and leap days', () => {
    expect(dayOf(dayNumber('2028-02-29') + 1)).toBe('2028-03-01');
    expect(dayNumber('1970-01-01')).toBe(0);
  });

  it('up to a day include that day', () => {
    expect(daysIn(spanUpTo('2026-03-02', 3))).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  });

  it.each(['2026-11-23', '2026-11-25', '2026-11-29'])('like %s belong to a Monday', (day) => {
    expect(dayOf(mondayOf(dayNumber(day)))).toBe('2026-11-23');
  });
});
