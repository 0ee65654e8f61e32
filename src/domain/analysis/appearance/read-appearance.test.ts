import fc from 'fast-check';
import { differenceCiede2000 } from 'culori';
import { describe, expect, it } from 'vitest';
import { mapRgb, toEncoded, toLinear, type Rgb } from '#domain/colour/transfer.ts';
import { appearance, type WornProduct } from '#domain/makeup/appearance.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import type { PaintedFace } from './painted-face.ts';
import { readAppearance } from './read-appearance.ts';
import { unmixed } from './unmix.ts';
import { usualColour } from './usual-colours.ts';

const WHITE: Rgb = [0.9, 0.88, 0.8];
const difference = differenceCiede2000();

function seen(albedo: Rgb): Rgb {
  return mapRgb(albedo, (channel, i) => toEncoded(channel * WHITE[i]!));
}

/** A face with usual lips and lids. */
function bareFace(tone: number): PaintedFace {
  const skin = seen(SKIN_TONES[tone]!.albedo);
  const [, green] = SKIN_TONES[tone]!.albedo;
  const usual = (place: Parameters<typeof usualColour>[0]): Rgb => usualColour(place, skin, green);
  const cheeks = usual('cheeks');
  return {
    white: WHITE,
    mouthShade: 0.75,
    skin,
    lips: usual('lips'),
    cheeks: { worn: cheeks, bare: cheeks },
    lid: usual('lid'),
    crease: usual('crease'),
    outer: usual('outer'),
    underBrow: mapRgb(skin, (channel) => channel * 0.9),
    wing: { worn: mapRgb(skin, (channel) => channel * 0.75), bare: skin },
    neck: mapRgb(skin, (channel) => channel * 0.8),
  };
}

/** A product over a bare colour in the light of the picture. */
function worn(
  product: Exclude<WornProduct, { readonly product: 'mascara' }>,
  bare: Rgb,
  light = 1,
): Rgb {
  return appearance({ ...product, shade: litHex(product.shade, light) }, bare);
}

function litHex(shade: string, light: number): string {
  const channel = (at: number): string =>
    Math.round(
      255 *
        toEncoded(
          toLinear(Number.parseInt(shade.slice(1 + 2 * at, 3 + 2 * at), 16) / 255) *
            WHITE[at]! *
            light,
        ),
    )
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

const TONES = SKIN_TONES.map((_, tone) => tone);

function colour([r, g, b]: Rgb): { mode: 'rgb'; r: number; g: number; b: number } {
  return { mode: 'rgb', r, g, b };
}

describe('reading the look of a face', () => {
  it.each(TONES)('reads skin tone %i without makeup as bare', (tone) => {
    const { look, confidences } = readAppearance(bareFace(tone));
    for (const product of PRODUCTS) {
      expect(look[product].opacity).toBe(0);
      expect(confidences[product]).toBeLessThan(0.4);
    }
  });

  it.each(TONES)('finds dark red lips on skin tone %i, and nothing else', (tone) => {
    const face = bareFace(tone);
    const lips = worn({ product: 'lipstick', shade: '#8e1b32', opacity: 90 }, face.lips, 0.75);
    const { look } = readAppearance({ ...face, lips });
    expect(look.lipstick.opacity).toBeGreaterThan(50);
    expect(difference(look.lipstick.color, '#8e1b32')).toBeLessThan(12);
    expect(PRODUCTS.filter((product) => look[product].opacity > 0)).toEqual(['lipstick']);
  });

  it.each([6, 7])(
    'finds nude lips, which are lighter than the bare ones of skin tone %i',
    (tone) => {
      const face = bareFace(tone);
      const lips = worn({ product: 'lipstick', shade: '#bf8a76', opacity: 50 }, face.lips, 0.75);
      expect(readAppearance({ ...face, lips }).look.lipstick.opacity).toBeGreaterThan(0);
    },
  );

  it.each(TONES)('takes lips on skin tone %i that return a fifth more light for bare', (tone) => {
    const face = bareFace(tone);
    const lips = mapRgb(face.lips, (channel) => toEncoded(1.2 * toLinear(channel)));
    expect(readAppearance({ ...face, lips }).look.lipstick.opacity).toBe(0);
  });

  it.each(TONES)('finds rose cheeks on skin tone %i', (tone) => {
    const face = bareFace(tone);
    const shade = '#d0626a';
    const cheeks = {
      bare: face.cheeks.bare,
      worn: worn({ product: 'blush', shade, opacity: 70 }, face.cheeks.bare),
    };
    expect(readAppearance({ ...face, cheeks }).look.blush.opacity).toBeGreaterThan(0);
  });

  it('takes cheeks that are less red than their surroundings for light, not for blush', () => {
    const face = bareFace(2);
    const { worn: rosy, bare } = {
      bare: face.cheeks.bare,
      worn: worn({ product: 'blush', shade: '#d0626a', opacity: 90 }, face.cheeks.bare),
    };
    const { confidences } = readAppearance({ ...face, cheeks: { worn: bare, bare: rosy } });
    expect(confidences.blush).toBe(0);
  });

  it.each(TONES)('finds blue lids on skin tone %i', (tone) => {
    const face = bareFace(tone);
    const on = (bare: Rgb): Rgb =>
      worn({ product: 'eyeshadow', shade: '#5b7fb8', opacity: 70 }, bare);
    const { look } = readAppearance({
      ...face,
      lid: on(face.lid),
      crease: on(face.crease),
      outer: on(face.outer),
    });
    expect(look.eyeshadow.opacity).toBeGreaterThan(0);
    expect(difference(look.eyeshadow.colors[0], '#5b7fb8')).toBeLessThan(15);
  });

  it('finds a black wing', () => {
    const face = bareFace(3);
    const corner = mapRgb(face.skin, (channel) => channel * 0.65);
    const black = worn({ product: 'eyeliner', shade: '#000000', opacity: 90 }, corner);
    const { color, opacity } = readAppearance({ ...face, wing: { worn: black, bare: face.skin } })
      .look.eyeliner;
    expect(difference(color, '#000000')).toBeLessThan(12);
    expect(opacity).toBeGreaterThan(60);
  });

  it.each(TONES)('reads the strength of a green line that hardly darkens skin tone %i', (tone) => {
    const face = bareFace(tone);
    const corner = mapRgb(face.skin, (channel) => channel * 0.65);
    const green = worn({ product: 'eyeliner', shade: '#20402f', opacity: 78 }, corner);
    const { color, opacity } = readAppearance({ ...face, wing: { worn: green, bare: face.skin } })
      .look.eyeliner;
    expect(Math.abs(opacity - 78)).toBeLessThan(15);
    expect(difference(color, '#20402f')).toBeLessThan(8);
  });

  it('finds a wing in a color that skin does not have', () => {
    const face = bareFace(2);
    const corner = mapRgb(face.skin, (channel) => channel * 0.75);
    const green = worn({ product: 'eyeliner', shade: '#20402f', opacity: 60 }, corner);
    const { color } = readAppearance({ ...face, wing: { worn: green, bare: face.skin } }).look
      .eyeliner;
    const [red, greenest, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(color.slice(at, at + 2), 16),
    );
    expect(greenest).toBeGreaterThan(red!);
    expect(greenest).toBeGreaterThan(blue!);
  });

  it.each(TONES)(
    'reads pink cheeks that are lighter than skin tone %i as what they are',
    (tone) => {
      const face = bareFace(tone);
      const pink = worn({ product: 'blush', shade: '#fda4af', opacity: 60 }, face.cheeks.bare);
      const { look } = readAppearance({ ...face, cheeks: { ...face.cheeks, worn: pink } });
      const again = worn(
        { product: 'blush', shade: look.blush.color, opacity: look.blush.opacity },
        face.cheeks.bare,
      );
      expect(difference(colour(again), colour(pink))).toBeLessThan(8);
    },
  );

  it('keeps what a product would look like, in case it is switched on after all', () => {
    const { look, ifWorn } = readAppearance(bareFace(4));
    for (const product of PRODUCTS) {
      expect(look[product]).toEqual({ ...ifWorn[product], opacity: 0 });
      expect(ifWorn[product].opacity).toBeGreaterThan(0);
    }
  });

  it('says nothing about a base where no neck is seen', () => {
    const { confidences } = readAppearance({ ...bareFace(1), neck: null });
    expect(confidences.foundation).toBe(0);
  });
});

describe('taking a made-up colour apart', () => {
  const level = fc.double({ min: 0.15, max: 0.8, noNaN: true });
  const any = fc.tuple(level, level, level);

  it('gives a shade and an opacity that bring the bare colour to the worn one', () => {
    fc.assert(
      fc.property(
        any,
        any,
        fc.double({ min: 30, max: 100, noNaN: true }),
        (bare, shade, opacity) => {
          const lit: Rgb = [1, 1, 1];
          const coverage = (0.8 * opacity) / 100;
          const mixed = mapRgb(bare, (value, i) => value + (shade[i]! - value) * coverage);
          const read = unmixed('lipstick', { worn: mixed, bare }, lit, 60);
          const again = mapRgb(
            bare,
            (value, i) => value + ((read.shade[i]! - value) * 0.8 * read.opacity) / 100,
          );
          expect(difference(colour(again), colour(mixed))).toBeLessThan(3);
        },
      ),
    );
  });
});
