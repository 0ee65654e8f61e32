/** Finds the shades that come nearest to a color. */

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { MOST_MATCHES } from '#contracts/catalogue.ts';
import { labOfHex, seenDifference } from '#domain/advice/seen-colour.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import type { Category } from '#domain/shopping/category.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { listed, type ListedRow, PRODUCT_COLUMNS } from './product-rows.ts';

/**
 * The index knows straight distances in L*a*b*, the eye does not see them alike: in vivid colors CIEDE2000 counts a
 * distance as little as a third. Of so many times as are asked for, the nearest to the eye are found in nearly all cases.
 */
const WIDER = 8;

export interface Wanted {
  readonly category: Category;
  /** `#rrggbb` */
  readonly color: string;
  readonly isInStock: boolean;
}

function labOfRow({ lab }: ListedRow): Lab {
  const [lightness = 0, a = 0, b = 0] = lab ?? [];
  return { lightness, a, b };
}

/** The nearest first, by CIEDE2000; of two alike the cheaper. */
export async function nearestShades(
  database: Database,
  { category, color, isInStock }: Wanted,
  count = MOST_MATCHES,
) {
  const lab = labOfHex(color);
  const point = sql`cube(array[${lab.lightness}, ${lab.a}, ${lab.b}]::float8[])`;
  const rows = await database
    .select(PRODUCT_COLUMNS)
    .from(catalogueProducts)
    .where(
      and(
        eq(catalogueProducts.category, category),
        isNotNull(catalogueProducts.lab),
        isInStock ? eq(catalogueProducts.isInStock, true) : undefined,
      ),
    )
    .orderBy(sql`${catalogueProducts.lab} <-> ${point}`)
    .limit(WIDER * count);
  return rows
    .map((row) => ({ product: listed(row), difference: seenDifference(lab, labOfRow(row)) }))
    .toSorted(
      (one, other) =>
        one.difference - other.difference ||
        (one.product.best?.total ?? 0) - (other.product.best?.total ?? 0),
    )
    .slice(0, count);
}
