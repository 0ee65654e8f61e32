import { describe, expect, it } from 'vitest';
import { luma } from '#domain/colour/transfer.ts';
import { whiteOf } from '#domain/colour/temperature.ts';
import { exposureOf, lightOf, temperatureOf } from './picture-light.ts';

describe('the white of a light', () => {
  it.each([
    ['illuminant A', 2856, [1.845, 0.826, 0.233]],
    ['a body at 6,500 K', 6500, [1.043, 0.984, 1.035]],
    ['a body at 10,000 K', 10_000, [0.872, 0.995, 1.429]],
  ])('is that of %s by its published chromaticity', (_, kelvin, published) => {
    whiteOf(kelvin).forEach((channel, i) => {
      expect(Math.abs(channel - published[i]!)).toBeLessThan(0.02);
    });
  });

  it('has the same brightness at every temperature', () => {
    for (const kelvin of [1700, 3000, 5000, 9000, 20_000])
      expect(luma(whiteOf(kelvin))).toBeCloseTo(1, 9);
  });
});

describe('a light of Professional Mode', () => {
  it('is daylight at a warmth of 50, a candle at 100 and a blue sky at 0', () => {
    expect([50, 100, 0].map((warmth) => Math.round(temperatureOf(warmth) / 100))).toEqual([
      65, 19, 107,
    ]);
  });

  it('leaves the exposure as it is at full intensity, and is darker below', () => {
    expect(exposureOf(100)).toBe(1);
    expect(exposureOf(50)).toBeCloseTo(0.66, 2);
    expect(exposureOf(30)).toBeLessThan(exposureOf(40));
  });

  it('lays its color over the picture with an opacity of (100 - intensity) / 200', () => {
    const veils = [100, 85, 40, 30].map(
      (intensity) => lightOf({ intensity, warmth: 50, color: '#ff0000' }).veil,
    );
    expect(veils).toEqual([0, 0.075, 0.3, 0.35].map((opacity) => ({ color: '#ff0000', opacity })));
  });
});
