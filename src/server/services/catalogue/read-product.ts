/** Reads one product with all that is known of it. */

import { and, asc, eq, inArray } from 'drizzle-orm';
import type { readProduct } from '#contracts/catalogue.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { priceHistory } from '#domain/shopping/price-history.ts';
import { shopLink } from '#domain/shopping/shop-link.ts';
import type { Database } from '#server/db/database.ts';
import {
  catalogueOffers,
  cataloguePrices,
  catalogueProducts,
  catalogueRetailers,
} from '#server/db/schema/catalogue.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { PRODUCT_COLUMNS } from './product-rows.ts';
import { listedToBuy } from './where-to-buy.ts';

const DAYS_SHOWN = 365;
const DAY_MS = 24 * 60 * 60_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

export async function readWholeProduct(
  database: Database,
  id: string,
  now: Date,
): Promise<ReplyOf<typeof readProduct>> {
  const [row] = await database
    .select({
      ...PRODUCT_COLUMNS,
      ingredients: catalogueProducts.ingredients,
      updatedAt: catalogueProducts.updatedAt,
    })
    .from(catalogueProducts)
    .where(eq(catalogueProducts.id, id));
  if (row === undefined) throw new ApiFailure('not_found');
  const [product] = await listedToBuy(database, [row]);
  if (product === undefined) throw new ApiFailure('not_found');
  const offers = await database
    .select({ offer: catalogueOffers, retailer: catalogueRetailers })
    .from(catalogueOffers)
    .innerJoin(catalogueRetailers, eq(catalogueRetailers.id, catalogueOffers.retailerId))
    .where(eq(catalogueOffers.productId, id))
    .orderBy(asc(catalogueRetailers.name), asc(catalogueOffers.key));
  return {
    product,
    ingredients: [...row.ingredients],
    updatedAt: row.updatedAt.toISOString(),
    offers: offers.map(({ offer, retailer }) => ({
      partnerId: retailer.id,
      retailer: retailer.name,
      link: shopLink({ template: retailer.linkTemplate, tag: retailer.tag }, row, offer.link),
      currency: offer.currency,
      price: offer.price,
      shipping: offer.shipping,
      discount: offer.discount,
      coupon: offer.coupon,
      stock: offer.stock,
      delivery: offer.delivery,
      updatedAt: offer.updatedAt.toISOString(),
    })),
    prices: [...(await pricesOf(database, offers, row.currency, now))],
  };
}

async function pricesOf(
  database: Database,
  offers: readonly { readonly offer: typeof catalogueOffers.$inferSelect }[],
  currency: string | null,
  now: Date,
) {
  if (offers.length === 0 || currency === null) return [];
  const rows = await database
    .select()
    .from(cataloguePrices)
    .where(
      and(
        inArray(
          cataloguePrices.retailerId,
          offers.map(({ offer }) => offer.retailerId),
        ),
        inArray(
          cataloguePrices.key,
          offers.map(({ offer }) => offer.key),
        ),
        eq(cataloguePrices.currency, currency),
      ),
    )
    .orderBy(asc(cataloguePrices.day));
  const own = new Set(offers.map(({ offer }) => offerName(offer)));
  const changes = rows
    .map((change) => ({ ...change, offer: offerName(change) }))
    .filter(({ offer }) => own.has(offer));
  const since = new Date(now.getTime() - DAYS_SHOWN * DAY_MS).toISOString().slice(0, DAY_LENGTH);
  return priceHistory(changes).filter(({ day }) => day > since);
}

/** Two shops may have the same number for different products. */
function offerName({
  retailerId,
  key,
}: Pick<typeof cataloguePrices.$inferSelect, 'retailerId' | 'key'>): string {
  return `${retailerId} ${key}`;
}
