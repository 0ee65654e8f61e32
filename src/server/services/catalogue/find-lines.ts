/** Finds products with all of their shades. */

import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type listLines, MOST_LINES, MOST_SHADES_A_LINE } from '#contracts/catalogue-lines.ts';
import type { QueryOf, ReplyOf } from '#contracts/contract.ts';
import { wordsQuery } from '#domain/shopping/search.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { PRODUCT_COLUMNS } from './product-rows.ts';
import { PRODUCT_WORDS } from './search-products.ts';
import { listedToBuy } from './where-to-buy.ts';

const { brand, name, category, lab } = catalogueProducts;

/** Of two with as many shades the one whose brand comes first. */
export async function findLines(
  database: Database,
  query: QueryOf<typeof listLines>,
): Promise<ReplyOf<typeof listLines>> {
  const words = wordsQuery(query.text);
  const matching = and(
    eq(category, query.category),
    isNotNull(lab),
    words === null ? undefined : sql`${PRODUCT_WORDS} @@ to_tsquery('simple', ${words})`,
  );
  const lines = await database
    .select({ brand, name, count: sql<number>`count(*)::int` })
    .from(catalogueProducts)
    .where(matching)
    .groupBy(brand, name)
    .orderBy(desc(sql`count(*)`), asc(brand), asc(name))
    .limit(MOST_LINES);
  if (lines.length === 0) return [];
  // What was typed may name a shade: its line comes with all of them.
  const rows = await database
    .select(PRODUCT_COLUMNS)
    .from(catalogueProducts)
    .where(
      and(
        eq(category, query.category),
        isNotNull(lab),
        inArray(
          sql`(${brand}, ${name})`,
          lines.map((line) => sql`(${line.brand}, ${line.name})`),
        ),
      ),
    )
    .orderBy(desc(sql`cube_ll_coord(${lab}, 1)`), asc(catalogueProducts.id))
    .limit(MOST_LINES * MOST_SHADES_A_LINE);
  const kept = lines.flatMap((line) =>
    rows
      .filter((row) => row.brand === line.brand && row.name === line.name)
      .slice(0, MOST_SHADES_A_LINE),
  );
  const products = await listedToBuy(database, kept);
  return lines.map((line) => ({
    brand: line.brand,
    name: line.name,
    shades: products.filter(
      (product) => product.brand === line.brand && product.name === line.name,
    ),
  }));
}
