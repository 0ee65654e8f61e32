/** Takes some lines of a feed into the catalogue, within one transaction. */

import { inArray, sql } from 'drizzle-orm';
import type { FeedItem } from '#domain/shopping/feed-item.ts';
import { identityOf } from '#domain/shopping/identity.ts';
import type { Transaction } from '#server/db/database.ts';
import { catalogueOffers, cataloguePrices } from '#server/db/schema/catalogue.ts';
import { keepProducts, type Taking } from './keep-products.ts';

/** Any number that nobody else uses on the same database; spells "catalog" on a telephone. */
const PRODUCTS_LOCK = 2_282_564;

/**
 * To be called first in each transaction that writes products: until it is over, no other import writes
 * any. An import reaches products in an order of its own, first those of a batch and then those that its
 * offers belonged to before: without this lock, two imports could deadlock.
 */
export async function holdProducts(on: Transaction): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(${PRODUCTS_LOCK}::bigint)`);
}

/**
 * Sets what is derived from a product's offers: the cheapest in stock, everything included. Currencies
 * are not compared: US dollars come first, since they are the page's, then the currency in which most of
 * its shops ask.
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

/** Resolves with how many offers are new or have changed. */
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
/** The fields that count as a change of an offer; when it was seen does not. */
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
