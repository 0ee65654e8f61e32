import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_S, nextPeriodEnd } from './calendar.ts';

const seconds = (text: string): number => Date.parse(text) / 1000;
const MONTHLY = { interval: 'month', interval_count: 1 } as const;
const YEARLY = { interval: 'year', interval_count: 1 } as const;

describe('the end of a period', () => {
  test('is the same day of the next month, or the last day of a shorter one, and then that day again', () => {
    const anchor = seconds('2026-01-31T10:20:30Z');
    const ends: string[] = [];
    let start = anchor;
    for (let period = 0; period < 4; period += 1) {
      start = nextPeriodEnd(anchor, MONTHLY, start);
      ends.push(new Date(start * 1000).toISOString());
    }
    expect(ends).toEqual([
      '2026-02-28T10:20:30.000Z',
      '2026-03-31T10:20:30.000Z',
      '2026-04-30T10:20:30.000Z',
      '2026-05-31T10:20:30.000Z',
    ]);
  });

  test('of a year that began on a leap day is a leap day again in a leap year', () => {
    const anchor = seconds('2028-02-29T00:00:00Z');
    expect(nextPeriodEnd(anchor, YEARLY, anchor)).toBe(seconds('2029-02-28T00:00:00Z'));
    expect(nextPeriodEnd(anchor, YEARLY, seconds('2031-03-01T00:00:00Z'))).toBe(
      seconds('2032-02-29T00:00:00Z'),
    );
  });

  test('is after its start, at the hour of the anchor, and 28 to 31 days later', () => {
    const moments = fc.integer({ min: seconds('2020-01-01'), max: seconds('2060-01-01') });
    fc.assert(
      fc.property(moments, fc.nat(40), (anchor, periods) => {
        let start = anchor;
        for (let period = 0; period < periods; period += 1) {
          const end = nextPeriodEnd(anchor, MONTHLY, start);
          expect((end - anchor) % DAY_S).toBe(0);
          expect(end - start).toBeGreaterThanOrEqual(28 * DAY_S);
          expect(end - start).toBeLessThanOrEqual(31 * DAY_S);
          start = end;
        }
      }),
    );
  });
});
