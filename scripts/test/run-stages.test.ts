import { expect, test } from 'vitest';
import { stepsOf } from './run-stages.mjs';
import type { Stage } from './stages.mjs';

const alone = (title: string): Stage => ({ title, run: async () => 0 });
const beside = (title: string): Stage => ({ ...alone(title), besideOthers: true });

test('stages run one after the other, except for neighbors that may run at the same time', () => {
  const stages = [
    alone('format'),
    beside('lint'),
    beside('types'),
    alone('unit'),
    beside('pages'),
    alone('mirror'),
  ];
  expect(stepsOf(stages).map((step) => step.map(({ title }) => title))).toEqual([
    ['format'],
    ['lint', 'types'],
    ['unit'],
    ['pages'],
    ['mirror'],
  ]);
});
