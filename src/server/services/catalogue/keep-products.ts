/** Writes the products that the lines of a feed are about. */

import { inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import type { FeedItem } from '#domain/shopping/feed-item.ts';
import { COLOUR_SOURCES } from '#domain/shopping/product.ts';
import type { Transaction } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';

export interface Taking {
  readonly retailerId: string;
  /** The shop as people know it: a rating is by its customers. */
  readonly retailer: string;
  readonly importId: string;
  readonly now: Date;
}

type ProductRow = typeof catalogueProducts.$inferInsert;

function pointOf({ lightness, a, b }: Lab): readonly [number, number, number] {
  return [lightness, a, b];
}

/**
 * A new product gets the price of its own offer at once: setting it afterwards would write the row, and
 * its entry in every index, a second time.
 */
function productRow(
  item: FeedItem,
  identity: string,
  { retailerId, retailer, now }: Omit<Taking, 'importId'>,
): ProductRow {
  const { brand, name, shade, category, colour, finish, undertone, ingredients, rating } = item;
  const isInStock = item.stock !== 'out-of-stock';
  return {
    id: uuidv7(),
    identity,
    brand,
    name,
    shade,
    category,
    colourHex: colour?.hex ?? null,
    colourSource: colour?.source ?? null,
    colourRetailerId: colour === null ? null : retailerId,
    lab: colour === null ? null : pointOf(colour.lab),
    finish,
    undertone,
    ingredients,
    ratingStars: rating?.stars ?? null,
    ratingReviews: rating?.reviews ?? null,
    ratingSource: rating === null ? null : retailer,
    bestTotal: isInStock ? totalOfItem(item) : null,
    currency: isInStock ? item.price.currency : null,
    isInStock,
    updatedAt: now,
  };
}

function totalOfItem({ price, shipping, discount }: FeedItem): number {
  return Math.max(0, price.cents + (shipping ?? 0) - discount);
}

/** What the newest feed says counts; where it says nothing, the known value stays. */
const knownOf = (column: string) =>
  sql.raw(`coalesce(excluded.${column}, catalogue_products.${column})`);
const saidOf = (column: string) => sql.raw(`excluded.${column}`);

const SOURCES = sql.raw(`array[${COLOUR_SOURCES.map((source) => `'${source}'`).join(', ')}]`);

/**
 * The most trustworthy color counts, and a shop may correct its own. So two shops do not overwrite each
 * other in turn, and no estimate replaces a measurement.
 */
const COLOURS_BETTER = sql`excluded.colour_hex is not null and (catalogue_products.colour_hex is null
  or catalogue_products.colour_retailer_id is null
  or catalogue_products.colour_retailer_id = excluded.colour_retailer_id
  or array_position(${SOURCES}, excluded.colour_source) < array_position(${SOURCES}, catalogue_products.colour_source))`;
const colouredOf = (column: string) =>
  sql`case when ${COLOURS_BETTER} then ${sql.raw(`excluded.${column} else catalogue_products.${column}`)} end`;

/**
 * The rating with the most reviews counts, and a shop may correct its own. So two shops do not overwrite
 * each other in turn.
 */
const RATES_BETTER = `excluded.rating_reviews is not null and (catalogue_products.rating_source is null
  or catalogue_products.rating_source = excluded.rating_source
  or catalogue_products.rating_reviews < excluded.rating_reviews)`;
const ratedOf = (column: string) =>
  sql.raw(
    `case when ${RATES_BETTER} then excluded.${column} else catalogue_products.${column} end`,
  );

/** Writes the products, each once. Resolves with their ids by identity. */
export async function keepProducts(
  on: Transaction,
  items: ReadonlyMap<string, FeedItem>,
  taking: Taking,
): Promise<ReadonlyMap<string, string>> {
  await on
    .insert(catalogueProducts)
    .values([...items].map(([identity, item]) => productRow(item, identity, taking)))
    .onConflictDoUpdate({
      target: catalogueProducts.identity,
      set: {
        brand: saidOf('brand'),
        name: saidOf('name'),
        shade: saidOf('shade'),
        category: saidOf('category'),
        colourHex: colouredOf('colour_hex'),
        colourSource: colouredOf('colour_source'),
        colourRetailerId: colouredOf('colour_retailer_id'),
        lab: colouredOf('lab'),
        finish: knownOf('finish'),
        undertone: knownOf('undertone'),
        ingredients: sql.raw(
          `case when excluded.ingredients = '[]' then catalogue_products.ingredients else excluded.ingredients end`,
        ),
        ratingStars: ratedOf('rating_stars'),
        ratingReviews: ratedOf('rating_reviews'),
        ratingSource: ratedOf('rating_source'),
        updatedAt: taking.now,
      },
      setWhere: sql`${sql.raw(
        `(catalogue_products.brand, catalogue_products.name, catalogue_products.shade, catalogue_products.category)
           is distinct from (excluded.brand, excluded.name, excluded.shade, excluded.category)
         or coalesce(excluded.finish, catalogue_products.finish) is distinct from catalogue_products.finish
         or coalesce(excluded.undertone, catalogue_products.undertone) is distinct from catalogue_products.undertone
         or excluded.ingredients not in ('[]', catalogue_products.ingredients)
         or ((${RATES_BETTER}) and (catalogue_products.rating_stars, catalogue_products.rating_reviews, catalogue_products.rating_source)
           is distinct from (excluded.rating_stars, excluded.rating_reviews, excluded.rating_source))`,
      )} or ((${COLOURS_BETTER}) and (catalogue_products.colour_hex, catalogue_products.colour_source, catalogue_products.lab)
           is distinct from (excluded.colour_hex, excluded.colour_source, excluded.lab))`,
    });
  const rows = await on
    .select({ id: catalogueProducts.id, identity: catalogueProducts.identity })
    .from(catalogueProducts)
    .where(inArray(catalogueProducts.identity, [...items.keys()]));
  return new Map(rows.map(({ id, identity }) => [identity, id]));
}
