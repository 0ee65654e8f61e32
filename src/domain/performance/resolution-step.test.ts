import { describe, expect, it } from 'vitest';
import { isOptimal, nextResolutionScale } from './resolution-step.ts';

const FAST = { framesPerSecond: 30, renderTime: 8 };
const SLOW = { framesPerSecond: 14, renderTime: 40 };

describe('a mirror', () => {
  it('keeps up at 25 frames a second drawn in less than 16.67 ms each', () => {
    expect(isOptimal({ framesPerSecond: 25, renderTime: 16.66 })).toBe(true);
    expect(isOptimal({ framesPerSecond: 24.9, renderTime: 10 })).toBe(false);
    expect(isOptimal({ framesPerSecond: 30, renderTime: 16.67 })).toBe(false);
  });

  it('goes down one step at a time while it is slow, to half at most', () => {
    expect(nextResolutionScale(1, SLOW)).toBe(0.75);
    expect(nextResolutionScale(0.75, SLOW)).toBe(0.5);
    expect(nextResolutionScale(0.5, SLOW)).toBe(0.5);
  });

  it('goes up one step at a time while it is fast, to the whole at most', () => {
    expect(nextResolutionScale(0.5, FAST)).toBe(0.75);
    expect(nextResolutionScale(0.75, FAST)).toBe(1);
    expect(nextResolutionScale(1, FAST)).toBe(1);
  });
});
