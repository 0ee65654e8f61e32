import { describe, expect, it } from 'vitest';
import { labelledDays, spreadLabels, ticksOf } from './trend-scale.ts';

describe('the scale of a trend', () => {
  it('has round values, evenly spaced, that reach the largest', () => {
    expect(ticksOf(483)).toEqual([0, 200, 400, 600]);
    expect(ticksOf(600)).toEqual([0, 200, 400, 600]);
    expect(ticksOf(680)).toEqual([0, 250, 500, 750]);
    expect(ticksOf(7)).toEqual([0, 5, 10]);
  });

  it('counts whole things in whole numbers', () => {
    expect(ticksOf(1)).toEqual([0, 1]);
    expect(ticksOf(2)).toEqual([0, 1, 2]);
  });

  it('has fractions where values may be fractions', () => {
    expect(ticksOf(0.6, false)).toHaveLength(4);
    expect(ticksOf(0.6, false).at(-1)).toBeCloseTo(0.6);
  });

  it('exists even without values', () => {
    expect(ticksOf(0)).toEqual([0, 1]);
    expect(ticksOf(Number.NaN)).toEqual([0, 1]);
  });
});

describe('names beside the lines', () => {
  it('stay where they belong while there is room', () => {
    expect(spreadLabels([10, 60, 120], 18, 200)).toEqual([10, 60, 120]);
  });

  it('give way to each other, in the order of the lines', () => {
    expect(spreadLabels([62, 60, 120], 18, 200)).toEqual([78, 60, 120]);
  });

  it('do not leave the drawing', () => {
    expect(spreadLabels([200, 198, 199], 18, 200)).toEqual([200, 164, 182]);
  });
});

describe('the days that are named under a trend', () => {
  it('are the first, the last and some between', () => {
    expect(labelledDays(30)).toEqual([0, 7, 15, 22, 29]);
    expect(labelledDays(3)).toEqual([0, 1, 2]);
    expect(labelledDays(1)).toEqual([0]);
    expect(labelledDays(0)).toEqual([]);
  });
});
