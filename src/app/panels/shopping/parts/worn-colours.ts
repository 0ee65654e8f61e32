import type { HexColour, Look } from '#domain/makeup/look.ts';
import { type Category, drawnAs } from '#domain/shopping/category.ts';
import { shadeColours } from '#studio/state/worn-shades.ts';

/** The colors that a look wears of a category; none where the mirror draws nothing like it, or it is turned down to nothing. */
export function wornColours(look: Look, category: Category): readonly HexColour[] {
  const drawn = drawnAs(category);
  if (drawn === null || look[drawn].opacity === 0) return [];
  return shadeColours(look, drawn);
}
