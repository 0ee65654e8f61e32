import { describe, expect, it } from 'vitest';
import { mean, median, percentile, slopeOf } from './statistics.ts';
import { formatTable } from './table.ts';

describe('statistics', () => {
  it('take the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(percentile([4, 3, 2, 1, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
    expect(median([])).toBeNaN();
    expect(mean([1, 2, 6])).toBe(3);
  });

  it('find the slope of a line', () => {
    expect(
      slopeOf([
        [0, 5],
        [1, 7],
        [2, 9],
      ]),
    ).toBeCloseTo(2, 9);
  });
});

describe('a table', () => {
  it('aligns its columns', () => {
    expect(
      formatTable(
        ['name', 'value'],
        [
          ['a', '1'],
          ['longer', '12'],
        ],
      ),
    ).toBe(['name    value', '------  -----', 'a           1', 'longer     12'].join('\n'));
  });
});
