import type { BagItem } from '#domain/shopping/bag-item.ts';

/**
 * Whether a product that was typed in by hand is wished for; those of the catalogue are among the wishes
 * themselves.
 */
export function isWishedAgain({ productId, isWishlisted }: BagItem): boolean {
  return productId === null && isWishlisted;
}
