/** What the catalogue knows about how much it has, without reading its products. */

import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { catalogueCounts } from '#server/db/schema/catalogue.ts';
import type { ShopTone } from '#domain/shopping/skin-tone.ts';
import { toneBit } from './tone-bit.ts';

const products = sql<number>`sum(${catalogueCounts.products})::int`;

/** How many products each category has; only those in stock, or of a tone, if that is asked for. */
export async function countCategories(
  database: Database,
  { isInStock, tone }: { readonly isInStock: boolean; readonly tone: ShopTone | undefined },
): Promise<Readonly<Record<string, number>>> {
  const rows = await database
    .select({ category: catalogueCounts.category, products })
    .from(catalogueCounts)
    .where(
      and(
        isInStock ? eq(catalogueCounts.isInStock, true) : undefined,
        tone === undefined ? undefined : toneBit(catalogueCounts.tones, tone),
      ),
    )
    .groupBy(catalogueCounts.category)
    .having(gt(products, 0));
  return Object.fromEntries(rows.map((row) => [row.category, row.products]));
}

/** The currencies in which products in stock are priced, the one of the most products first. */
export async function knownCurrencies(database: Database): Promise<readonly string[]> {
  const rows = await database
    .select({ currency: catalogueCounts.currency })
    .from(catalogueCounts)
    .where(and(eq(catalogueCounts.isInStock, true), isNotNull(catalogueCounts.currency)))
    .groupBy(catalogueCounts.currency)
    .having(gt(products, 0))
    .orderBy(desc(products), asc(catalogueCounts.currency));
  return rows.flatMap(({ currency }) => currency ?? []);
}

/** Adds up the rows of each kind. Rows that other writers add meanwhile stay as they are. */
export async function foldCounts(database: Database): Promise<void> {
  await database.execute(sql`
    with counted as (
      delete from catalogue_counts returning category, currency, is_in_stock, tones, products
    )
    insert into catalogue_counts (category, currency, is_in_stock, tones, products)
    select category, currency, is_in_stock, tones, sum(products) from counted
    group by category, currency, is_in_stock, tones having sum(products) <> 0`);
}
