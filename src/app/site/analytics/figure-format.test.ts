import { describe, expect, it } from 'vitest';
import {
  agoText,
  countText,
  eventTime,
  rangeEnds,
  shortDayText,
  tickText,
  weekdayText,
} from './figure-format.ts';

/** Some versions of the locale data put a narrow space before AM. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('a figure', () => {
  it('has its thousands separated', () => {
    expect(countText(18_402)).toBe('18,402');
    expect(countText(0)).toBe('0');
  });

  it('is shortened beside a scale once it is long', () => {
    expect(tickText(9000)).toBe('9,000');
    expect(tickText(120_000)).toBe('120K');
  });
});

describe('a day of the server', () => {
  it('is the same day wherever it is read', () => {
    expect(weekdayText('2026-11-12')).toBe('Thu, Nov 12');
    expect(shortDayText('2026-11-01')).toBe('Nov 1');
  });

  it('begins and ends a range, with the year once', () => {
    expect(rangeEnds('2026-10-23', '2026-11-21')).toEqual({
      from: 'October 23',
      to: 'November 21, 2026',
    });
  });

  it('has its year at both ends of a range over New Year', () => {
    expect(rangeEnds('2026-12-20', '2027-01-18').from).toBe('December 20, 2026');
  });
});

describe('the time of an event', () => {
  const now = new Date(2026, 10, 21, 12);

  it('is a time of day', () => {
    expect(plain(eventTime(new Date(2026, 10, 21, 9, 41, 7).toISOString(), now))).toBe(
      '9:41:07 AM',
    );
  });

  it('has its day where that is not today', () => {
    expect(plain(eventTime(new Date(2026, 10, 20, 21, 41).toISOString(), now))).toBe(
      'Nov 20, 9:41 PM',
    );
  });

  it('is left out where it is not a time', () => {
    expect(eventTime('yesterday', now)).toBe('');
  });
});

describe('how long ago figures were counted', () => {
  it.each([
    [0, 'just now'],
    [12_400, '12 seconds ago'],
    [59_999, '59 seconds ago'],
    [60_000, 'a minute ago'],
    [200_000, '3 minutes ago'],
    [-5000, 'just now'],
  ])('%i milliseconds: %s', (since, words) => {
    expect(agoText(1_000_000 - since, 1_000_000)).toBe(words);
  });
});
