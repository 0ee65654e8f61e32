import { expect, it } from 'vitest';
import { BREATHING_STEPS } from './breathing.ts';

it('breathing takes a minute: six breaths, each four seconds in and six out', () => {
  expect(BREATHING_STEPS.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBe(60_000);
  const first = BREATHING_STEPS.filter(({ breath }) => breath === 1);
  expect(first.map(({ phase, left }) => `${phase} ${left}`)).toEqual([
    'in 4',
    'in 3',
    'in 2',
    'in 1',
    'out 6',
    'out 5',
    'out 4',
    'out 3',
    'out 2',
    'out 1',
  ]);
  expect(new Set(BREATHING_STEPS.map(({ breath }) => breath))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});
