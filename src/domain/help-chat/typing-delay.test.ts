import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typingDelay } from './typing-delay.ts';

test('a reply takes between one and two seconds to type', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(typingDelay(random)).toBeGreaterThanOrEqual(1000);
      expect(typingDelay(random)).toBeLessThanOrEqual(2000);
    }),
  );
  expect(typingDelay(0)).toBe(1000);
  expect(typingDelay(0.5)).toBe(1500);
});
