import { describe, expect, it } from 'vitest';
import { colourEstimate, hueOf, labOf } from './skin-colour.ts';

describe('the colour of a reflectance', () => {
  it('is CIE L*a*b* for D65', () => {
    expect(labOf([1, 1, 1])).toMatchObject({
      lightness: expect.closeTo(100, 2),
      a: expect.closeTo(0, 1),
      b: expect.closeTo(0, 1),
    });
    expect(labOf([0.18, 0.18, 0.18]).lightness).toBeCloseTo(49.5, 1);
    expect(hueOf({ lightness: 50, a: 10, b: 10 })).toBeCloseTo(45, 6);
  });

  it('doubts its lightness where the level of the light is in doubt, and its hue where its tint is', () => {
    const level = colourEstimate([0.4, 0.26, 0.17], { level: 0.1, red: 0, blue: 0 });
    const tint = colourEstimate([0.4, 0.26, 0.17], { level: 0, red: 0.05, blue: 0.05 });
    expect(level.lightness.deviation).toBeCloseTo(2.5, 0);
    expect(level.hue.deviation).toBeLessThan(0.5);
    expect(tint.hue.deviation).toBeGreaterThan(3);
  });

  it('gives the typology angle the error that the formula says: 6.4° at L* 60, b* 15 and deviations of 2', () => {
    const expected = (57.3 * Math.hypot(15 * 2, 10 * 2)) / (10 ** 2 + 15 ** 2);
    expect(expected).toBeCloseTo(6.36, 1);
    const { typologyAngle, lightness, b } = colourEstimate([0.36, 0.26, 0.19], {
      level: 0.08,
      red: 0,
      blue: 0.08,
    });
    const above = lightness.value - 50;
    const independent =
      (57.3 * Math.hypot(b.value * lightness.deviation, above * b.deviation)) /
      (above ** 2 + b.value ** 2);
    expect(typologyAngle.deviation).toBeGreaterThan(0.5 * independent);
    expect(typologyAngle.deviation).toBeLessThan(1.5 * independent);
  });
});
