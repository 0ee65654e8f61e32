import type { ProductOffer } from '#contracts/catalogue.ts';
import { bestDeal, totalOf } from '#domain/shopping/offer.ts';

export interface ShownOffer {
  readonly offer: ProductOffer;
  /** Whole cents: price plus shipping, where the shop says it, minus discount. */
  readonly total: number;
  readonly isBest: boolean;
}

export interface OfferOrder {
  /** In the currency of the best: in stock first, and the cheapest of them. */
  readonly compared: readonly ShownOffer[];
  /** In other currencies, which are not compared. */
  readonly others: readonly ShownOffer[];
}

/** @param currency that of the best offer; null where none is in stock */
export function orderOffers(offers: readonly ProductOffer[], currency: string | null): OfferOrder {
  const counted = offers.map((offer) => ({ ...offer, shipping: offer.shipping ?? 0, offer }));
  const best = currency === null ? null : bestDeal(counted, currency);
  const shown = counted
    .map((each) => ({ offer: each.offer, total: totalOf(each), isBest: each === best }))
    .toSorted((one, other) => rank(one) - rank(other) || one.total - other.total);
  const ours = currency ?? shown[0]?.offer.currency;
  return {
    compared: shown.filter(({ offer }) => offer.currency === ours),
    others: shown.filter(({ offer }) => offer.currency !== ours),
  };
}

function rank({ offer, isBest }: ShownOffer): number {
  if (isBest) return 0;
  return offer.stock === 'out-of-stock' ? 2 : 1;
}
