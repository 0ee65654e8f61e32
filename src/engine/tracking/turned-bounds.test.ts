import { describe, expect, it } from 'vitest';

import { turnedBounds } from './turned-bounds.ts';

describe('bounds along turned axes', () => {
  it('are those of the points when nothing is turned', () => {
    expect(turnedBounds(Float32Array.of(1, 2, 9, 5, 8, 9), 0)).toEqual({
      centreX: 3,
      centreY: 5,
      width: 4,
      height: 6,
    });
  });

  it('fit a turned rectangle tightly', () => {
    const half = Math.SQRT1_2;
    // Corners of a rectangle of 4 x 2 about (10, 20), turned clockwise by an eighth.
    const corners = [
      [-2, -1],
      [2, -1],
      [2, 1],
      [-2, 1],
    ].flatMap(([x, y]) => [10 + half * (x! - y!), 20 + half * (x! + y!), 0]);
    const bounds = turnedBounds(Float32Array.from(corners), Math.PI / 4);
    expect(bounds.centreX).toBeCloseTo(10, 4);
    expect(bounds.centreY).toBeCloseTo(20, 4);
    expect(bounds.width).toBeCloseTo(4, 4);
    expect(bounds.height).toBeCloseTo(2, 4);
  });
});
