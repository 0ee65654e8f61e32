/** What a trend of this week puts on. */

import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { SEASONAL_LOOKS } from '#content/seasonal-looks.ts';
import { EYESHADOW_PALETTES, SHADES } from '#content/shades.ts';
import { DEFAULT_LOOK, type HexColour, type Look, type Product } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';

export interface WornShade {
  /** The colors that show it. */
  readonly colours: readonly HexColour[];
  readonly patch: LookPatch;
}

/** A shade on a look: as strongly as the look wears the product already. Null for a shade that is none of ours any more. */
export function wornShade(product: Product, name: string, worn: Look): WornShade | null {
  // What is not worn at all would stay unseen in another color.
  const opacity = worn[product].opacity || DEFAULT_LOOK[product].opacity;
  if (product === 'eyeshadow') {
    const palette = EYESHADOW_PALETTES.find((each) => each.name === name);
    if (palette === undefined) return null;
    const { colors } = palette;
    return { colours: colors, patch: { eyeshadow: { colors, opacity } } };
  }
  if (product === 'mascara') return null;
  const shade = SHADES[product].find((each) => each.name === name);
  if (shade === undefined) return null;
  const { color } = shade;
  return { colours: [color], patch: { [product]: { color, opacity } } };
}

/** One of our looks by its name; null for one that is none of ours any more. */
export function lookNamed(name: string): Look | null {
  return [...QUICK_LOOKS, ...SEASONAL_LOOKS].find((each) => each.name === name)?.look ?? null;
}
