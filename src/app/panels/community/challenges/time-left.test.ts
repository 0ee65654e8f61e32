import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const NOW = Date.UTC(2026, 4, 1, 12);

it.each([
  [-1, 'Over'],
  [0.5, 'Ends within the hour'],
  [1, '1 hour left'],
  [23.9, '23 hours left'],
  [24, '1 day left'],
  [24 * 13.9, '13 days left'],
])('says of a deadline in %d hours: %s', (hours, words) => {
  expect(timeLeft(new Date(NOW + hours * 3_600_000).toISOString(), NOW)).toBe(words);
});
