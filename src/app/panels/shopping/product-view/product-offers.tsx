import { ArrowUpRight } from 'lucide-react';
import type { ProductOffer } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { BUY_WORDS } from '#content/panels/shopping-buy-words.ts';
import { PRODUCT_WORDS as WORDS } from '#content/panels/shopping-product-words.ts';
import { STOCK_LABELS } from '#content/panels/shopping-words.ts';
import { writeAmount } from '#domain/shopping/money.ts';
import { openShop } from '#app/panels/shopping/parts/open-shop.ts';
import { orderOffers, type ShownOffer } from './offer-order.ts';
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
  readonly offers: readonly ShownOffer[];
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

function OfferRow({ shown, productId }: { shown: ShownOffer; productId: string }) {
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
              // The same as the card's Buy: a double click opens one tab.
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
function breakdown({ currency, price, shipping, discount, coupon }: ProductOffer): string {
  const say = (words: string, cents: number): string =>
    fillIn(words, { price: writeAmount({ cents, currency }), code: coupon ?? '' });
  const parts = [say(WORDS.price, price)];
  if (shipping === null) parts.push(WORDS.noShipping);
  else parts.push(shipping === 0 ? WORDS.freeShipping : say(WORDS.shipping, shipping));
  if (discount > 0) parts.push(say(coupon === null ? WORDS.discount : WORDS.coupon, discount));
  return parts.join(', ');
}
