import { describe, expect, it } from 'vitest';
import { changeFrom, percentOf } from './rates.ts';

describe('a share', () => {
  it('is a percentage with two decimals', () => {
    expect(percentOf(6918, 11_236)).toBe('61.57');
    expect(percentOf(1, 3)).toBe('33.33');
  });

  it('of nothing is 0.00', () => {
    expect(percentOf(0, 0)).toBe('0.00');
    expect(percentOf(3, 0)).toBe('0.00');
  });

  it('may be more than the whole: a visitor can start the camera twice', () => {
    expect(percentOf(3, 2)).toBe('150.00');
  });
});

describe('a change from the period before', () => {
  it('is a percentage of what was before', () => {
    expect(changeFrom(9998, 11_236)).toEqual({ direction: 'up', percent: '12.4' });
    expect(changeFrom(222, 214)).toEqual({ direction: 'down', percent: '3.6' });
    expect(changeFrom(10, 0)).toEqual({ direction: 'down', percent: '100.0' });
  });

  it('has no percentage after nothing', () => {
    expect(changeFrom(0, 5)).toEqual({ direction: 'up', percent: null });
    expect(changeFrom(0, 0)).toEqual({ direction: 'same', percent: null });
  });

  it('is no change where it rounds to zero', () => {
    expect(changeFrom(10_000, 10_001)).toEqual({ direction: 'same', percent: '0.0' });
  });
});
