import { ArrowUpRight } from 'lucide-react';
import type { ProductOffer } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { BUY_WORDS } from '#content/panels/shopping-buy-words.ts';
import {
  PRICE_PART_WORDS,
  PRODUCT_WORDS as WORDS,
} from '#content/panels/shopping-product-words.ts';
import { STOCK_LABELS } from '#content/panels/shopping-words.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import { orderOffers, priceParts, type ShownOffer } from '#domain/shopping/offer-order.ts';
import { openShop } from '#app/panels/shopping/parts/open-shop.ts';
import type { WholeProduct } from './product-query.ts';

/** What shops ask for it, the best deal first. */
export function ProductOffers({ whole: { product, offers } }: { whole: WholeProduct }) {
  const { compared, others } = orderOffers(offers, product.best?.currency ?? null);
  const currencies = [...new Set(others.map(({ offer }) => offer.currency))].join(', ');
  return (
    <section aria-label={WORDS.offers}>
      <h4 className="product-heading">{WORDS.offers}</h4>
      {offers.length === 0 ? (
        <p className="product-small">{product.isSample ? BUY_WORDS.sample : WORDS.noOffers}</p>
      ) : null}
      <OfferList offers={compared} productId={product.id} />
      {compared.some(({ isBest }) => isBest) ? (
        <p className="product-small">{WORDS.bestDealNote}</p>
      ) : null}
      <OfferList offers={others} productId={product.id} />
      {others.length === 0 ? null : (
        <p className="product-small">{fillIn(WORDS.otherCurrencies, { currencies })}</p>
      )}
    </section>
  );
}

interface OfferListProps {
  readonly offers: readonly ShownOffer<ProductOffer>[];
  readonly productId: string;
}

function OfferList({ offers, productId }: OfferListProps) {
  if (offers.length === 0) return null;
  return (
    <ul className="product-offers">
      {offers.map((shown, place) => (
        // A shop may have two offers of one product that read the same.
        <OfferRow key={`${shown.offer.partnerId} ${place}`} shown={shown} productId={productId} />
      ))}
    </ul>
  );
}

function OfferRow({ shown, productId }: { shown: ShownOffer<ProductOffer>; productId: string }) {
  const { offer, total, isBest } = shown;
  const { partnerId, retailer, link, currency, stock, delivery } = offer;
  const isSold = stock !== 'out-of-stock';
  const stockWords = [STOCK_LABELS[stock], delivery].filter((words) => words !== null).join(', ');
  return (
    <li className="product-offer" data-sold={isSold}>
      <div className="min-w-0">
        <p className="product-offer-shop">
          <span>{retailer}</span>
          {isBest ? <span className="product-pill">{WORDS.bestDeal}</span> : null}
        </p>
        <p className="product-offer-detail">{breakdown(offer)}</p>
        <p className="product-offer-detail">{stockWords}</p>
        {link === null && isSold ? <p className="product-offer-detail">{WORDS.noAddress}</p> : null}
      </div>
      <div className="product-offer-side">
        <p className="product-offer-total tnum">{writeAmount({ cents: total, currency })}</p>
        {link === null || !isSold ? null : (
          <a
            className="product-offer-buy"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={fillIn(WORDS.buyAtOf, { retailer })}
            onClick={(event) => {
              // Opens the shop as Buy on the card does, so that a double click opens only one tab.
              event.preventDefault();
              openShop({ productId, partnerId, retailer, link });
            }}
          >
            {WORDS.buyAt}
            <ArrowUpRight size={15} strokeWidth={1.7} aria-hidden="true" />
          </a>
        )}
      </div>
    </li>
  );
}

/** What the total is made of. */
function breakdown(offer: ProductOffer): string {
  const { currency, coupon } = offer;
  return priceParts(offer)
    .map(([part, cents]) =>
      fillIn(PRICE_PART_WORDS[part], {
        price: writeAmount({ cents, currency }),
        code: coupon ?? '',
      }),
    )
    .join(', ');
}
