import { describe, expect, it } from 'vitest';
import { isLongDead } from '#domain/art-style/public-domain.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { EFFECT_TONES } from '#domain/transformation/tone.ts';
import { COMPLEXITIES } from './art-style.ts';
import { ART_STYLES } from './art-styles.ts';

const LOOKS = ART_STYLES.flatMap(({ makeupTransform }) =>
  EFFECT_TONES.map((tone) => makeupTransform[tone]),
);

describe('the art styles', () => {
  it('are twelve, after twelve artists', () => {
    for (const key of ['id', 'name', 'artist', 'description', 'idea'] as const) {
      expect(new Set(ART_STYLES.map((style) => style[key])).size).toBe(12);
    }
  });

  it('are after artists who were dead for over 70 years in 2026, in the order of their deaths', () => {
    const years = ART_STYLES.map(({ died }) => died);
    for (const died of years) expect(isLongDead(died, 2026)).toBe(true);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
  });

  it('are told apart by a color of their own palette', () => {
    for (const { palette, previewColor } of ART_STYLES) {
      expect(palette.map(({ color }) => color)).toContain(previewColor);
    }
    expect(new Set(ART_STYLES.map(({ previewColor }) => previewColor)).size).toBe(12);
  });

  it('are of all three complexities', () => {
    expect(new Set(ART_STYLES.map(({ complexity }) => complexity))).toEqual(new Set(COMPLEXITIES));
  });

  it('are whole looks, no two alike', () => {
    for (const look of LOOKS) expect(parseLook(look)).toEqual({ ok: true, value: look });
    for (const [place, look] of LOOKS.entries()) {
      expect(LOOKS.findIndex((other) => sameMakeup(other, look))).toBe(place);
    }
  });

  it('wear what their palettes name', () => {
    for (const { palette, makeupTransform } of ART_STYLES) {
      const worn = EFFECT_TONES.flatMap((tone) => {
        const { lipstick, blush, eyeshadow, eyeliner } = makeupTransform[tone];
        return [lipstick.color, blush.color, ...eyeshadow.colors, eyeliner.color];
      });
      for (const { color } of palette) expect(worn).toContain(color);
    }
  });

  it('put more pigment on deeper skin', () => {
    for (const { makeupTransform } of ART_STYLES) {
      for (const product of ['lipstick', 'blush', 'eyeshadow', 'eyeliner', 'mascara'] as const) {
        const worn = EFFECT_TONES.map((tone) => makeupTransform[tone][product].opacity);
        expect(worn).toEqual(worn.toSorted((one, other) => one - other));
      }
    }
  });
});
