/** What shops ask for a product. Amounts are whole cents of the offer's currency. */

/** ISO 4217, such as USD. */
type Currency = string;

export const STOCKS = ['in-stock', 'low-stock', 'out-of-stock'] as const;
export type Stock = (typeof STOCKS)[number];

export interface Offer {
  readonly retailer: string;
  readonly currency: Currency;
  readonly price: number;
  readonly shipping: number;
  /** What the shop takes off, by itself or with the coupon. */
  readonly discount: number;
  readonly coupon: string | null;
  readonly stock: Stock;
  /** As the shop says it. */
  readonly delivery: string | null;
}

/** What is paid in the end: never less than nothing. */
export function totalOf({ price, shipping, discount }: Offer): number {
  return Math.max(0, price + shipping - discount);
}

/**
 * The cheapest of the offers in stock, all things counted; of two alike the first. Offers in another currency than
 * the one asked for are left out, since nothing here knows a rate. Null where none is left.
 */
export function bestDeal<Known extends Offer>(
  offers: readonly Known[],
  currency: Currency,
): Known | null {
  const [best = null] = offers
    .filter((offer) => offer.stock !== 'out-of-stock' && offer.currency === currency)
    .toSorted((one, other) => totalOf(one) - totalOf(other));
  return best;
}
