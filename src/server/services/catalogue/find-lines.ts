/** Finds products with all of their shades. */

import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { type listLines, MOST_LINES, MOST_SHADES_A_LINE } from '#contracts/catalogue-lines.ts';
import type { QueryOf, ReplyOf } from '#contracts/contract.ts';
import { wordsQuery } from '#domain/shopping/search.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { catalogueLines } from '#server/db/schema/catalogue-lines.ts';
import { PRODUCT_COLUMNS } from './product-rows.ts';
import { listedToBuy } from './where-to-buy.ts';

const { id, brand, name, category, lab } = catalogueProducts;

/** Those with the most shades first; with equally many, in the order of their brands. */
export async function findLines(
  database: Database,
  query: QueryOf<typeof listLines>,
): Promise<ReplyOf<typeof listLines>> {
  const words = wordsQuery(query.text);
  const lines = await database
    .select({ brand: catalogueLines.brand, name: catalogueLines.name })
    .from(catalogueLines)
    .where(
      and(
        eq(catalogueLines.category, query.category),
        words === null ? undefined : sql`${catalogueLines.words} @@ to_tsquery('simple', ${words})`,
      ),
    )
    .orderBy(desc(catalogueLines.shades), asc(catalogueLines.brand), asc(catalogueLines.name))
    .limit(MOST_LINES);
  if (lines.length === 0) return [];
  const lightness = sql`cube_ll_coord(${lab}, 1) desc, ${id}`;
  const ranked = database
    .select({
      id,
      place:
        sql<number>`row_number() over (partition by ${brand}, ${name} order by ${lightness})`.as(
          'place',
        ),
    })
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
    .as('ranked');
  const rows = await database
    .select(PRODUCT_COLUMNS)
    .from(catalogueProducts)
    .innerJoin(ranked, eq(ranked.id, id))
    .where(lte(ranked.place, MOST_SHADES_A_LINE))
    .orderBy(asc(ranked.place));
  const products = await listedToBuy(database, rows);
  return lines.flatMap((line) => {
    const shades = products.filter(
      (product) => product.brand === line.brand && product.name === line.name,
    );
    // A product that an import is just removing is left out.
    return shades.length === 0 ? [] : [{ ...line, shades }];
  });
}
