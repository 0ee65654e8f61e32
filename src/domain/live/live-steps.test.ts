import { expect, it } from 'vitest';
import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { MOST_LIVE_STEPS, stepsAfter } from './live-steps.ts';

const withLips = (opacity: number): Look => ({
  ...DEFAULT_LOOK,
  lipstick: { color: '#7a1f33', opacity },
});
const withBlush: Look = { ...withLips(80), blush: { color: '#a04060', opacity: 55 } };

it('notes a step for each product that was changed', () => {
  const steps = stepsAfter([], DEFAULT_LOOK, withBlush, 40);
  expect(steps.map(({ product, at }) => [product, at])).toEqual([
    ['lipstick', 40],
    ['blush', 40],
  ]);
});

it('notes nothing where the look is the same', () => {
  expect(stepsAfter([], DEFAULT_LOOK, { ...DEFAULT_LOOK }, 40)).toEqual([]);
});

it('counts the drag of a slider as one step', () => {
  const first = stepsAfter([], DEFAULT_LOOK, withLips(60), 40);
  const steps = stepsAfter(first, withLips(60), withLips(80), 42);
  expect(steps).toEqual([{ product: 'lipstick', at: 42, look: withLips(80) }]);
});

it('counts a much later change as another step', () => {
  const first = stepsAfter([], DEFAULT_LOOK, withLips(60), 40);
  expect(stepsAfter(first, withLips(60), withLips(80), 400)).toHaveLength(2);
});

it('keeps no more than the last ones', () => {
  let steps = stepsAfter([], DEFAULT_LOOK, withLips(1), 0);
  for (let place = 1; place <= MOST_LIVE_STEPS + 5; place += 1) {
    steps = stepsAfter(steps, withLips(place), withLips(place + 1), place * 100);
  }
  expect(steps).toHaveLength(MOST_LIVE_STEPS);
  expect(steps.at(-1)?.at).toBe((MOST_LIVE_STEPS + 5) * 100);
});
