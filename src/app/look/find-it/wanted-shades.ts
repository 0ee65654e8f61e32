import { MASCARA_SHADE } from '#content/shades.ts';
import { type Look, type Product, PRODUCTS } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { WantedShade } from '#domain/shopping/find.ts';

/** The shades that a look has of one product: three for a palette, otherwise one. */
export function shadesOf(look: Look, product: Product): readonly WantedShade[] {
  if (product === 'mascara') return [{ category: product, color: MASCARA_SHADE.color }];
  const colors = product === 'eyeshadow' ? look.eyeshadow.colors : [look[product].color];
  return colors.map((color) => ({ category: product, color }));
}

/** All shades that are worn; those at opacity 0 are not. */
export function wornShades(look: Look): readonly WantedShade[] {
  return PRODUCTS.filter((product) => look[product].opacity > 0).flatMap((product) =>
    shadesOf(look, product),
  );
}

/** The shades that a patch puts on; products whose shade it leaves alone are not among them. */
export function patchShades(patch: LookPatch): readonly WantedShade[] {
  return PRODUCTS.flatMap((product) => {
    if (product === 'mascara') return [];
    const colors =
      product === 'eyeshadow' ? (patch.eyeshadow?.colors ?? []) : [patch[product]?.color ?? []];
    return colors.flat().map((color) => ({ category: product, color }));
  });
}
