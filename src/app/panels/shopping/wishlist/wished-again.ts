import type { BagItem } from '#domain/shopping/bag-item.ts';

/** Whether one typed in by hand is wished for; one of the catalogue stands among the wishes themselves. */
export function isWishedAgain({ productId, isWishlisted }: BagItem): boolean {
  return productId === null && isWishlisted;
}
