/** Says where products can be bought: at the shop whose offer is the best. */

import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { shopLink } from '#domain/shopping/shop-link.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueOffers, catalogueRetailers } from '#server/db/schema/catalogue.ts';
import { listed, type ListedRow } from './product-rows.ts';

function isSold({ isInStock, isSample }: ListedRow): boolean {
  return isInStock && !isSample;
}

/** The best offer of each of these products that a shop has, by the product's id. */
export async function bestOffers(database: Database, productIds: readonly string[]) {
  const total = sql`greatest(0, ${catalogueOffers.price} + coalesce(${catalogueOffers.shipping}, 0) - ${catalogueOffers.discount})`;
  const offers = await database
    .selectDistinctOn([catalogueOffers.productId], {
      productId: catalogueOffers.productId,
      partnerId: catalogueRetailers.id,
      retailer: catalogueRetailers.name,
      template: catalogueRetailers.linkTemplate,
      tag: catalogueRetailers.tag,
      link: catalogueOffers.link,
    })
    .from(catalogueOffers)
    .innerJoin(catalogueRetailers, eq(catalogueRetailers.id, catalogueOffers.retailerId))
    .where(
      and(
        inArray(catalogueOffers.productId, [...productIds]),
        ne(catalogueOffers.stock, 'out-of-stock'),
      ),
    )
    // In the order in which `settleProducts` looks for the best one.
    .orderBy(
      catalogueOffers.productId,
      desc(sql`${catalogueOffers.currency} = 'USD'`),
      desc(
        sql`count(*) over (partition by ${catalogueOffers.productId}, ${catalogueOffers.currency})`,
      ),
      asc(catalogueOffers.currency),
      asc(total),
      asc(catalogueOffers.retailerId),
      asc(catalogueOffers.key),
    );
  return new Map(offers.map((offer) => [offer.productId, offer]));
}
export type BestOffers = Awaited<ReturnType<typeof bestOffers>>;

/** A product with the address of its best offer, where it is in stock and no sample. */
export function listedWith(row: ListedRow, offers: BestOffers): CatalogueProduct {
  const offer = isSold(row) ? offers.get(row.id) : undefined;
  if (offer === undefined) return listed(row);
  const { partnerId, retailer, template, tag } = offer;
  const link = shopLink({ template, tag }, row, offer.link);
  return listed(row, link === null ? null : { partnerId, retailer, link });
}

/** The products, each with the address of its best offer. */
export async function listedToBuy(
  database: Database,
  rows: readonly ListedRow[],
): Promise<CatalogueProduct[]> {
  const sold = rows.filter(isSold);
  if (sold.length === 0) return rows.map((row) => listed(row));
  const offers = await bestOffers(
    database,
    sold.map(({ id }) => id),
  );
  return rows.map((row) => listedWith(row, offers));
}
