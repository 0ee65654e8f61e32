import { describe, expect, it } from 'vitest';
import { labOfLinear, labOfPixel, meanLab } from './lab.ts';
import { decodeSrgb, encodeSrgb, linearOfHex } from './srgb.ts';

describe('L*a*b* of sRGB', () => {
  it('puts white at 100 without any colour', () => {
    const [lightness, a, b] = labOfLinear(1, 1, 1);
    expect(lightness).toBeCloseTo(100, 3);
    expect(Math.hypot(a, b)).toBeLessThan(0.01);
  });

  it('knows the pure red of the screen', () => {
    const [lightness, a, b] = labOfPixel(Uint8ClampedArray.of(0, 0, 0, 255, 255, 0, 0, 255), 1);
    expect(lightness).toBeCloseTo(53.24, 1);
    expect(a).toBeCloseTo(80.09, 1);
    expect(b).toBeCloseTo(67.2, 1);
  });

  it('has the mean of its coordinates as the mean colour', () => {
    expect(
      meanLab([
        [10, 0, 4],
        [30, 2, -4],
      ]),
    ).toEqual([20, 1, 0]);
  });
});

describe('the transfer function of sRGB', () => {
  it('encodes what it decodes', () => {
    for (const value of [0, 0.01, 0.04, 0.2, 0.7, 1]) {
      expect(encodeSrgb(decodeSrgb(value))).toBeCloseTo(value, 6);
    }
  });

  it('reads colours as #rrggbb and refuses anything else', () => {
    expect(linearOfHex('#ff0000')).toEqual([1, 0, 0]);
    expect(() => linearOfHex('red')).toThrow(RangeError);
  });
});
