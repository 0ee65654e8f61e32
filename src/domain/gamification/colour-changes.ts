import { sameColour, samePalette } from '#domain/makeup/look-equality.ts';
import type { Look, Product } from '#domain/makeup/look.ts';

const ONE_COLOUR = ['lipstick', 'blush', 'eyeliner', 'foundation'] as const;

/** The products whose colour differs between two looks. */
function recoloured(before: Look, after: Look): readonly Product[] {
  const products: Product[] = ONE_COLOUR.filter(
    (product) => !sameColour(before[product].color, after[product].color),
  );
  if (!samePalette(before.eyeshadow.colors, after.eyeshadow.colors)) products.push('eyeshadow');
  return products;
}

/**
 * The product that one step gave another colour; null where it was none, or more than one: that is
 * another look rather than another colour.
 */
export function changedColour(before: Look, after: Look): Product | null {
  const [product, ...more] = recoloured(before, after);
  return more.length === 0 ? (product ?? null) : null;
}
