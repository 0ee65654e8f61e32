/** Finds the shades that come nearest to a color. */

import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { MOST_MATCHES } from '#contracts/catalogue.ts';
import { labOfHex, seenDifference } from '#domain/advice/seen-colour.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import type { Category } from '#domain/shopping/category.ts';
import { distanceToSearch, leastSeenAt } from '#domain/shopping/near-enough.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { ofCategory, PRODUCT_COLUMNS } from './product-rows.ts';
import { listedToBuy } from './where-to-buy.ts';

/**
 * The index knows straight distances in L*a*b*, which are not as the eye sees them: in vivid colors
 * CIEDE2000 counts a distance as little as a fifth. At first, this many times the wanted number of shades
 * are compared; then as many as lie within the distance at which one that was left out could be nearer.
 * With 4, a third of all colors need a second query, with 6 a tenth; with more, most would be compared
 * for nothing (`bench:catalog`).
 */
const AT_FIRST = 6;
/** Even if shades lie twice as densely further out, one step still reaches far enough. */
const DENSER = 1.5;
/** The most that are compared, whatever the color: those beyond would rank behind thousands. */
const MOST_COMPARED = 8000;

export interface Wanted {
  readonly category: Category;
  /** `#rrggbb` */
  readonly color: string;
  readonly isInStock: boolean;
}

interface Near {
  readonly id: string;
  /** CIEDE2000. */
  readonly difference: number;
  readonly total: number;
}

function labOfPoint(point: readonly [number, number, number] | null): Lab {
  const [lightness, a, b] = point ?? [0, 0, 0];
  return { lightness, a, b };
}

function conditionsOf({ category, isInStock }: Wanted): SQL | undefined {
  return and(
    ofCategory(category),
    isNotNull(catalogueProducts.lab),
    isInStock ? eq(catalogueProducts.isInStock, true) : undefined,
  );
}

/**
 * How many to compare so that nothing within the distance to search is left out, if shades lie as densely
 * there as within `reached`.
 */
function widened(compared: number, lab: Lab, worst: number, reached: number): number {
  const most = MOST_COMPARED / compared;
  const search = distanceToSearch(lab, worst, reached, reached * Math.cbrt(most));
  return Math.ceil(compared * Math.min(most, DENSER * (search / reached) ** 3));
}

/** The ids of the nearest shades, by CIEDE2000; among equals, the cheaper first. */
async function findNearest(
  database: Database,
  wanted: Wanted,
  lab: Lab,
  count: number,
): Promise<readonly Near[]> {
  const point = sql`cube(array[${lab.lightness}, ${lab.a}, ${lab.b}]::float8[])`;
  let compared = AT_FIRST * count;
  for (;;) {
    const rows = await database
      .select({
        id: catalogueProducts.id,
        lab: catalogueProducts.lab,
        total: catalogueProducts.bestTotal,
      })
      .from(catalogueProducts)
      .where(conditionsOf(wanted))
      .orderBy(sql`${catalogueProducts.lab} <-> ${point}`)
      .limit(compared);
    const near = rows
      .map(({ id, lab: theirs, total }) => ({
        id,
        difference: seenDifference(lab, labOfPoint(theirs)),
        total: total ?? 0,
      }))
      .toSorted((one, other) => one.difference - other.difference || one.total - other.total)
      .slice(0, count);
    const last = labOfPoint(rows.at(-1)?.lab ?? null);
    const reached = Math.hypot(last.lightness - lab.lightness, last.a - lab.a, last.b - lab.b);
    const isAll = rows.length < compared || compared >= MOST_COMPARED;
    const worst = near.at(-1)?.difference ?? 0;
    if (isAll || leastSeenAt(lab, reached) >= worst) return near;
    compared = widened(compared, lab, worst, reached);
  }
}

/** The nearest first, by CIEDE2000; among equals, the cheaper first. */
export async function nearestShades(database: Database, wanted: Wanted, count = MOST_MATCHES) {
  const near = await findNearest(database, wanted, labOfHex(wanted.color), count);
  if (near.length === 0) return [];
  const rows = await database
    .select(PRODUCT_COLUMNS)
    .from(catalogueProducts)
    .where(
      inArray(
        catalogueProducts.id,
        near.map(({ id }) => id),
      ),
    );
  const products = await listedToBuy(database, rows);
  const byId = new Map(products.map((product) => [product.id, product]));
  return near.flatMap(({ id, difference }) => {
    const product = byId.get(id);
    // A product that was removed meanwhile is left out.
    return product === undefined ? [] : [{ product, difference }];
  });
}
