/** Every change of a look is one of these patches. */

import type { EyeFinish, HexColour, LipFinish, Look, Product } from './look.ts';

/** The products that have one colour of their own. */
export type ColouredProduct = Exclude<Product, 'eyeshadow' | 'mascara'>;

/** Lid, crease and outer corner. */
export type PaletteColours = Look['eyeshadow']['colors'];

/** Opacities outside [0, 100] are clamped. */
export type LookPatch =
  | { readonly kind: 'opacity'; readonly product: Product; readonly opacity: number }
  | { readonly kind: 'colour'; readonly product: ColouredProduct; readonly color: HexColour }
  | { readonly kind: 'palette'; readonly colors: PaletteColours }
  | { readonly kind: 'lip-finish'; readonly finish: LipFinish }
  | { readonly kind: 'eye-finish'; readonly finish: EyeFinish }
  | { readonly kind: 'whole-look'; readonly look: Look };

/** The look after the patch; the look handed in is left as it was. */
export function applyPatch(look: Look, patch: LookPatch): Look {
  switch (patch.kind) {
    case 'opacity':
      return withOpacity(look, patch.product, patch.opacity);
    case 'colour':
      return { ...look, [patch.product]: { ...look[patch.product], color: patch.color } };
    case 'palette':
      return { ...look, eyeshadow: { ...look.eyeshadow, colors: patch.colors } };
    case 'lip-finish':
      return { ...look, lipstick: { ...look.lipstick, finish: patch.finish } };
    case 'eye-finish':
      return { ...look, eyeshadow: { ...look.eyeshadow, finish: patch.finish } };
    case 'whole-look':
      return patch.look;
  }
}

function withOpacity(look: Look, product: Product, opacity: number): Look {
  const clamped = Math.min(100, Math.max(0, opacity));
  return { ...look, [product]: { ...look[product], opacity: clamped } };
}
