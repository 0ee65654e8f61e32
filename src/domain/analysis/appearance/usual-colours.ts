/** What lips, lids and cheeks usually look like beside the skin of the same face, without makeup. */

import { ENCODED_OFFSET, luma, mapRgb, type Rgb } from '#domain/colour/transfer.ts';

/**
 * A place beside the face's skin: its light, and its colour at equal light, each as a factor on the encoded values
 * plus the offset of the transfer function (so that light and shade do not change the colour).
 */
interface Usual {
  readonly light: number;
  readonly tint: Rgb;
}

/**
 * Between the lightest skin and the deepest, whose lips and lids differ less from it. Fitted to the eight
 * tones of the synthetic face, the lips of light skin halfway to those of photographs, which are paler:
 * those of two bare faces lay 6 from this in CIEDE2000, which the confidences of the reading allow for.
 */
const USUAL = {
  lips: [
    { light: 0.69, tint: [1.14, 0.95, 0.975] },
    { light: 0.78, tint: [1.065, 0.976, 0.995] },
  ],
  lid: [
    { light: 0.705, tint: [1.032, 0.992, 0.971] },
    { light: 0.68, tint: [1.034, 0.99, 0.965] },
  ],
  crease: [
    { light: 0.86, tint: [1.009, 0.998, 0.984] },
    { light: 0.815, tint: [1.029, 0.992, 0.961] },
  ],
  outer: [
    { light: 0.684, tint: [1.021, 0.995, 0.967] },
    { light: 0.631, tint: [1.043, 0.986, 0.955] },
  ],
  cheeks: [
    { light: 0.914, tint: [0.997, 1.001, 0.998] },
    { light: 0.871, tint: [0.997, 1.001, 0.998] },
  ],
} as const satisfies Record<string, readonly [Usual, Usual]>;

export type BarePlace = keyof typeof USUAL;

/** Linear luminance of skin from which it counts as the lightest, and below which as the deepest. */
const LIGHTEST = 0.5;
const DEEPEST = 0.056;

/**
 * The usual bare colour of a place, encoded and in the same light as `skin`.
 *
 * @param skin the face's skin as seen, encoded
 * @param reflectance linear luminance of the skin with the light taken out
 */
export function usualColour(place: BarePlace, skin: Rgb, reflectance: number): Rgb {
  const [light, deep] = USUAL[place];
  const depth = Math.log(LIGHTEST / Math.max(1e-3, reflectance)) / Math.log(LIGHTEST / DEEPEST);
  const share = Math.min(1, Math.max(0, depth));
  const between = (from: number, to: number): number => from + (to - from) * share;
  return mapRgb(skin, (channel, i) => {
    const tint = between(light.tint[i] ?? 1, deep.tint[i] ?? 1);
    const factor = between(light.light, deep.light) * tint;
    return Math.max(0, (channel + ENCODED_OFFSET) * factor - ENCODED_OFFSET);
  });
}

/** A colour at the light of another: what remains of a difference when shade cannot be told from pigment. */
export function atLightOf(colour: Rgb, other: Rgb): Rgb {
  return atLight(colour, (luma(other) + ENCODED_OFFSET) / (luma(colour) + ENCODED_OFFSET));
}

/** A colour in `factor` times the light, as encoded values represent it. */
export function atLight(colour: Rgb, factor: number): Rgb {
  return mapRgb(colour, (channel) =>
    Math.max(0, (channel + ENCODED_OFFSET) * factor - ENCODED_OFFSET),
  );
}
