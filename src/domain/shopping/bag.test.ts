import { describe, expect, it, test } from 'vitest';
import {
  costPerUse,
  expiryStatus,
  lifespanMonths,
  monthsBetween,
  needsReplacing,
  usesOf,
} from './bag.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('the months between two days', () => {
  test.each([
    ['2026-01-15', '2026-01-15', 0],
    ['2026-01-15', '2026-04-15', 3],
    ['2026-01-31', '2026-02-28', 1],
    ['2024-02-29', '2025-02-28', 12],
    ['2026-03-15', '2026-02-15', -1],
  ])('from %s to %s are %f', (from, to, months) => {
    expect(monthsBetween(day(from), day(to))).toBeCloseTo(months, 1);
  });

  it('count the part of a month, too', () => {
    expect(monthsBetween(day('2026-04-01'), day('2026-04-16'))).toBeCloseTo(0.5);
    expect(monthsBetween(day('2026-04-16'), day('2026-04-15'))).toBeLessThan(0);
  });
});

describe('a product in the bag', () => {
  test.each([
    ['2026-11-22', 'expired'],
    ['2026-11-23', 'expiring-soon'],
    ['2027-02-22', 'expiring-soon'],
    ['2027-02-23', 'good'],
  ])('that expires on %s is, on November 23, %s', (expires, status) => {
    expect(expiryStatus(day(expires), day('2026-11-23'))).toBe(status);
  });

  it('is worth replacing when more than four fifths of its uses are gone', () => {
    const uses = usesOf('lipstick');
    expect(needsReplacing({ category: 'lipstick', usageCount: 0.8 * uses })).toBe(false);
    expect(needsReplacing({ category: 'lipstick', usageCount: 0.8 * uses + 1 })).toBe(true);
  });

  it('lasts as long as its kind does', () => {
    expect(lifespanMonths('mascara')).toBe(30);
    expect(lifespanMonths('setting-spray')).toBe(20);
  });

  it('costs less with each use, and nothing is known before the first', () => {
    expect(costPerUse(2400, 0)).toBeNull();
    expect(costPerUse(2400, 48)).toBe(50);
  });
});
