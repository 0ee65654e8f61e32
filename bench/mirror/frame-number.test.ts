import { describe, expect, it } from 'vitest';
import { readNumber, stampNumber, STRIP } from './frame-number.ts';

describe('the number of a frame', () => {
  it('is read as it was written', () => {
    const data = new Uint8ClampedArray(200 * STRIP.height * 4);
    for (const number of [0, 1, 119, 682, 1023]) {
      stampNumber(data, 200, number);
      expect(readNumber((x, y) => data[4 * (y * 200 + x)]!)).toBe(number);
    }
  });

  it('leaves the rest of the picture as it is', () => {
    const data = new Uint8ClampedArray(200 * 40 * 4).fill(77);
    stampNumber(data, 200, 1023);
    expect(data[4 * STRIP.width]).toBe(77);
    expect(data[4 * 200 * STRIP.height]).toBe(77);
  });
});
