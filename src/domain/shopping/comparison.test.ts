import { describe, expect, it, test } from 'vitest';
import { parseCompared, placeAhead, toggleCompared } from './comparison.ts';

describe('the products that are compared', () => {
  it('are three at most', () => {
    expect(toggleCompared(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(toggleCompared(['a', 'b', 'c'], 'd')).toBeNull();
  });

  it('can be let go of when they are three', () => {
    expect(toggleCompared(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  });

  test.each([
    ['nothing of ours', { a: 1 }, null],
    ['more than three', ['a', 'b', 'c', 'd'], ['a', 'b', 'c']],
    ['one of them twice', ['a', 'a', 'b'], ['a', 'b']],
    ['what is no id', ['a', 7, '', null, 'x'.repeat(65)], ['a']],
  ])('are read from a device that kept %s', (_, stored, ids) => {
    expect(parseCompared(stored)).toEqual(ids);
  });
});

describe('the one that is ahead', () => {
  it('has the least, or the most', () => {
    expect(placeAhead([3, 1, 2], 'least')).toBe(1);
    expect(placeAhead([3, 1, 2], 'most')).toBe(0);
  });

  it('is none where two share it, or nothing can be compared', () => {
    expect(placeAhead([1, 1, 2], 'least')).toBeNull();
    expect(placeAhead([null, 5, null], 'most')).toBeNull();
    expect(placeAhead([null, 5, 6], 'least')).toBe(1);
  });
});
