/** Finds the shades that come nearest to a color. */

import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { MOST_MATCHES } from '#contracts/catalogue.ts';
import { labOfHex, seenDifference } from '#domain/advice/seen-colour.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import type { Category } from '#domain/shopping/category.ts';
import { comparedForEach, distanceToSearch, leastSeenAt } from '#domain/shopping/near-enough.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { ofCategory, PRODUCT_COLUMNS } from './product-rows.ts';
import { bestOffers, listedWith } from './where-to-buy.ts';

/**
 * The index knows straight distances in L*a*b*, which are not as the eye sees them: in vivid colors
 * CIEDE2000 counts a distance as little as a fifth. So more shades are compared than are wanted: as many as
 * the color needs, and this much more, because shades lie nowhere evenly. Then as many as lie within the
 * distance at which one that was left out could be nearer. In a catalog of 100,000, that second query is
 * needed for one color in five with 1.3, one in thirteen with 1.6, and one in thirty with 2.2.
 */
const UNEVENLY = 1.6;
/** Units of L*a*b* within which the nearest shades lie in a large catalog. */
const NEARBY = 3;
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

/** The ids of the nearest shades, by CIEDE2000; among equals, the cheaper first. */
async function findNearest(
  database: Database,
  wanted: Wanted,
  lab: Lab,
  count: number,
): Promise<readonly Near[]> {
  const point = sql`cube(array[${lab.lightness}, ${lab.a}, ${lab.b}]::float8[])`;
  const straight = sql`${catalogueProducts.lab} <-> ${point}`;

  /** The shades that are nearest by the straight distance, no further away than `radius`. */
  async function readAround(most: number, radius?: number) {
    const isWithin =
      radius === undefined
        ? undefined
        : // The box is what the index knows, the ball what is wanted.
          sql`${catalogueProducts.lab} <@ cube_enlarge(${point}, ${radius}, 3) and ${straight} <= ${radius}`;
    return database
      .select({
        id: catalogueProducts.id,
        lab: catalogueProducts.lab,
        total: catalogueProducts.bestTotal,
      })
      .from(catalogueProducts)
      .where(and(conditionsOf(wanted), isWithin))
      .orderBy(straight)
      .limit(most);
  }

  function nearestOf(rows: Awaited<ReturnType<typeof readAround>>): readonly Near[] {
    return rows
      .map(({ id, lab: theirs, total }) => ({
        id,
        difference: seenDifference(lab, labOfPoint(theirs)),
        total: total ?? 0,
      }))
      .toSorted((one, other) => one.difference - other.difference || one.total - other.total)
      .slice(0, count);
  }

  const compared = Math.ceil(UNEVENLY * comparedForEach(lab, NEARBY) * count);
  const rows = await readAround(compared);
  const near = nearestOf(rows);
  const last = labOfPoint(rows.at(-1)?.lab ?? null);
  const reached = Math.hypot(last.lightness - lab.lightness, last.a - lab.a, last.b - lab.b);
  const worst = near.at(-1)?.difference ?? 0;
  if (rows.length < compared || leastSeenAt(lab, reached) >= worst) return near;
  return nearestOf(await readAround(MOST_COMPARED, distanceToSearch(lab, worst, reached)));
}

/** The nearest first, by CIEDE2000; among equals, the cheaper first. */
export async function nearestShades(database: Database, wanted: Wanted, count = MOST_MATCHES) {
  const near = await findNearest(database, wanted, labOfHex(wanted.color), count);
  if (near.length === 0) return [];
  const ids = near.map(({ id }) => id);
  // Both at once: one would wait for the other only to ask for a few offers less.
  const [rows, offers] = await Promise.all([
    database
      .select(PRODUCT_COLUMNS)
      .from(catalogueProducts)
      .where(inArray(catalogueProducts.id, ids)),
    bestOffers(database, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, listedWith(row, offers)]));
  return near.flatMap(({ id, difference }) => {
    const product = byId.get(id);
    // A product that was removed meanwhile is left out.
    return product === undefined ? [] : [{ product, difference }];
  });
}
