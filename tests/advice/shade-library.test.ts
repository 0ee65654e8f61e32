import { describe, expect, it } from 'vitest';
import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { eyeUndertone, foundationUndertone, redUndertone } from '#domain/advice/library.ts';
import {
  chromaOf,
  labOf,
  labOfHex,
  labOfRgb,
  rgbOfLab,
  seenDifference,
} from '#domain/advice/seen-colour.ts';
import { PUBLISHED_PAIRS } from '#tests/fixtures/ciede2000-pairs.ts';

const { lipstick, blush, eyeshadow, eyeliner, foundation } = SHADE_LIBRARY;
const all = [lipstick, blush, eyeshadow, eyeliner, foundation].flat();

/**
 * Skins of people: L* 25 to 90, hues of every undertone, with the chroma that living skin has at that depth.
 */
const SKINS = [25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90].flatMap((lightness) =>
  [48, 52, 56.5, 61, 66, 72].map((hue) => ({
    lightness,
    hue,
    lab: labOf(lightness, usualChroma(lightness), hue),
  })),
);

/** Usual chroma of living skin: highest at middle depths, low at both ends. */
function usualChroma(lightness: number): number {
  return Math.max(10, 21 - 0.011 * (lightness - 54) ** 2);
}

describe('the library of shades', () => {
  it('has enough shades for each product', () => {
    expect(lipstick.length).toBeGreaterThanOrEqual(48);
    expect(blush.length).toBeGreaterThanOrEqual(24);
    expect(eyeshadow.length).toBeGreaterThanOrEqual(36);
    expect(eyeliner.length).toBeGreaterThanOrEqual(12);
    expect(foundation.length).toBeGreaterThanOrEqual(40);
  });

  it('names each shade once, with a color that a screen can show', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { color } of all) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('has no two shades of a product that look the same', () => {
    for (const shades of [lipstick, blush, eyeshadow, eyeliner, foundation]) {
      const labs = shades.map(({ color }) => labOfHex(color));
      const nearest = Math.min(
        ...labs.flatMap((one, at) => labs.slice(at + 1).map((other) => seenDifference(one, other))),
      );
      expect(nearest).toBeGreaterThan(1);
    }
  });

  it.each(['cool', 'neutral', 'warm'] as const)(
    'has lipsticks from nude to deep that are %s',
    (undertone) => {
      const labs = lipstick
        .filter(({ color }) => redUndertone(color) === undertone)
        .map(({ color }) => labOfHex(color));
      expect(labs.length).toBeGreaterThanOrEqual(14);
      expect(
        labs.filter((lab) => chromaOf(lab) < 32 && lab.lightness > 35).length,
      ).toBeGreaterThanOrEqual(4);
      expect(labs.filter((lab) => chromaOf(lab) > 50).length).toBeGreaterThanOrEqual(3);
      expect(labs.filter(({ lightness }) => lightness < 33).length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(['cool', 'neutral', 'warm'] as const)('has %s blushes from pale to deep', (undertone) => {
    const lightness = blush
      .filter(({ color }) => redUndertone(color) === undertone)
      .map(({ color }) => labOfHex(color).lightness);
    expect(lightness.length).toBeGreaterThanOrEqual(7);
    expect(Math.min(...lightness)).toBeLessThan(36);
    expect(Math.max(...lightness)).toBeGreaterThan(72);
  });

  it('has eyeshadows of every undertone, each family from light to deep', () => {
    expect(new Set(eyeshadow.map(({ color }) => eyeUndertone(color))).size).toBe(3);
    for (const family of new Set(eyeshadow.map((shade) => shade.family))) {
      const lightness = eyeshadow
        .filter((shade) => shade.family === family)
        .map(({ color }) => labOfHex(color).lightness);
      expect(lightness).toHaveLength(4);
      expect(Math.max(...lightness)).toBeGreaterThan(78);
      expect(Math.min(...lightness)).toBeLessThan(30);
    }
  });

  it('names its foundations after the undertone that their color has', () => {
    const undertones = { Rose: 'cool', Honey: 'warm', Gold: 'warm' } as const;
    for (const { name, color } of foundation) {
      const suffix = Object.entries(undertones).find(([word]) => name.endsWith(` ${word}`));
      expect([name, foundationUndertone(color)]).toEqual([name, suffix?.[1] ?? 'neutral']);
    }
  });

  it('has several foundations within a difference of 3 for every skin', () => {
    const poor = SKINS.filter(
      ({ lab }) =>
        foundation.filter(({ color }) => seenDifference(labOfHex(color), lab) <= 3).length < 2,
    );
    expect(poor.map(({ lightness, hue }) => `${lightness} ${hue}`)).toEqual([]);
  });
});

type Point = (typeof PUBLISHED_PAIRS)[number][0];
const pointOf = ([lightness, a, b]: Point) => ({ lightness, a, b });

describe('colors as the eye compares them', () => {
  it('are converted to CIELAB and back', () => {
    const lab = labOfHex('#c9707c');
    expect(seenDifference(labOfRgb(rgbOfLab(lab)), lab)).toBeLessThan(0.001);
    expect(labOfHex('#ffffff')).toMatchObject({ lightness: expect.closeTo(100, 3) });
  });

  it.each(PUBLISHED_PAIRS)(
    '%j and %j differ as published for CIEDE2000',
    (one, other, difference) => {
      expect(seenDifference(pointOf(one), pointOf(other))).toBeCloseTo(difference, 4);
      expect(seenDifference(pointOf(other), pointOf(one))).toBeCloseTo(difference, 4);
    },
  );
});
