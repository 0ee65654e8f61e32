/**
 * The order of a search, as runs one after the other, each of which an index has in its order: those with
 * a price and then those without, those near a worn color and then the others. A single order over all of
 * them would require reading every product.
 */

import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import type { Category } from '#domain/shopping/category.ts';
import type { SearchOrder, WornColours } from '#domain/shopping/search.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { ofCategory } from './product-rows.ts';

/**
 * A product's place in its run: the value that the run is sorted by, and its id, which decides between
 * equal values.
 */
export interface Place {
  readonly id: string;
  readonly value: number;
}

/** Finds the places of the next `count` matching products after a place. */
export type Run = (
  database: Database,
  matching: SQL | undefined,
  after: Place | undefined,
  count: number,
) => Promise<readonly Place[]>;

const { id, bestTotal, currency, ratingStars, ratingReviews, lab, category } = catalogueProducts;

type Ordered = typeof bestTotal | typeof ratingStars | typeof ratingReviews;

/** As its index has it: the one of prices is read backward, which puts products without a price first. */
function downward(column: Ordered): SQL {
  return column === bestTotal ? desc(column) : sql`${column} desc nulls last`;
}

/** Among equals, the older product comes first. */
function runBy(column: Ordered, direction: 'up' | 'down', within: SQL | undefined): Run {
  return (database, matching, after, count) => {
    const isBeyond =
      direction === 'up'
        ? sql`(${column}, ${id}) > (${after?.value}, ${after?.id}::uuid)`
        : and(
            lte(column, after?.value ?? 0),
            sql`(${column} < ${after?.value} or ${id} > ${after?.id}::uuid)`,
          );
    return database
      .select({ id, value: sql<number>`${column}::float8` })
      .from(catalogueProducts)
      .where(and(matching, within, isNotNull(column), after === undefined ? undefined : isBeyond))
      .orderBy(direction === 'up' ? asc(column) : downward(column), asc(id))
      .limit(count);
  };
}

/** The oldest first. */
function runById(within: SQL | undefined): Run {
  return (database, matching, after, count) =>
    database
      .select({ id, value: sql<number>`0::float8` })
      .from(catalogueProducts)
      .where(
        and(matching, within, after === undefined ? undefined : sql`${id} > ${after.id}::uuid`),
      )
      .orderBy(asc(id))
      .limit(count);
}

/** How far a shade lies from a color, in L*a*b*. */
function distanceTo(hex: HexColour): SQL {
  const { lightness, a, b } = labOfHex(hex);
  return sql`${lab} <-> cube(array[${lightness}, ${a}, ${b}]::float8[])`;
}

/**
 * What lies nearest to the worn colors of its category. The index of that category's colors is queried
 * for each worn color: a shade that is among the nearest of all is among the nearest to one of them. Ties
 * are returned whole: to sort them, PostgreSQL before version 17 would not use the index.
 */
function runByNearness(worn: WornColours): Run {
  return async (database, matching, after, count) => {
    const lists = Array.from(worn).flatMap(([of, colours]) => {
      const distances = colours.map(distanceTo);
      const nearest = sql`least(${sql.join(distances, sql`, `)})`;
      const conditions = and(
        ofCategory(of),
        isNotNull(lab),
        matching,
        after === undefined
          ? undefined
          : sql`(${nearest}, ${id}) > (${after.value}::float8, ${after.id}::uuid)`,
      );
      return distances.map(
        (distance) => sql`(select ${id}, ${nearest} as value from ${catalogueProducts}
          where ${conditions} order by ${distance} fetch first (${count}) rows with ties)`,
      );
    });
    return database
      .select({ id: sql<string>`near.id`, value: sql<number>`min(near.value)` })
      .from(sql`(${sql.join(lists, sql` union all `)}) as near`)
      .groupBy(sql`near.id`)
      .orderBy(sql`min(near.value)`, sql`near.id`)
      .limit(count);
  };
}

/** The products with the most reviews, and then those without any. */
function runsByReviews(within?: SQL): readonly Run[] {
  return [runBy(ratingReviews, 'down', within), runById(and(within, isNull(ratingReviews)))];
}

/** What is asked of an order. */
export interface Ordering {
  readonly order: SearchOrder;
  /** All currencies in which products are priced, first the one in which prices are compared. */
  readonly currencies: readonly string[];
  /** The category that is asked for; undefined for all. */
  readonly category: Category | undefined;
  readonly worn: WornColours;
}

function runsByPrice(direction: 'up' | 'down', currencies: readonly string[]): readonly Run[] {
  return [
    ...currencies.map((each) => runBy(bestTotal, direction, eq(currency, each))),
    runById(isNull(bestTotal)),
  ];
}

function runsByMatch({ worn, category: only }: Ordering): readonly Run[] {
  const compared: WornColours = new Map(
    Array.from(worn).filter(([of]) => only === undefined || of === only),
  );
  if (compared.size === 0) return runsByReviews();
  const others = or(not(inArray(category, [...compared.keys()])), isNull(lab));
  return [runByNearness(compared), ...runsByReviews(others)];
}

/**
 * Prices in different currencies are not compared, since nothing here knows a rate: first come those in the one that is asked for,
 * then those of each other, at last what has no price.
 */
export function runsOf(ordering: Ordering): readonly Run[] {
  switch (ordering.order) {
    case 'best-match':
      return runsByMatch(ordering);
    case 'price-low-to-high':
      return runsByPrice('up', ordering.currencies);
    case 'price-high-to-low':
      return runsByPrice('down', ordering.currencies);
    case 'highest-rated':
      return [runBy(ratingStars, 'down', undefined), runById(isNull(ratingStars))];
    case 'most-reviewed':
      return runsByReviews();
  }
}
