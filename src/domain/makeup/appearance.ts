/** The colour that makeup has on a skin: for advice and matching, where nothing is drawn. */

import { mapRgb, parseHex, type Rgb } from '#domain/colour/transfer.ts';
import {
  coverageOf,
  EYE_FINISH_LIGHT,
  inkPigment,
  LIP_FINISH_LIGHT,
  MASCARA_COLOUR,
  type FinishLight,
} from './coverage.ts';
import {
  DEFAULT_EYE_FINISH,
  DEFAULT_LIP_FINISH,
  type EyeFinish,
  type HexColour,
  type LipFinish,
} from './look.ts';

interface WornShade {
  readonly shade: HexColour;
  /** In [0, 100]. */
  readonly opacity: number;
}

/** One product as it is worn. Without a finish, it is the one that a look without one wears. */
export type WornProduct =
  | (WornShade & { readonly product: 'lipstick'; readonly finish?: LipFinish })
  | (WornShade & { readonly product: 'eyeshadow'; readonly finish?: EyeFinish })
  | (WornShade & { readonly product: 'blush' | 'eyeliner' | 'foundation' })
  | { readonly product: 'mascara'; readonly opacity: number };

/**
 * The colour of a product where it lies thickest, in the light in which its place has the bare colour `skin`:
 * what the mirror draws there on average, within a CIEDE2000 of 1. Both colours are encoded sRGB, each channel in
 * [0, 1]; in white light of full strength `skin` is the skin's own colour. `skin` is the bare colour of the lips for
 * a lipstick, and of the lid for eyeshadow, liner and mascara.
 */
export function appearance(worn: WornProduct, skin: Rgb): Rgb {
  return mixedWith(skin, pigmentOf(worn), coverageOf(worn.product, worn.opacity));
}

/** `coverage` of a pigment over a skin, all encoded as the renderer mixes them. */
export function mixedWith(skin: Rgb, pigment: Rgb, coverage: number): Rgb {
  return mapRgb(skin, (bare, channel) => bare + ((pigment[channel] ?? bare) - bare) * coverage);
}

/** What a product would look like if it hid the skin altogether. */
function pigmentOf(worn: WornProduct): Rgb {
  switch (worn.product) {
    case 'mascara':
      return inkPigment(MASCARA_COLOUR);
    case 'eyeliner':
      return inkPigment(worn.shade);
    case 'lipstick':
      return shining(worn.shade, LIP_FINISH_LIGHT[worn.finish ?? DEFAULT_LIP_FINISH]);
    case 'eyeshadow':
      return shining(worn.shade, EYE_FINISH_LIGHT[worn.finish ?? DEFAULT_EYE_FINISH]);
    case 'blush':
    case 'foundation':
      return parseHex(worn.shade);
  }
}

function shining(shade: HexColour, { film, grains, sparkle }: FinishLight): Rgb {
  return mapRgb(parseHex(shade), (channel) => {
    const plain = Math.min(1, channel + film);
    return plain + grains * (Math.min(1, plain + sparkle) - plain);
  });
}
