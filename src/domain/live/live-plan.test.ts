import { describe, expect, it } from 'vitest';
import { isPlanTime, LONGEST_PLAN_DAYS, minutesUntil } from './live-plan.ts';

const NOW = new Date('2026-11-23T20:00:00Z');
const after = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);
const LONGEST = LONGEST_PLAN_DAYS * 86_400_000;

describe('the time of an announced session', () => {
  it.each([
    ['is ahead', 1, true],
    ['is now', 0, false],
    ['has passed', -1, false],
    ['is as far ahead as can be', LONGEST, true],
    ['is further ahead', LONGEST + 1, false],
  ])('that %s', (_which, ahead, fits) => {
    expect(isPlanTime(after(ahead), NOW)).toBe(fits);
  });

  it.each([
    [15 * 60_000, 15],
    [89_000, 1],
    [29_000, 0],
    [-60_000, 0],
  ])('is told in whole minutes: %i ms are %i', (ahead, minutes) => {
    expect(minutesUntil(after(ahead), NOW)).toBe(minutes);
  });
});
