/** Keeps the list of products with how many shades each has. */

import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';

/** About how many products a step reads, always whole brands; others are served between two steps. */
const AT_ONCE = 5000;
/** Characters of all the shades of a product: PostgreSQL takes words of a megabyte, and no real product comes near. */
const MOST_CHARACTERS = 200_000;

const { brand } = catalogueProducts;

/** The brand at which a step ends; undefined where it goes to the end. */
async function endOfStep(database: Database, after: string | null): Promise<string | undefined> {
  const [row] = await database
    .select({ brand })
    .from(catalogueProducts)
    .where(after === null ? undefined : gt(brand, after))
    .orderBy(asc(brand))
    .offset(AT_ONCE)
    .limit(1);
  return row?.brand;
}

/** Writes what has changed, for the brands after `after` up to `to`. */
async function keepStep(
  database: Database,
  after: string | null,
  to: string | undefined,
): Promise<void> {
  const isWithin = sql`${after === null ? sql`true` : sql`brand > ${after}`} and ${to === undefined ? sql`true` : sql`brand <= ${to}`}`;
  await database.transaction(async (on) => {
    // Two imports that end at once would each write what the other has just seen change.
    await on.execute(sql`lock table catalogue_lines in share row exclusive mode`);
    await on.execute(sql`
      with found as (
        select category, brand, name, count(*)::int as shades, to_tsvector('simple',
          brand || ' ' || name || ' ' || left(string_agg(distinct shade, ' '), ${MOST_CHARACTERS})) as words
        from catalogue_products where lab is not null and ${isWithin}
        group by category, brand, name
      ), gone as (
        delete from catalogue_lines as line where ${isWithin} and not exists (
          select from found
          where (found.brand, found.name, found.category) = (line.brand, line.name, line.category))
      )
      insert into catalogue_lines as line (category, brand, name, shades, words)
      select category, brand, name, shades, words from found where not exists (
        select from catalogue_lines as known
        where (known.brand, known.name, known.category) = (found.brand, found.name, found.category)
          and (known.shades, known.words) = (found.shades, found.words))
      on conflict (brand, name, category) do update set shades = excluded.shades, words = excluded.words`);
  });
}

/**
 * Brings the list up to date with the catalogue's products. `rest` gives way to others between two steps.
 */
export async function keepLines(database: Database, rest?: () => Promise<void>): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const to: string | undefined = await endOfStep(database, after);
    await keepStep(database, after, to);
    if (to === undefined) return;
    after = to;
    await rest?.();
  }
}
