import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsOf, lineThrough, scaleEnd } from './scale.ts';

const DRAWING = { width: 100, height: 50 };
const values = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });

describe('the scale of a chart', () => {
  it.each([
    [[], 1],
    [[0, 0], 1],
    [[1], 1],
    [[3, 7], 10],
    [[15, 30, 120], 200],
    [[450], 500],
    [[0.3], 0.5],
  ])('of %j ends at %d', (given, end) => {
    expect(scaleEnd(given)).toBeCloseTo(end, 9);
  });

  it('keeps every bar within the drawing, side by side', () => {
    fc.assert(
      fc.property(values, (given) => {
        const bars = barsOf(given, DRAWING);
        let left = 0;
        for (const { x, y, width, height } of bars) {
          expect(x).toBeGreaterThanOrEqual(left);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y + height).toBeCloseTo(DRAWING.height, 6);
          left = x + width;
        }
        expect(left).toBeLessThanOrEqual(DRAWING.width);
      }),
    );
  });

  it('makes a bar twice as high for a value twice as large', () => {
    const [one, two] = barsOf([30, 60], DRAWING);
    expect(two?.height).toBeCloseTo((one?.height ?? 0) * 2, 9);
  });

  it('leads a line through the middle of each value’s room', () => {
    expect(lineThrough([0, 10], DRAWING)).toBe('M25 50 L75 0');
    expect(lineThrough([], DRAWING)).toBe('');
  });
});
