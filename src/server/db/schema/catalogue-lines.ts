/** What shops sell, by product with all of its shades. */

import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { CATEGORIES } from '#domain/shopping/category.ts';
import { NobodysData } from './personal-data.ts';

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * One row for each product that has at least one shade with a color. An import rewrites them from
 * `catalogue_products` at its end: counting at each request would mean reading every product of a
 * category.
 */
export const catalogueLines = pgTable(
  'catalogue_lines',
  {
    category: text('category', { enum: CATEGORIES }).notNull(),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    /** How many have a color. */
    shades: integer('shades').notNull(),
    /** The words of the brand, of the name, and of every shade with a color. */
    words: searchWords('words').notNull(),
  },
  (table) => [
    // By brands first: an import goes through them in steps.
    primaryKey({ columns: [table.brand, table.name, table.category] }),
    index('catalogue_lines_by_shades').on(
      table.category,
      table.shades.desc().nullsFirst(),
      table.brand,
      table.name,
    ),
    index('catalogue_lines_by_words').using('gin', table.words),
  ],
);

export const catalogueLinesData = new NobodysData(catalogueLines, 'They are what shops publish.');
