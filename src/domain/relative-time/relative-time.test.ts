import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOf } from './relative-time.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

function ago(milliseconds: number) {
  return ageOf(new Date(NOW.getTime() - milliseconds), NOW);
}

describe('how long ago something was', () => {
  it.each([
    [0, { unit: 'hour', count: 0 }],
    [HOUR - 1, { unit: 'hour', count: 0 }],
    [HOUR, { unit: 'hour', count: 1 }],
    [24 * HOUR - 1, { unit: 'hour', count: 23 }],
    [24 * HOUR, { unit: 'day', count: 1 }],
    [7 * 24 * HOUR, { unit: 'day', count: 7 }],
  ])('%d ms are %o', (milliseconds, age) => {
    expect(ago(milliseconds)).toEqual(age);
  });

  it('is no time at all for what a fast clock puts in the future', () => {
    expect(ago(-5 * HOUR)).toEqual({ unit: 'hour', count: 0 });
  });

  it('never overstates, and is at most a unit short', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e11 }), (milliseconds) => {
        const { unit, count } = ago(milliseconds);
        const length = unit === 'hour' ? HOUR : 24 * HOUR;
        expect(count * length).toBeLessThanOrEqual(milliseconds);
        expect((count + 1) * length).toBeGreaterThan(milliseconds);
      }),
    );
  });
});
