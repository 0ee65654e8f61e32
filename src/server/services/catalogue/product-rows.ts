/** Products as the catalogue's calls answer with them. */

import { inArray, type SQL, sql } from 'drizzle-orm';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { SAMPLE_CATALOGUE } from '#content/sample-catalogue.ts';
import type { Category } from '#domain/shopping/category.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';

/**
 * The category is written into the statement itself, so that the index of its colors is used, even by a
 * prepared statement.
 */
export function ofCategory(category: Category): SQL {
  return sql`${catalogueProducts.category} = ${sql.raw(`'${category}'`)}`;
}

/** The sample has no offers in the database: no shop made any. */
const LOW_SAMPLES = SAMPLE_CATALOGUE.filter(({ offers }) =>
  offers.every(({ stock }) => stock === 'low-stock'),
).map(({ id }) => id);

/**
 * Asked for each product separately, as a value: with `not exists`, a planner that does not know how few
 * products are listed would rather read all offers of every shop at once.
 */
const NONE_WELL_STOCKED = sql`coalesce((
      select false from catalogue_offers as offer
      where offer.product_id = ${catalogueProducts.id} and offer.stock = 'in-stock' limit 1), true)`;

/** What is read of a product wherever it is listed. */
export const PRODUCT_COLUMNS = {
  id: catalogueProducts.id,
  brand: catalogueProducts.brand,
  name: catalogueProducts.name,
  category: catalogueProducts.category,
  shade: catalogueProducts.shade,
  colourHex: catalogueProducts.colourHex,
  colourSource: catalogueProducts.colourSource,
  lab: catalogueProducts.lab,
  finish: catalogueProducts.finish,
  undertone: catalogueProducts.undertone,
  ratingStars: catalogueProducts.ratingStars,
  ratingReviews: catalogueProducts.ratingReviews,
  ratingSource: catalogueProducts.ratingSource,
  bestTotal: catalogueProducts.bestTotal,
  currency: catalogueProducts.currency,
  isInStock: catalogueProducts.isInStock,
  isLow: sql<boolean>`case when ${catalogueProducts.isSample}
    then ${inArray(catalogueProducts.identity, LOW_SAMPLES)}
    else ${catalogueProducts.isInStock} and ${NONE_WELL_STOCKED} end`,
  isSample: catalogueProducts.isSample,
};

type Row = typeof catalogueProducts.$inferSelect;
export type ListedRow = Pick<Row, Exclude<keyof typeof PRODUCT_COLUMNS, 'isLow'>> & {
  readonly isLow: boolean;
};

function stockOf({ isInStock, isLow }: ListedRow): CatalogueProduct['stock'] {
  if (!isInStock) return 'out-of-stock';
  return isLow ? 'low-stock' : 'in-stock';
}

export function listed(row: ListedRow, buy: CatalogueProduct['buy'] = null): CatalogueProduct {
  const { id, brand, name, category, shade, finish, undertone, isSample } = row;
  const { colourHex, colourSource, ratingStars, ratingReviews, ratingSource } = row;
  return {
    id,
    brand,
    name,
    category,
    shade,
    finish,
    undertone,
    isSample,
    colour:
      colourHex === null || colourSource === null ? null : { hex: colourHex, source: colourSource },
    rating:
      ratingStars === null || ratingReviews === null || ratingSource === null
        ? null
        : { stars: ratingStars, reviews: ratingReviews, source: ratingSource },
    best:
      row.bestTotal === null || row.currency === null
        ? null
        : { total: row.bestTotal, currency: row.currency },
    buy,
    stock: stockOf(row),
  };
}
