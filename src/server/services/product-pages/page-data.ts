import { CATEGORY_LABELS } from '#content/panels/shopping-words.ts';
import { productAddress } from '#content/visitor-documents.ts';
import type { ProductOffer } from '#contracts/catalogue.ts';
import { typedAmount } from '#domain/shopping/money.ts';
import type { Stock } from '#domain/shopping/offer.ts';
import { isFresh } from '#domain/shopping/product-standing.ts';
import type { ProductPage } from './product-pages.ts';

const SCHEMA = 'https://schema.org';

const AVAILABILITY: Readonly<Record<Stock, string>> = {
  'in-stock': `${SCHEMA}/InStock`,
  'low-stock': `${SCHEMA}/LimitedAvailability`,
  'out-of-stock': `${SCHEMA}/OutOfStock`,
};

/** What a shop asks before shipping. A discount that needs a code does not count: not everyone has it. */
function askedPrice({ price, discount, coupon }: ProductOffer): number {
  return Math.max(0, coupon === null ? price - discount : price);
}

/**
 * A product in the terms of schema.org (https://schema.org/Product); null unless a shop has it now, at a
 * recent price. It holds only what a shop's feed said: no rating, and no picture.
 */
export function productData(
  { product, offers, standing, gtin }: ProductPage,
  { origin, now }: { readonly origin: string; readonly now: Date },
): object | null {
  const real = offers.filter((offer) => offer.link !== null && isFresh(offer, now));
  if (standing !== 'sold' || real.length === 0) return null;
  const { id, brand, name, shade, category } = product;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: [brand, name, shade].filter((word) => word !== '').join(' '),
    brand: { '@type': 'Brand', name: brand },
    category: CATEGORY_LABELS[category],
    url: origin + productAddress(id),
    ...(shade === '' ? {} : { color: shade }),
    ...(gtin === null ? {} : { gtin }),
    offers: real.map((offer) => ({
      '@type': 'Offer',
      url: offer.link,
      price: typedAmount({ cents: askedPrice(offer), currency: offer.currency }),
      priceCurrency: offer.currency,
      availability: AVAILABILITY[offer.stock],
      seller: { '@type': 'Organization', name: offer.retailer },
    })),
  };
}
