import { describe, expect, it } from 'vitest';
import { chosenTime, fieldTime, proposedTime } from './plan-time.ts';

const NOW = new Date(2026, 10, 23, 20, 40);

describe('the time of an announced session', () => {
  it('is proposed for a full hour that leaves people time to hear of it', () => {
    expect(fieldTime(proposedTime(NOW))).toBe('2026-11-23T22:00');
    expect(fieldTime(proposedTime(new Date(2026, 11, 31, 23, 10)))).toBe('2027-01-01T01:00');
  });

  it('is read in the time zone of the device', () => {
    expect(chosenTime('2026-11-24T20:30', NOW)).toEqual(new Date(2026, 10, 24, 20, 30));
  });

  it.each([
    ['', 'missing'],
    ['2026-11-23T20:40', 'past'],
    ['2026-11-22T20:40', 'past'],
    ['2027-03-01T20:40', 'far'],
  ])('is refused as %j: %s', (field, problem) => {
    expect(chosenTime(field, NOW)).toBe(problem);
  });
});
