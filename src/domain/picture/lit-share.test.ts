import { describe, expect, it } from 'vitest';
import { litShare } from './lit-share.ts';

function picture(pixels: readonly (readonly [number, number, number])[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(pixels.flatMap((pixel) => [...pixel, 255]));
}

describe('the lit share of a picture', () => {
  it('counts a pixel with one channel above 10', () => {
    const shown = picture([
      [11, 0, 0],
      [0, 11, 0],
      [0, 0, 11],
      [10, 10, 10],
    ]);
    expect(litShare(shown)).toBe(0.75);
  });

  it('is found from a sample of a large picture', () => {
    const half = Array.from({ length: 20_000 }, (_, at) => (at < 10_000 ? 0 : 200));
    expect(litShare(picture(half.map((level) => [level, level, level])))).toBeCloseTo(0.5, 2);
  });

  it('is 0 for a picture without pixels', () => {
    expect(litShare(new Uint8ClampedArray())).toBe(0);
  });
});
