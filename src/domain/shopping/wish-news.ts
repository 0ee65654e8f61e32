/** What became of a product that is wished for. */

/** What is known of a product's best offer. */
export interface KnownOffer {
  /** Whole cents, shipping and discount counted; null where no shop has it. */
  readonly total: number | null;
  readonly currency: string | null;
  readonly isInStock: boolean;
}

export type WishNews = 'cheaper' | 'in-stock-again';

/**
 * Whether a wish got cheaper or is in stock again since it was last looked at; null for anything else. Prices in
 * currencies that differ are not compared.
 */
export function wishNews(before: KnownOffer, after: KnownOffer): WishNews | null {
  if (!after.isInStock || after.total === null) return null;
  if (!before.isInStock) return 'in-stock-again';
  const isComparable = before.total !== null && before.currency === after.currency;
  return isComparable && after.total < before.total ? 'cheaper' : null;
}
