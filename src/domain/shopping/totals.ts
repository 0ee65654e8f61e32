/** Sums of prices. Currencies that differ are not added up: nothing here knows a rate. */

export interface Priced {
  /** Whole cents, or what the currency has in their place. */
  readonly cents: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface Totals {
  /** One sum for each currency, that of the most products first. */
  readonly sums: readonly Priced[];
  /** How many have no price, and are in no sum. */
  readonly unpriced: number;
}

/** @param prices null for each product whose price is not known */
export function totalsOf(prices: readonly (Priced | null)[]): Totals {
  const sums = new Map<string, { cents: number; products: number }>();
  let unpriced = 0;
  for (const price of prices) {
    if (price === null) {
      unpriced += 1;
      continue;
    }
    const sum = sums.get(price.currency) ?? { cents: 0, products: 0 };
    sums.set(price.currency, { cents: sum.cents + price.cents, products: sum.products + 1 });
  }
  const ordered = [...sums].toSorted(([, one], [, other]) => other.products - one.products);
  return { sums: ordered.map(([currency, { cents }]) => ({ cents, currency })), unpriced };
}
