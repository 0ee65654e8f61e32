import { expect, it } from 'vitest';
import { MOST_TRIES, retryDelay } from './retry-delay.ts';

const HOUR_MS = 3_600_000;

it('tries again soon after the first failure', () => {
  expect(retryDelay(1)).toBe(10_000);
});

it('waits longer each time, and at most half a day', () => {
  const delays = Array.from({ length: 40 }, (_, failure) => retryDelay(failure + 1));
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(delays.at(-1)).toBe(12 * HOUR_MS);
});

it('outlasts a night without a mail server', () => {
  let total = 0;
  for (let failures = 1; failures < MOST_TRIES; failures += 1) total += retryDelay(failures);
  expect(total).toBeGreaterThan(24 * HOUR_MS);
});
