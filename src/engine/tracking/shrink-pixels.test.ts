import { describe, expect, it } from 'vitest';

import { shrinkPixels } from './shrink-pixels.ts';

function pixels(...channels: readonly number[]): Uint32Array {
  return new Uint32Array(Uint8Array.from(channels).buffer);
}

describe('making a picture smaller', () => {
  it('averages each channel of four pixels, rounded', () => {
    const source = pixels(0, 10, 255, 255, 4, 20, 255, 255, 1, 30, 255, 255, 0, 41, 255, 255);
    const half = shrinkPixels(
      { pixels: source, stride: 2, start: 0, width: 2, height: 2 },
      2,
      new Uint32Array(1),
    );
    expect([...new Uint8Array(half.pixels.buffer)]).toEqual([1, 25, 255, 255]);
  });

  it('averages the four pixels in the middle where it becomes more than twice as small', () => {
    const source = new Uint32Array(4 * 4).map((_, index) => index);
    const small = shrinkPixels(
      { pixels: source, stride: 4, start: 0, width: 4, height: 4 },
      4,
      new Uint32Array(1),
    );
    // Pixels 5, 6, 9 and 10.
    expect(small).toMatchObject({ width: 1, height: 1, stride: 1, start: 0 });
    expect(small.pixels[0]).toBe(8);
  });

  it('starts inside a wider picture and leaves out an odd last column and row', () => {
    const source = new Uint32Array(5 * 5).map((_, index) => index);
    const half = shrinkPixels(
      { pixels: source, stride: 5, start: 6, width: 3, height: 3 },
      2,
      new Uint32Array(1),
    );
    expect(half).toMatchObject({ width: 1, height: 1, stride: 1, start: 0 });
    // Pixels 6, 7, 11 and 12.
    expect(half.pixels[0]).toBe(9);
  });
});
