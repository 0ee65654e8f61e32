import type { HexColour, Look, Product } from '#domain/makeup/look.ts';
import { sameColour, samePalette } from '#domain/makeup/look-equality.ts';
import { productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { EYESHADOW_PALETTES, MASCARA_SHADE, SHADES } from '#content/shades.ts';

/** A shade that can be chosen, whichever product it belongs to. */
export interface ShadeOption {
  readonly name: string;
  readonly colours: readonly HexColour[];
  readonly isWorn: (look: Look) => boolean;
  /** What choosing it does; null where there is nothing to choose from. */
  readonly patch: LookPatch | null;
}

/** The shades of a product, in the order in which they are shown. */
export function shadeOptions(product: Product): readonly ShadeOption[] {
  if (product === 'mascara') {
    const { name, color } = MASCARA_SHADE;
    return [{ name, colours: [color], isWorn: () => true, patch: null }];
  }
  if (product === 'eyeshadow') {
    return EYESHADOW_PALETTES.map(({ name, colors }) => ({
      name,
      colours: colors,
      isWorn: (look) => samePalette(look.eyeshadow.colors, colors),
      patch: { eyeshadow: { colors } },
    }));
  }
  return SHADES[product].map(({ name, color }) => ({
    name,
    colours: [color],
    isWorn: (look) => sameColour(look[product].color, color),
    patch: productPatch(product, { color }),
  }));
}
