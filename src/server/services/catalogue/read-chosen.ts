/** Reads products by their ids. */

import { inArray } from 'drizzle-orm';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { listed, PRODUCT_COLUMNS } from './product-rows.ts';

/** In the order in which they were asked for, each once; those that are not in the catalogue are left out. */
export async function readChosen(
  database: Database,
  ids: readonly string[],
): Promise<CatalogueProduct[]> {
  const rows = await database
    .select(PRODUCT_COLUMNS)
    .from(catalogueProducts)
    .where(inArray(catalogueProducts.id, [...new Set(ids)]));
  const byId = new Map(rows.map((row) => [row.id, listed(row)]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
