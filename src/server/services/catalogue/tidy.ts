/** What is done once a feed was taken. */

import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { catalogueOffers, catalogueProducts } from '#server/db/schema/catalogue.ts';
import { catalogueLines } from '#server/db/schema/catalogue-lines.ts';
import { foldCounts } from './catalogue-counts.ts';
import { keepLines } from './keep-lines.ts';

/**
 * Makes the database settle what was taken, as it would by itself some time later. Until then, new words
 * lie in a list that each search reads through, new rows cannot be counted in an index alone, and queries
 * for the offers of some products read all of them, since these were never analyzed.
 */
export async function tidy(database: Database, rest?: () => Promise<void>): Promise<void> {
  await foldCounts(database);
  await keepLines(database, rest);
  for (const table of [catalogueProducts, catalogueLines, catalogueOffers]) {
    // It may take longer than a statement is allowed to, and is done again at the next import.
    await database.execute(sql`vacuum (analyze) ${table}`).catch(() => undefined);
  }
}
