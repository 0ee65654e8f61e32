/** Takes some lines of a feed into the catalogue, within one transaction. */

import { inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import type { FeedItem } from '#domain/shopping/feed-item.ts';
import { identityOf } from '#domain/shopping/identity.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  catalogueOffers,
  cataloguePrices,
  catalogueProducts,
} from '#server/db/schema/catalogue.ts';

export interface Taking {
  readonly retailerId: string;
  /** The shop as people know it: whose customers a rating is of. */
  readonly retailer: string;
  readonly importId: string;
  readonly now: Date;
}

type ProductRow = typeof catalogueProducts.$inferInsert;

function labPointOf(hex: string): readonly [number, number, number] {
  const { lightness, a, b } = labOfHex(hex);
  return [lightness, a, b];
}

/**
 * A new product has the price of its own offer at once: to set it afterwards would write the row, and its place in every
 * index, a second time.
 */
function productRow(
  item: FeedItem,
  identity: string,
  { retailer, now }: Pick<Taking, 'retailer' | 'now'>,
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
    lab: colour === null ? null : labPointOf(colour.hex),
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

/** What the newest feed says counts, but for what it is silent about. */
const knownOf = (column: string) =>
  sql.raw(`coalesce(excluded.${column}, catalogue_products.${column})`);
const saidOf = (column: string) => sql.raw(`excluded.${column}`);

/** The rating that most people gave counts, and a shop's later word on its own: of two shops neither takes turns with the other. */
const RATES_BETTER = `excluded.rating_reviews is not null and (catalogue_products.rating_source is null
  or catalogue_products.rating_source = excluded.rating_source
  or catalogue_products.rating_reviews < excluded.rating_reviews)`;
const ratedOf = (column: string) =>
  sql.raw(
    `case when ${RATES_BETTER} then excluded.${column} else catalogue_products.${column} end`,
  );

/** Writes the products, each once. Resolves with their ids by identity. */
async function keepProducts(
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
        colourHex: knownOf('colour_hex'),
        colourSource: knownOf('colour_source'),
        lab: knownOf('lab'),
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
      setWhere: sql.raw(
        `(catalogue_products.brand, catalogue_products.name, catalogue_products.shade, catalogue_products.category)
           is distinct from (excluded.brand, excluded.name, excluded.shade, excluded.category)
         or coalesce(excluded.colour_hex, catalogue_products.colour_hex) is distinct from catalogue_products.colour_hex
         or coalesce(excluded.finish, catalogue_products.finish) is distinct from catalogue_products.finish
         or coalesce(excluded.undertone, catalogue_products.undertone) is distinct from catalogue_products.undertone
         or excluded.ingredients not in ('[]', catalogue_products.ingredients)
         or ((${RATES_BETTER}) and (catalogue_products.rating_stars, catalogue_products.rating_reviews, catalogue_products.rating_source)
           is distinct from (excluded.rating_stars, excluded.rating_reviews, excluded.rating_source))`,
      ),
    });
  const rows = await on
    .select({ id: catalogueProducts.id, identity: catalogueProducts.identity })
    .from(catalogueProducts)
    .where(inArray(catalogueProducts.identity, [...items.keys()]));
  return new Map(rows.map(({ id, identity }) => [identity, id]));
}

/**
 * Sets what is derived of a product's offers: the cheapest in stock, all things counted. Currencies are not compared: US
 * dollars come first, since the page is theirs, then what most of its shops ask in.
 */
export async function settleProducts(on: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await on.execute(sql`
    update catalogue_products as product
    set best_total = best.total, currency = coalesce(best.currency, product.currency), is_in_stock = best.total is not null
    from (
      select chosen.id, offer.total, offer.currency
      from unnest(${sql.param([...new Set(ids)])}::uuid[]) as chosen(id)
      left join lateral (
        select greatest(0, price + coalesce(shipping, 0) - discount) as total, currency
        from catalogue_offers
        where product_id = chosen.id and stock <> 'out-of-stock'
        order by (currency = 'USD') desc, count(*) over (partition by currency) desc, currency, total, retailer_id, key
        limit 1
      ) as offer on true
    ) as best
    where best.id = product.id
      and (product.best_total is distinct from best.total or product.currency is distinct from coalesce(best.currency, product.currency)
        or product.is_in_stock is distinct from (best.total is not null))`);
}

/** Resolves with how many offers are new or not as they were. */
export async function takeItems(
  on: Transaction,
  taking: Taking,
  items: readonly FeedItem[],
): Promise<number> {
  const { retailerId, importId, now } = taking;
  const byIdentity = new Map(items.map((item) => [identityOf(item), item]));
  const ids = await keepProducts(on, byIdentity, taking);
  const offers = items.map((item) => ({
    retailerId,
    key: item.key,
    productId: ids.get(identityOf(item)) ?? '',
    price: item.price.cents,
    currency: item.price.currency,
    discount: item.discount,
    shipping: item.shipping,
    stock: item.stock,
    coupon: item.coupon,
    delivery: item.delivery,
    link: item.link,
    picture: item.picture,
    seenIn: importId,
    updatedAt: now,
  }));
  const before = await on
    .select()
    .from(catalogueOffers)
    .where(
      sql`${catalogueOffers.retailerId} = ${retailerId} and ${inArray(
        catalogueOffers.key,
        items.map(({ key }) => key),
      )}`,
    );
  const known = new Map(before.map((offer) => [offer.key, offer]));
  const fresh = offers.filter((offer) => {
    const old = known.get(offer.key);
    return old === undefined || !isSame(old, offer);
  });
  await on
    .insert(catalogueOffers)
    .values(offers)
    .onConflictDoUpdate({
      target: [catalogueOffers.retailerId, catalogueOffers.key],
      set: Object.fromEntries(
        OFFER_COLUMNS.map(([name, column]) => [name, sql.raw(`excluded.${column}`)]),
      ),
    });
  const day = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const priced = fresh.filter((offer) => {
    const old = known.get(offer.key);
    return old === undefined || totalOf(old) !== totalOf(offer);
  });
  if (priced.length > 0) {
    await on
      .insert(cataloguePrices)
      .values(
        priced.map((offer) => ({
          retailerId,
          key: offer.key,
          day,
          total: totalOf(offer),
          currency: offer.currency,
        })),
      )
      .onConflictDoUpdate({
        target: [cataloguePrices.retailerId, cataloguePrices.key, cataloguePrices.day],
        set: { total: sql`excluded.total`, currency: sql`excluded.currency` },
      });
  }
  await settleProducts(
    on,
    fresh.flatMap(({ key, productId }) => [productId, known.get(key)?.productId ?? productId]),
  );
  return fresh.length;
}

const OFFER_COLUMNS = [
  ['productId', 'product_id'],
  ['price', 'price'],
  ['currency', 'currency'],
  ['discount', 'discount'],
  ['shipping', 'shipping'],
  ['stock', 'stock'],
  ['coupon', 'coupon'],
  ['delivery', 'delivery'],
  ['link', 'link'],
  ['picture', 'picture'],
  ['seenIn', 'seen_in'],
  ['updatedAt', 'updated_at'],
] as const;

type OfferRow = typeof catalogueOffers.$inferInsert;
/** What a change of an offer is; when it was seen is none. */
const COMPARED = [
  'productId',
  'price',
  'currency',
  'discount',
  'shipping',
  'stock',
  'coupon',
  'delivery',
  'link',
  'picture',
] as const satisfies readonly (keyof OfferRow)[];

function isSame(one: OfferRow, other: OfferRow): boolean {
  return COMPARED.every((name) => one[name] === other[name]);
}

function totalOf({ price, shipping, discount }: OfferRow): number {
  return Math.max(0, price + (shipping ?? 0) - discount);
}
