import { expect, test } from 'vitest';
import { restAfter } from './deliveries.ts';

test('an announcement that is refused waits twice as long each time, up to an hour', () => {
  expect([1, 2, 3, 4].map(restAfter)).toEqual([500, 1000, 2000, 4000]);
  expect(restAfter(84)).toBe(60 * 60_000);
});
