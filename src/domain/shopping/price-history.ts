/** What a product cost over time, computed from what its offers cost. */

/** What an offer cost from a day on. */
export interface PriceChange {
  /** Tells one offer from another. */
  readonly offer: string;
  /** A calendar day, such as `2026-11-23`. */
  readonly day: string;
  /** Whole cents, here and below. */
  readonly total: number;
}

export interface DayPrice {
  readonly day: string;
  readonly total: number;
}

/**
 * The lowest price on each day on which one changed. An offer costs what it last cost until a feed says otherwise,
 * also while it is out of stock: feeds tell prices, and nothing is made up between them. The oldest first.
 */
export function priceHistory(changes: readonly PriceChange[]): readonly DayPrice[] {
  const current = new Map<string, number>();
  const lowest = new Map<string, number>();
  for (const { offer, day, total } of changes.toSorted((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  )) {
    current.set(offer, total);
    lowest.set(day, Math.min(...current.values()));
  }
  return [...lowest].map(([day, total]) => ({ day, total }));
}
