/** What operators are told of the catalogue: how much it has, who clicks, and what shops say was bought. */

import { and, count, desc, eq, gt, sql, sum } from 'drizzle-orm';
import type { OperatorRetailer, readCatalogueFigures } from '#contracts/operator-catalogue.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { shopLink } from '#domain/shopping/shop-link.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  catalogueOffers,
  catalogueProducts,
  catalogueRetailers,
} from '#server/db/schema/catalogue.ts';
import { shopClickCounts, shopConversions } from '#server/db/schema/shop-clicks.ts';

type Figures = ReplyOf<typeof readCatalogueFigures>;

const DAY_MS = 24 * 60 * 60_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const MOST_CLICKED = 20;

function countWhere(condition: ReturnType<typeof sql>) {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}

async function readTotals(database: Database) {
  const [totals] = await database
    .select({
      products: count(),
      withColor: countWhere(sql`${catalogueProducts.lab} is not null`),
      inStock: countWhere(sql`${catalogueProducts.isInStock}`),
      samples: countWhere(sql`${catalogueProducts.isSample}`),
    })
    .from(catalogueProducts);
  return totals ?? { products: 0, withColor: 0, inStock: 0, samples: 0 };
}

/** How many offers each shop has. */
function countOffers(database: Database) {
  return database
    .select({
      id: catalogueOffers.retailerId,
      offers: count(),
      inStock: countWhere(sql`${catalogueOffers.stock} <> 'out-of-stock'`),
    })
    .from(catalogueOffers)
    .groupBy(catalogueOffers.retailerId);
}

function countClicks(database: Database, since: string) {
  return database
    .select({ id: shopClickCounts.retailerId, clicks: sum(shopClickCounts.clicks).mapWith(Number) })
    .from(shopClickCounts)
    .where(gt(shopClickCounts.day, since))
    .groupBy(shopClickCounts.retailerId);
}

function countSales(database: Database, since: string) {
  return database
    .select({
      id: shopConversions.retailerId,
      currency: shopConversions.currency,
      orders: countWhere(sql`${shopConversions.amount} > 0`),
      amount: sum(shopConversions.amount).mapWith(Number),
      commission: sql<number | null>`sum(${shopConversions.commission})::float8`,
    })
    .from(shopConversions)
    .where(gt(shopConversions.day, since))
    .groupBy(shopConversions.retailerId, shopConversions.currency)
    .orderBy(shopConversions.currency);
}

/** Where Buy leads for the first product of each shop, or of one. */
export async function readExamples(
  on: Database | Transaction,
  retailerId?: string,
): Promise<ReadonlyMap<string, string | null>> {
  const first = on
    .select({ productId: catalogueOffers.productId, link: catalogueOffers.link })
    .from(catalogueOffers)
    .where(eq(catalogueOffers.retailerId, catalogueRetailers.id))
    .orderBy(catalogueOffers.key)
    .limit(1)
    .as('first_offer');
  const rows = await on
    .select({ retailer: catalogueRetailers, product: catalogueProducts, link: first.link })
    .from(catalogueRetailers)
    .innerJoinLateral(first, sql`true`)
    .innerJoin(catalogueProducts, eq(catalogueProducts.id, first.productId))
    .where(retailerId === undefined ? undefined : eq(catalogueRetailers.id, retailerId));
  return new Map(
    rows.map(({ retailer: { id, linkTemplate, tag }, product, link }) => [
      id,
      shopLink({ template: linkTemplate, tag }, product, link),
    ]),
  );
}

async function readRetailers(database: Database, since: string): Promise<OperatorRetailer[]> {
  const retailers = await database
    .select()
    .from(catalogueRetailers)
    .orderBy(catalogueRetailers.name);
  const offers = new Map((await countOffers(database)).map((row) => [row.id, row]));
  const clicks = new Map((await countClicks(database, since)).map((row) => [row.id, row.clicks]));
  const sales = await countSales(database, since);
  const examples = await readExamples(database);
  return retailers.map(({ id, name, linkTemplate, tag }) => ({
    id,
    name,
    template: linkTemplate,
    tag,
    offers: offers.get(id)?.offers ?? 0,
    inStock: offers.get(id)?.inStock ?? 0,
    clicks: clicks.get(id) ?? 0,
    sales: sales
      .filter((sale) => sale.id === id)
      .map(({ currency, orders, amount, commission }) => ({
        currency,
        orders,
        amount,
        commission,
      })),
    example: examples.get(id) ?? null,
  }));
}

async function readMostClicked(database: Database, since: string): Promise<Figures['mostClicked']> {
  const clicks = sum(shopClickCounts.clicks).mapWith(Number);
  const { id, brand, name, shade, category } = catalogueProducts;
  const orders = database
    .select({ orders: count() })
    .from(shopConversions)
    .where(
      and(
        eq(shopConversions.productId, id),
        gt(shopConversions.day, since),
        gt(shopConversions.amount, 0),
      ),
    );
  return database
    .select({ id, brand, name, shade, category, clicks, orders: sql<number>`(${orders})::int` })
    .from(shopClickCounts)
    .innerJoin(catalogueProducts, eq(catalogueProducts.id, shopClickCounts.productId))
    .where(gt(shopClickCounts.day, since))
    .groupBy(id)
    .orderBy(desc(clicks), id)
    .limit(MOST_CLICKED);
}

/** @param days up to today, today included; days are those of UTC */
export async function readFigures(database: Database, days: number, now: Date): Promise<Figures> {
  const since = new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, DAY_LENGTH);
  const { samples, ...totals } = await readTotals(database);
  const retailers = await readRetailers(database, since);
  return {
    ...totals,
    isSample: samples > 0,
    offers: retailers.reduce((all, { offers }) => all + offers, 0),
    clicks: retailers.reduce((all, { clicks }) => all + clicks, 0),
    retailers,
    mostClicked: await readMostClicked(database, since),
  };
}
