import { trioName, shadeName } from '#content/shade-library/shade-names.ts';
import { EYESHADOW_PALETTES, MASCARA_SHADE, SHADES } from '#content/shades.ts';
import type { Look, Product } from '#domain/makeup/look.ts';
import { sameColour, samePalette } from '#domain/makeup/look-equality.ts';

/** The name of the shade that a look has of a product; null for a color of the wearer's own. */
export function wornShadeName(look: Look, product: Product): string | null {
  if (product === 'mascara') return MASCARA_SHADE.name;
  if (product === 'eyeshadow') {
    const { colors } = look.eyeshadow;
    const palette = EYESHADOW_PALETTES.find((each) => samePalette(each.colors, colors));
    return palette?.name ?? trioName(colors) ?? null;
  }
  const { color } = look[product];
  const shade = SHADES[product].find((each) => sameColour(each.color, color));
  return shade?.name ?? shadeName(product, color) ?? null;
}
