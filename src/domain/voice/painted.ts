/** The colors of products, read and painted. */

import type { HexColour, Look, Product } from '#domain/makeup/look.ts';
import { productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { paletteOf } from './shift-colour.ts';

/** What has a color of its own in a look. */
export type Tinted = Exclude<Product, 'mascara'>;

/** All colors of a product: three of an eyeshadow. */
export function coloursOf(look: Look, product: Tinted): readonly HexColour[] {
  return product === 'eyeshadow' ? look.eyeshadow.colors : [look[product].color];
}

/** The color of a product; an eyeshadow's is the middle one of its three. */
export function mainColour(look: Look, product: Tinted): HexColour {
  return product === 'eyeshadow' ? look.eyeshadow.colors[1] : look[product].color;
}

/** Every color of a product changed in the same way. */
export function colourPatch(
  product: Tinted,
  change: (color: HexColour) => HexColour,
  look: Look,
): LookPatch {
  if (product !== 'eyeshadow') return productPatch(product, { color: change(look[product].color) });
  const [lid, crease, corner] = look.eyeshadow.colors;
  return { eyeshadow: { colors: [change(lid), change(crease), change(corner)] } };
}

/** One color on a product: eyeshadow gets lid, crease and corner made of it, or one of them alone. */
export function painted(
  product: Tinted,
  color: HexColour,
  look: Look,
  part: 1 | 2 | null,
): LookPatch {
  if (product !== 'eyeshadow') return productPatch(product, { color });
  const [lid, crease, corner] = look.eyeshadow.colors;
  if (part === 1) return { eyeshadow: { colors: [lid, color, corner] } };
  if (part === 2) return { eyeshadow: { colors: [lid, crease, color] } };
  return { eyeshadow: { colors: paletteOf(color) } };
}
