/** The names under which the shades of a look are known. */

import { MASCARA_SHADE, EYESHADOW_PALETTES, SHADES } from '#content/shades.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { SEASONAL_LOOKS } from '#content/seasonal-looks.ts';
import { LOOK_WORDS } from '#content/look-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { HexColour, Look, Product } from '#domain/makeup/look.ts';
import { sameColour, sameMakeup, samePalette } from '#domain/makeup/look-equality.ts';

/** Names of the shades that recommendations choose from, which come when one is worn: by `shadeKey`. */
export type LibraryNames = ReadonlyMap<string, string>;

export const NO_LIBRARY: LibraryNames = new Map();

export function shadeKey(product: Product, color: HexColour): string {
  return `${product} ${color.toLowerCase()}`;
}

/**
 * The name of the shade in which a look wears a product; a colour that is none of ours is named by its
 * hex digits.
 */
export function shadeName(
  look: Look,
  product: Product,
  library: LibraryNames = NO_LIBRARY,
): string {
  const name = namedShade(look, product, library);
  if (name !== null) return name;
  if (product === 'eyeshadow' || product === 'mascara') return LOOK_WORDS.customPalette;
  return fillIn(LOOK_WORDS.customShade, { hex: look[product].color.toLowerCase() });
}

/** The same, or null for a colour that is none of ours. */
export function namedShade(look: Look, product: Product, library: LibraryNames): string | null {
  if (product === 'mascara') return MASCARA_SHADE.name;
  if (product === 'eyeshadow') {
    const worn = look.eyeshadow.colors;
    const palette = EYESHADOW_PALETTES.find(({ colors }) => samePalette(colors, worn));
    if (palette !== undefined) return palette.name;
    const [lid, crease, outer] = worn.map((color) => library.get(shadeKey(product, color)));
    // A trio of the library is called after the shade that covers most.
    return lid === undefined || outer === undefined ? null : (crease ?? null);
  }
  const worn = look[product].color;
  const shade = SHADES[product].find(({ color }) => sameColour(color, worn));
  return shade?.name ?? library.get(shadeKey(product, worn)) ?? null;
}

/** The colours by which a swatch shows what a look wears of a product: one, or a palette's three. */
export function shadeColours(look: Look, product: Product): readonly HexColour[] {
  if (product === 'mascara') return [MASCARA_SHADE.color];
  if (product === 'eyeshadow') return look.eyeshadow.colors;
  return [look[product].color];
}

const NAMED_LOOKS = [...QUICK_LOOKS, ...SEASONAL_LOOKS];

/** The name of the quick or seasonal look that this is, unchanged; null where it is the wearer's own. */
export function ourLookName(look: Look): string | null {
  return NAMED_LOOKS.find((named) => sameMakeup(named.look, look))?.name ?? null;
}

/** The name of a quick or a seasonal look while it is worn unchanged; else 'Your look'. */
export function lookName(look: Look): string {
  return ourLookName(look) ?? LOOK_WORDS.yourLook;
}
