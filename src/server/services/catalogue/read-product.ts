/** Reads one product with all that is known of it. */

import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { readProduct } from '#contracts/catalogue.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import type { Database } from '#server/db/database.ts';
import {
  catalogueOffers,
  cataloguePrices,
  catalogueProducts,
  catalogueRetailers,
} from '#server/db/schema/catalogue.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { listed, PRODUCT_COLUMNS } from './product-rows.ts';

const DAYS_SHOWN = 365;
const DAY_MS = 24 * 60 * 60_000;

export async function readWholeProduct(
  database: Database,
  id: string,
  now: Date,
): Promise<ReplyOf<typeof readProduct>> {
  const [row] = await database
    .select({ ...PRODUCT_COLUMNS, ingredients: catalogueProducts.ingredients })
    .from(catalogueProducts)
    .where(eq(catalogueProducts.id, id));
  if (row === undefined) throw new ApiFailure('not_found');
  const offers = await database
    .select({ offer: catalogueOffers, retailer: catalogueRetailers.name })
    .from(catalogueOffers)
    .innerJoin(catalogueRetailers, eq(catalogueRetailers.id, catalogueOffers.retailerId))
    .where(eq(catalogueOffers.productId, id))
    .orderBy(asc(catalogueRetailers.name), asc(catalogueOffers.key));
  return {
    product: listed(row),
    ingredients: [...row.ingredients],
    offers: offers.map(({ offer, retailer }) => ({
      retailer,
      currency: offer.currency,
      price: offer.price,
      shipping: offer.shipping,
      discount: offer.discount,
      coupon: offer.coupon,
      stock: offer.stock,
      delivery: offer.delivery,
      updatedAt: offer.updatedAt.toISOString(),
    })),
    prices: await pricesOf(database, offers, row.currency, now),
  };
}

async function pricesOf(
  database: Database,
  offers: readonly { readonly offer: typeof catalogueOffers.$inferSelect }[],
  currency: string | null,
  now: Date,
) {
  if (offers.length === 0 || currency === null) return [];
  const since = new Date(now.getTime() - DAYS_SHOWN * DAY_MS).toISOString().slice(0, 10);
  const keys = offers.map(({ offer }) => offer.key);
  const retailers = offers.map(({ offer }) => offer.retailerId);
  return database
    .select({ day: cataloguePrices.day, total: sql<number>`min(${cataloguePrices.total})::int` })
    .from(cataloguePrices)
    .where(
      and(
        inArray(cataloguePrices.retailerId, retailers),
        inArray(cataloguePrices.key, keys),
        eq(cataloguePrices.currency, currency),
        gt(cataloguePrices.day, since),
      ),
    )
    .groupBy(cataloguePrices.day)
    .orderBy(asc(cataloguePrices.day));
}
