import type { ReactNode } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  COLOUR_SOURCE_LABELS,
  COMPARE_ROWS,
  COMPARE_WORDS as WORDS,
  FINISH_LABELS,
  UNDERTONE_LABELS,
} from '#content/panels/shopping-compare-words.ts';
import { STOCK_LABELS } from '#content/panels/shopping-words.ts';
import { compareShade, type ShadeComparison } from '#domain/shopping/compare-shade.ts';
import { drawnAs } from '#domain/shopping/category.ts';
import { placeAhead } from '#domain/shopping/comparison.ts';
import type { Look } from '#domain/makeup/look.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import { Percentage } from '#app/panels/shopping/parts/percentage.tsx';
import { Price } from '#app/panels/shopping/parts/price.tsx';
import { RatingLine } from '#app/panels/shopping/parts/rating.tsx';
import { differenceInShort } from '#app/panels/shopping/parts/say-difference.ts';
import { wornColours } from '#app/panels/shopping/parts/worn-colours.ts';
import type { ProductInFull } from './compared-products.ts';

/** A line of the comparison: what it is about, and what it says of each product, in their order. */
export interface CompareRow {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly ReactNode[];
}

/** Offers beyond these are only counted. */
const SHOWN_OFFERS = 3;

/** How near a product comes to what a look wears of its kind; null where it wears none, or no color is known. */
export function matchWith(look: Look, { product }: ProductInFull): ShadeComparison | null {
  const { category, colour } = product;
  return colour === null ? null : compareShade(wornColours(look, category), colour.hex);
}

/** All products side by side, line by line. `worn` is what the shades are matched with. */
export function compareRows(all: readonly ProductInFull[], worn: Look): readonly CompareRow[] {
  const matches = all.map((each) => matchWith(worn, each));
  // How near a lipstick comes says nothing beside how near a blush does.
  const kinds = new Set(all.map(({ product: { category } }) => drawnAs(category)));
  const nearest =
    kinds.size > 1
      ? null
      : placeAhead(
          matches.map((match) => match?.percentage ?? null),
          'most',
        );
  const [first] = all.flatMap(({ product: { best } }) => best ?? []);
  const lowest = placeAhead(
    // Amounts in different currencies are not compared: nothing here knows a rate.
    all.map(
      ({ product: { best } }) => (best?.currency === first?.currency ? best?.total : null) ?? null,
    ),
    'least',
  );
  const highest = placeAhead(
    all.map(({ product: { rating } }) => rating?.stars ?? null),
    'most',
  );
  const row = (
    id: keyof typeof COMPARE_ROWS,
    cell: (each: ProductInFull, place: number) => ReactNode,
  ): CompareRow => ({ id, label: COMPARE_ROWS[id], cells: all.map(cell) });

  return [
    row('match', (_, place) => {
      const match = matches[place];
      if (match === null || match === undefined) return <Quiet>{WORDS.notWorn}</Quiet>;
      return (
        <>
          <Percentage value={match.percentage} />
          <span className="compare-aside">{differenceInShort(match.tendencies)}</span>
          <Ahead is={nearest === place}>{WORDS.nearest}</Ahead>
        </>
      );
    }),
    row('price', ({ product }, place) => (
      <>
        <Price product={product} />
        <Ahead is={lowest === place}>{WORDS.lowest}</Ahead>
      </>
    )),
    row('offers', ({ product, offers }) => <Offers offers={offers} isSample={product.isSample} />),
    row('finish', ({ product: { finish } }) => said(finish, FINISH_LABELS)),
    row('undertone', ({ product: { undertone } }) => said(undertone, UNDERTONE_LABELS)),
    row('rating', ({ product }, place) =>
      product.rating === null ? (
        <Quiet>{WORDS.notRated}</Quiet>
      ) : (
        <>
          <RatingLine product={product} />
          <Ahead is={highest === place}>{WORDS.highest}</Ahead>
        </>
      ),
    ),
    row('colour', ({ product: { colour } }) =>
      colour === null ? <Quiet>{WORDS.noShade}</Quiet> : COLOUR_SOURCE_LABELS[colour.source],
    ),
    row('ingredients', ({ ingredients }) =>
      ingredients.length === 0 ? (
        <Quiet>{WORDS.none}</Quiet>
      ) : (
        <details className="compare-details">
          <summary>{fillIn(WORDS.ingredients, { count: ingredients.length })}</summary>
          <p>{ingredients.join(', ')}</p>
        </details>
      ),
    ),
  ];
}

function said<Key extends string>(
  value: Key | null,
  labels: Readonly<Record<Key, string>>,
): ReactNode {
  return value === null ? <Quiet>{WORDS.none}</Quiet> : labels[value];
}

function Quiet({ children }: { children: string }) {
  return <span className="text-fg-3">{children}</span>;
}

function Ahead({ is, children }: { is: boolean; children: string }) {
  return is ? <span className="compare-ahead">{children}</span> : null;
}

interface OffersProps {
  readonly offers: ProductInFull['offers'];
  readonly isSample: boolean;
}

function Offers({ offers, isSample }: OffersProps) {
  if (offers.length === 0) return <Quiet>{isSample ? WORDS.sample : WORDS.noOffer}</Quiet>;
  const more = offers.length - SHOWN_OFFERS;
  return (
    <ul className="compare-offers">
      {offers.slice(0, SHOWN_OFFERS).map((offer, place) => (
        // A shop may have two offers of one product that read the same.
        <li key={`${offer.partnerId} ${place}`}>
          <span className="font-medium">{offer.retailer}</span>
          <span className="tnum">
            {writeAmount({ cents: offer.price, currency: offer.currency })}
          </span>
          {terms(offer).map((term) => (
            <span key={term} className="text-fg-3">
              {term}
            </span>
          ))}
        </li>
      ))}
      {more > 0 ? <li className="text-fg-3">{fillIn(WORDS.more, { count: more })}</li> : null}
    </ul>
  );
}

/** What an offer says besides its price. */
function terms(offer: ProductInFull['offers'][number]): readonly string[] {
  const { currency, shipping, delivery, discount, coupon, stock } = offer;
  const amount = (cents: number): string => writeAmount({ cents, currency });
  return [
    ...(shipping === null
      ? []
      : [
          shipping === 0
            ? WORDS.freeShipping
            : fillIn(WORDS.shipping, { shipping: amount(shipping) }),
        ]),
    ...(delivery === null ? [] : [fillIn(WORDS.delivery, { delivery })]),
    ...(discount > 0 ? [fillIn(WORDS.off, { discount: amount(discount) })] : []),
    ...(coupon === null ? [] : [fillIn(WORDS.coupon, { coupon })]),
    ...(stock === 'in-stock' ? [] : [STOCK_LABELS[stock]]),
  ];
}
