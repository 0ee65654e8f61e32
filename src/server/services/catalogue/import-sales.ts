/**
 * Takes in what a shop reports as sold, a few hundred lines at a time. The same report again changes
 * nothing.
 */

import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { readSaleLine, type Sale, type SaleRefusal } from '#domain/shopping/sale-line.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { catalogueOffers, catalogueRetailers } from '#server/db/schema/catalogue.ts';
import { shopConversions } from '#server/db/schema/shop-clicks.ts';
import { FeedBroken, type FeedLines } from './feeds/feed.ts';

export interface SalesNeeds {
  readonly database: Database;
  /** Gives way to others between two batches. */
  readonly rest?: () => Promise<void>;
}

export interface SalesReport {
  readonly lines: number;
  /** Orders that are new or have changed. */
  readonly changed: number;
  /** How many lines were refused for which reason. */
  readonly refused: Readonly<Partial<Record<SaleRefusal | 'broken', number>>>;
  /**
   * Why the file could not be read to its end; what came before was taken. Null if it was read to its
   * end.
   */
  readonly problem: string | null;
}

const AT_ONCE = 500;

function orderKey(retailerId: string, order: string): string {
  return createHash('sha256').update(`${retailerId} ${order}`).digest('base64url');
}

async function productsByKey(
  on: Transaction,
  retailerId: string,
  sales: readonly Sale[],
): Promise<ReadonlyMap<string, string>> {
  const keys = sales.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return new Map();
  const rows = await on
    .select({ key: catalogueOffers.key, productId: catalogueOffers.productId })
    .from(catalogueOffers)
    .where(and(eq(catalogueOffers.retailerId, retailerId), inArray(catalogueOffers.key, keys)));
  return new Map(rows.map(({ key, productId }) => [key, productId]));
}

/** If an order is reported again, the later report counts. */
async function keepSales(
  on: Transaction,
  retailerId: string,
  sales: readonly Sale[],
): Promise<number> {
  const products = await productsByKey(on, retailerId, sales);
  const kept = await on
    .insert(shopConversions)
    .values(
      sales.map(({ order, key, ...said }) => ({
        ...said,
        retailerId,
        orderKey: orderKey(retailerId, order),
        productId: key === null ? null : (products.get(key) ?? null),
      })),
    )
    .onConflictDoUpdate({
      target: [shopConversions.retailerId, shopConversions.orderKey],
      set: {
        day: sql`excluded.day`,
        productId: sql`excluded.product_id`,
        currency: sql`excluded.currency`,
        amount: sql`excluded.amount`,
        commission: sql`excluded.commission`,
      },
      setWhere: sql`(shop_conversions.day, shop_conversions.product_id, shop_conversions.currency, shop_conversions.amount, shop_conversions.commission)
        is distinct from (excluded.day, excluded.product_id, excluded.currency, excluded.amount, excluded.commission)`,
    })
    .returning({ key: shopConversions.orderKey });
  return kept.length;
}

/** Whether the shop is known: a report of any other is about nothing here. */
export async function isRetailer(database: Database, id: string): Promise<boolean> {
  return (await database.$count(catalogueRetailers, eq(catalogueRetailers.id, id))) > 0;
}

/** Reads a report and takes it. Never rejects because of what is in it. */
export async function importSales(
  { database, rest }: SalesNeeds,
  retailerId: string,
  lines: FeedLines,
): Promise<SalesReport> {
  const refused: Partial<Record<SaleRefusal | 'broken', number>> = {};
  const batch = new Map<string, Sale>();
  let read = 0;
  let changed = 0;
  async function takeBatch(): Promise<void> {
    if (batch.size === 0) return;
    const sales = [...batch.values()];
    changed += await database.transaction((on) => keepSales(on, retailerId, sales));
    batch.clear();
    await rest?.();
  }
  try {
    for await (const line of lines) {
      read += 1;
      const sale = line.kind === 'broken' ? null : readSaleLine(line.fields);
      const reason = sale === null ? 'broken' : sale.kind === 'refused' ? sale.reason : null;
      if (reason !== null) refused[reason] = (refused[reason] ?? 0) + 1;
      if (sale?.kind === 'sale') batch.set(sale.sale.order, sale.sale);
      if (batch.size >= AT_ONCE) await takeBatch();
    }
    await takeBatch();
    return { lines: read, changed, refused, problem: null };
  } catch (problem) {
    if (!(problem instanceof FeedBroken)) throw problem;
    await takeBatch();
    return { lines: read, changed, refused, problem: problem.message };
  }
}
