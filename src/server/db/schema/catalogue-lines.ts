/** What shops sell, by product with all of its shades. */

import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { CATEGORIES } from '#domain/shopping/category.ts';
import { NobodysData } from './personal-data.ts';

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Products of which a shade has a color, a row for all of its shades. An import writes it anew from `catalogue_products` at its
 * end: to count them at each question would be to look at every product of a category.
 */
export const catalogueLines = pgTable(
  'catalogue_lines',
  {
    category: text('category', { enum: CATEGORIES }).notNull(),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    /** How many have a color. */
    shades: integer('shades').notNull(),
    /** Those of the brand, of the name, and of every shade with a color. */
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
