import { describe, expect, it } from 'vitest';
import { judgeLight, uniformityOf, unnaturalColour, type LightFacts } from './light-gates.ts';

const GOOD_LIGHT: LightFacts = {
  skin: { lightness: 60, a: 12, b: 16 },
  leftRight: 90,
  topBottom: 90,
  overExposed: 0,
  clippedDark: 0,
  scleraLight: 0.9,
  scleraClipped: false,
  noise: 0.02,
  tintDeviation: 0.05,
};

describe('the light', () => {
  it('is good where every gate is passed with room to spare', () => {
    expect(judgeLight(GOOD_LIGHT)).toMatchObject({ grade: 'good' });
  });

  it('is fair where a gate is passed, but barely', () => {
    expect(judgeLight({ ...GOOD_LIGHT, leftRight: 65 })).toMatchObject({ grade: 'fair' });
  });

  it.each([
    [{ overExposed: 0.3 }, 'over-exposed'],
    [{ scleraClipped: true }, 'over-exposed'],
    [{ clippedDark: 0.5 }, 'too-dark'],
    [{ scleraLight: 0.02 }, 'too-dark'],
    [{ noise: 0.5 }, 'too-dark'],
    [{ leftRight: 20 }, 'uneven-light'],
    [{ topBottom: 20 }, 'uneven-light'],
    [{ skin: { lightness: 50, a: -6, b: 10 } }, 'coloured-light'],
    [{ tintDeviation: 0.4 }, 'coloured-light'],
  ] as const)('is refused with %j', (facts, withheld) => {
    expect(judgeLight({ ...GOOD_LIGHT, ...facts })).toEqual({ withheld });
  });

  it('is not called dim because the skin is dark', () => {
    const deep = { ...GOOD_LIGHT, skin: { lightness: 18, a: 6, b: 8 } };
    expect(judgeLight(deep)).toMatchObject({ grade: 'good' });
  });

  it('is judged all the same where the white of the eyes was not seen', () => {
    expect(judgeLight({ ...GOOD_LIGHT, scleraLight: null })).toMatchObject({ grade: 'good' });
  });
});

describe('the natural colour of skin', () => {
  it('departs by nothing within the standard’s range, and by the distance outside of it', () => {
    expect(unnaturalColour({ lightness: 50, a: 15, b: 20 })).toBe(0);
    expect(unnaturalColour({ lightness: 50, a: 28, b: 39 })).toBe(5);
    expect(unnaturalColour({ lightness: 50, a: -1, b: 20 })).toBe(6);
    expect(unnaturalColour({ lightness: 50, a: -6, b: 20 })).toBe(100);
  });
});

describe('the uniformity of two halves', () => {
  it('is 100 for the same histogram and 0 where they share nothing', () => {
    expect(uniformityOf([0.5, 0.5], [0.5, 0.5])).toBe(100);
    expect(uniformityOf([1, 0], [0, 1])).toBe(0);
    expect(uniformityOf([0.5, 0.5], [1, 0])).toBeCloseTo(100 * 0.5 ** 0.3, 6);
  });
});
