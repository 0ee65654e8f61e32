/** The colors of the shades that events name: the studio's own, and those of the library. */

import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { EYESHADOW_PALETTES, MASCARA_SHADE, SHADES } from '#content/shades.ts';
import type { HexColour, Product } from '#domain/makeup/look.ts';

interface Named {
  readonly name: string;
  readonly color: HexColour;
}

/** One color, or the three of a palette; null for a name that is not one of ours. */
export function swatchOf(product: Product, name: string): readonly HexColour[] | null {
  if (product === 'mascara') return name === MASCARA_SHADE.name ? [MASCARA_SHADE.color] : null;
  const palette =
    product === 'eyeshadow' ? EYESHADOW_PALETTES.find((each) => each.name === name) : undefined;
  if (palette !== undefined) return palette.colors;
  const library: readonly Named[] = SHADE_LIBRARY[product];
  const own: readonly Named[] = product === 'eyeshadow' ? [] : SHADES[product];
  const shade = [...own, ...library].find((each) => each.name === name);
  return shade === undefined ? null : [shade.color];
}
