/** How much of the skin a product hides, and what is known of its pigment: one home for drawing and for advice. */

import { mapRgb, parseHex, toEncoded, toLinear, type Rgb } from '#domain/colour/transfer.ts';
import type { EyeFinish, HexColour, LipFinish, Product } from './look.ts';

/**
 * Share of the bare picture that a product hides at full opacity, mixed in encoded sRGB. The specification's
 * weights; it names none for blush, and a powder at full opacity still shows the skin.
 */
export const FULL_COVERAGE: Readonly<Record<Product, number>> = {
  lipstick: 0.8,
  blush: 0.6,
  eyeshadow: 0.7,
  eyeliner: 1,
  mascara: 0.7,
  foundation: 0.4,
};

/** Mascara has no colour in a look: a black with a little brown in it. */
export const MASCARA_COLOUR: HexColour = '#0d0a0a';

/** The blackest ink still returns this share of the light. */
const INK_REFLECTANCE = 0.012;

/** Coverage of a product at an opacity in [0, 100]. */
export function coverageOf(product: Product, opacity: number): number {
  return (FULL_COVERAGE[product] * opacity) / 100;
}

/** A liner's or mascara's colour, encoded: black as ink is, and no blacker. */
export function inkPigment(colour: HexColour): Rgb {
  return mapRgb(parseHex(colour), (channel) =>
    toEncoded(Math.max(INK_REFLECTANCE, toLinear(channel))),
  );
}

/** Light that a finish adds to each encoded channel of a pigment in full light, on average over the lips or the lid. */
export interface FinishLight {
  /** Everywhere. */
  readonly film: number;
  /** Share of the area that grains of shimmer take, and what these add to the film. */
  readonly grains: number;
  readonly sparkle: number;
}

export const NO_LIGHT: FinishLight = { film: 0, grains: 0, sparkle: 0 };

/** Measured on what the renderer draws; `render/appearance.test.ts` compares them. */
export const LIP_FINISH_LIGHT: Readonly<Record<LipFinish, FinishLight>> = {
  matte: NO_LIGHT,
  satin: NO_LIGHT,
  gloss: { film: 0.03, grains: 0, sparkle: 0 },
  shimmer: { film: 0.004, grains: 0.12, sparkle: 0.14 },
};
export const EYE_FINISH_LIGHT: Readonly<Record<EyeFinish, FinishLight>> = {
  matte: NO_LIGHT,
  shimmer: { film: 0.06, grains: 0.14, sparkle: 0.15 },
};
