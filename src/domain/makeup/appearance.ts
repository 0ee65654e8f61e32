/** The colour that makeup has on a skin: for advice and matching, where nothing is drawn. */

import { mapRgb, parseHex, type Rgb } from '#domain/colour/transfer.ts';
import { blended } from './blend.ts';
import {
  coverageOf,
  EYE_FINISH_LIGHT,
  inkPigment,
  LIP_FINISH_LIGHT,
  MASCARA_COLOUR,
  NO_LIGHT,
  type FinishLight,
} from './coverage.ts';
import {
  DEFAULT_EYE_FINISH,
  DEFAULT_LIP_FINISH,
  type BlendMode,
  type EyeFinish,
  type HexColour,
  type LipFinish,
} from './look.ts';

interface WornShade {
  readonly shade: HexColour;
  /** In [0, 100]. */
  readonly opacity: number;
}

interface Blended {
  readonly blend?: BlendMode;
}

/** One product as it is worn. Without a finish or a blend mode, it is the one that a look without one wears. */
export type WornProduct =
  | (WornShade & Blended & { readonly product: 'lipstick'; readonly finish?: LipFinish })
  | (WornShade & Blended & { readonly product: 'eyeshadow'; readonly finish?: EyeFinish })
  | (WornShade & Blended & { readonly product: 'blush' | 'eyeliner' })
  | (WornShade & { readonly product: 'foundation' })
  | (Blended & { readonly product: 'mascara'; readonly opacity: number });

/**
 * The colour of a product where it lies thickest, in the light in which its place has the bare colour `skin`:
 * what the mirror draws there on average, within a CIEDE2000 of 1. Both colours are encoded sRGB, each channel in
 * [0, 1]; in white light of full strength `skin` is the skin's own colour. `skin` is the bare colour of the lips for
 * a lipstick, and of the lid for eyeshadow, liner and mascara.
 */
export function appearance(worn: WornProduct, skin: Rgb): Rgb {
  const { shade: pigment, light } = pigmentOf(worn);
  const mode = worn.product === 'foundation' ? 'normal' : (worn.blend ?? 'normal');
  const shade = mapRgb(skin, (below, channel) => blended(mode, below, pigment[channel] ?? below));
  const coverage = coverageOf(worn.product, worn.opacity);
  const withLight = (added: number): Rgb =>
    mixedWith(
      skin,
      mapRgb(shade, (channel) => channel + added),
      coverage,
    );
  const plain = withLight(light.film);
  const sparkling = withLight(light.film + light.sparkle);
  return mapRgb(
    plain,
    (channel, index) => channel + light.grains * ((sparkling[index] ?? channel) - channel),
  );
}

/**
 * `coverage` of a pigment over a skin, all encoded as the renderer mixes them. A pigment that shines may be brighter than
 * 1; what it makes of the skin is not.
 */
export function mixedWith(skin: Rgb, pigment: Rgb, coverage: number): Rgb {
  return mapRgb(skin, (bare, channel) =>
    Math.min(1, bare + ((pigment[channel] ?? bare) - bare) * coverage),
  );
}

/** What a product would look like if it hid the skin altogether. */
function pigmentOf(worn: WornProduct): { readonly shade: Rgb; readonly light: FinishLight } {
  switch (worn.product) {
    case 'mascara':
      return { shade: inkPigment(MASCARA_COLOUR), light: NO_LIGHT };
    case 'eyeliner':
      return { shade: inkPigment(worn.shade), light: NO_LIGHT };
    case 'lipstick':
      return {
        shade: parseHex(worn.shade),
        light: LIP_FINISH_LIGHT[worn.finish ?? DEFAULT_LIP_FINISH],
      };
    case 'eyeshadow':
      return {
        shade: parseHex(worn.shade),
        light: EYE_FINISH_LIGHT[worn.finish ?? DEFAULT_EYE_FINISH],
      };
    case 'blush':
    case 'foundation':
      return { shade: parseHex(worn.shade), light: NO_LIGHT };
  }
}
