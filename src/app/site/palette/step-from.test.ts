import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepFrom } from './step-from.ts';

describe('moving through the results', () => {
  test('goes round at both ends', () => {
    expect(stepFrom(2, 'ArrowDown', 3)).toBe(0);
    expect(stepFrom(0, 'ArrowUp', 3)).toBe(2);
  });

  test('stops at the ends when paging', () => {
    expect(stepFrom(0, 'PageDown', 3)).toBe(2);
    expect(stepFrom(1, 'PageUp', 3)).toBe(0);
  });

  test('leaves other keys to the field', () => {
    expect(stepFrom(0, 'a', 3)).toBeNull();
    expect(stepFrom(0, 'Home', 3)).toBeNull();
  });

  test('never leaves the list', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.nat(), keys, (count, from, key) => {
        const next = stepFrom(from % count, key, count) ?? -1;
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      }),
    );
  });
});
