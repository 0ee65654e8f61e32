import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, medianOfFrames, robustDeviation } from './burst.ts';

describe('the median of a burst', () => {
  it('is the middle value, or the mean of the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('is that of the sorted values, however many they are and however often one comes again', () => {
    const values = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.float({ noNaN: true })), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(values, (some) => {
        const sorted = some.toSorted((one, other) => one - other);
        const [lower, upper] = [sorted[(some.length - 1) >> 1]!, sorted[some.length >> 1]!];
        expect(median(some)).toBeCloseTo((lower + upper) / 2, 10);
      }),
    );
  });

  it('does not follow one frame that is far off', () => {
    const { value, deviation } = medianOfFrames([10, 10.2, 9.8, 10.1, 9.9, 60]);
    expect(value).toBeCloseTo(10.05, 6);
    expect(deviation).toBeLessThan(0.3);
  });

  it('is surer the more frames there are, and less sure where neighbouring frames are alike', () => {
    const alternating = Array.from({ length: 20 }, (_, frame) => (frame % 2) * 2);
    const drifting = alternating.toSorted((a, b) => a - b);
    const few = medianOfFrames(alternating.slice(0, 4)).deviation;
    expect(medianOfFrames(alternating).deviation).toBeLessThan(few);
    expect(medianOfFrames(drifting).deviation).toBeGreaterThan(
      3 * medianOfFrames(alternating).deviation,
    );
  });

  it('scatters as a normal distribution does', () => {
    expect(robustDeviation([-1.349, -0.6745, 0, 0.6745, 1.349])).toBeCloseTo(1, 2);
  });
});
