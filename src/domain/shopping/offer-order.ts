/** The offers of a product in the order in which they are shown. */

import { bestDeal, type Offer, totalOf } from './offer.ts';

/** An offer for which the shop does not necessarily say what shipping costs. */
export type ToldOffer = Omit<Offer, 'shipping'> & { readonly shipping: number | null };

export interface ShownOffer<Told extends ToldOffer> {
  readonly offer: Told;
  /** Whole cents: price plus shipping, where the shop says it, minus discount. */
  readonly total: number;
  readonly isBest: boolean;
}

export interface OfferOrder<Told extends ToldOffer> {
  /** In the currency of the best: in stock first, and the cheapest of them. */
  readonly compared: readonly ShownOffer<Told>[];
  /** In other currencies, which are not compared. */
  readonly others: readonly ShownOffer<Told>[];
}

/** @param currency that of the best offer; null where none is in stock */
export function orderOffers<Told extends ToldOffer>(
  offers: readonly Told[],
  currency: string | null,
): OfferOrder<Told> {
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

function rank({ offer, isBest }: Pick<ShownOffer<ToldOffer>, 'offer' | 'isBest'>): number {
  if (isBest) return 0;
  return offer.stock === 'out-of-stock' ? 2 : 1;
}

/** What a total is made of. */
export type PricePart =
  | 'price'
  | 'shipping'
  | 'free-shipping'
  | 'no-shipping'
  | 'discount'
  | 'coupon';

/** What a total is made of, each with its cents. */
export function priceParts({
  price,
  shipping,
  discount,
  coupon,
}: Pick<ToldOffer, 'price' | 'shipping' | 'discount' | 'coupon'>): readonly (readonly [
  part: PricePart,
  cents: number,
])[] {
  const sent: PricePart =
    shipping === null ? 'no-shipping' : shipping === 0 ? 'free-shipping' : 'shipping';
  const off: PricePart = coupon === null ? 'discount' : 'coupon';
  return [
    ['price', price],
    [sent, shipping ?? 0],
    ...(discount > 0 ? [[off, discount] as const] : []),
  ];
}
