/** Searches the catalogue by words, category and stock, a page at a time. */

import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { PRODUCTS_A_PAGE, type searchProducts } from '#contracts/catalogue.ts';
import type { QueryOf, ReplyOf } from '#contracts/contract.ts';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { readWornColours, type SearchOrder, wordsQuery } from '#domain/shopping/search.ts';
import { FARTHEST_FROM_TONE, type ShopTone, TONE_REFERENCES } from '#domain/shopping/skin-tone.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { ofCategory, PRODUCT_COLUMNS } from './product-rows.ts';
import { listedToBuy } from './where-to-buy.ts';

type Search = QueryOf<typeof searchProducts>;
type Found = ReplyOf<typeof searchProducts>;

/** The words of a product, as the index has them. */
export const PRODUCT_WORDS = sql`to_tsvector('simple', ${catalogueProducts.brand} || ' ' || ${catalogueProducts.name} || ' ' || ${catalogueProducts.shade})`;

const NEVER = 2_147_483_647;

/** What each order goes by: a number, and the smaller of two comes first. Of two alike the older product does. */
const GOES_BY: Readonly<Record<SearchOrder, SQL<number>>> = {
  // Without a color or a word to match, what most people wrote about comes first.
  'best-match': sql`-coalesce(${catalogueProducts.ratingReviews}, 0)`,
  'price-low-to-high': sql`coalesce(${catalogueProducts.bestTotal}, ${sql.raw(String(NEVER))})`,
  'price-high-to-low': sql`-coalesce(${catalogueProducts.bestTotal}, -1)`,
  'highest-rated': sql`-coalesce(${catalogueProducts.ratingStars}, 0)`,
  'most-reviewed': sql`-coalesce(${catalogueProducts.ratingReviews}, 0)`,
};

/** How far a shade lies from a color, in L*a*b*; null where its own is not known. */
function distanceTo(hex: HexColour): SQL<number> {
  const { lightness, a, b } = labOfHex(hex);
  return sql`${catalogueProducts.lab} <-> cube(array[${lightness}, ${a}, ${b}]::float8[])`;
}

/** How far a shade lies from the one color that is worn of the category that a search names: its index has them in this order. */
function distanceOf({ order, near, category }: Search): SQL<number> | null {
  if (order !== 'best-match' || near === undefined || category === undefined) return null;
  const [color, ...others] = readWornColours(near).get(category) ?? [];
  return color === undefined || others.length > 0 ? null : distanceTo(color);
}

/** Beyond the longest distance that there is between two colors. */
const BEYOND_ALL_COLOURS = 1_000_000;

/** What a search goes by: the best match is what comes nearest to the worn colors of its category, where it names some. */
function goesBy({ order, near }: Search): SQL<number> {
  const worn = near === undefined ? [] : Array.from(readWornColours(near));
  if (order !== 'best-match' || worn.length === 0) return GOES_BY[order];
  const cases = worn.map(
    ([category, colours]) =>
      sql`when ${ofCategory(category)} then least(${sql.join(colours.map(distanceTo), sql`, `)})`,
  );
  const beyond = sql.raw(String(BEYOND_ALL_COLOURS));
  const others = sql`${beyond} - least(coalesce(${catalogueProducts.ratingReviews}, 0), ${beyond} / 2)`;
  return sql`coalesce(case ${sql.join(cases, sql` `)} end, ${others})`;
}

/** A channel of a color in [0, 255]; `at` is where its two digits begin in `#rrggbb`, from 1. */
function channel(at: number): SQL {
  return sql`('x' || substr(${catalogueProducts.colourHex}, ${sql.raw(String(at))}, 2))::bit(8)::int`;
}

/** What `suitsTone` says, in SQL. */
function suits(tone: ShopTone): SQL {
  const [red, green, blue] = TONE_REFERENCES[tone];
  return sql`(${channel(2)} - ${red}::int) ^ 2 + (${channel(4)} - ${green}::int) ^ 2 + (${channel(6)} - ${blue}::int) ^ 2 < ${FARTHEST_FROM_TONE ** 2}::float8`;
}

const place = z.tuple([z.number(), z.uuid()]);

function writePlace(value: number, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

function readPlace(cursor: string): z.infer<typeof place> {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new ApiFailure('invalid_input');
  }
}

function wanted({ text, inStock, tone, least, most }: Search): SQL | undefined {
  const words = wordsQuery(text);
  return and(
    words === null ? undefined : sql`${PRODUCT_WORDS} @@ to_tsquery('simple', ${words})`,
    inStock === undefined ? undefined : eq(catalogueProducts.isInStock, true),
    tone === undefined ? undefined : suits(tone),
    least === undefined ? undefined : gte(catalogueProducts.bestTotal, Number(least)),
    most === undefined ? undefined : lte(catalogueProducts.bestTotal, Number(most)),
  );
}

export async function findProducts(database: Database, search: Search): Promise<Found> {
  const matching = wanted(search);
  const counts = await database
    .select({ category: catalogueProducts.category, count: sql<number>`count(*)::int` })
    .from(catalogueProducts)
    .where(matching)
    .groupBy(catalogueProducts.category);
  const distance = distanceOf(search);
  const value =
    distance === null ? goesBy(search) : sql`coalesce(${distance}, ${sql.raw(String(NEVER))})`;
  // As the index of colors has it, where there is one; what has no color comes last in either.
  const by = distance === null ? asc(sql`${value}::float8`) : sql`${distance} asc nulls last`;
  const { after, category } = search;
  const [last, lastId] = after === undefined ? [] : readPlace(after);
  const rows = await database
    .select({ ...PRODUCT_COLUMNS, value: sql<number>`${value}::float8` })
    .from(catalogueProducts)
    .where(
      and(
        matching,
        category === undefined ? undefined : ofCategory(category),
        last === undefined
          ? undefined
          : sql`(${value}::float8, ${catalogueProducts.id}) > (${last}::float8, ${lastId}::uuid)`,
      ),
    )
    .orderBy(by, asc(catalogueProducts.id))
    .limit(PRODUCTS_A_PAGE + 1);
  const page = rows.slice(0, PRODUCTS_A_PAGE);
  const end = rows.length > PRODUCTS_A_PAGE ? page.at(-1) : undefined;
  const categories = Object.fromEntries(counts.map((each) => [each.category, each.count]));
  const found =
    category === undefined
      ? counts.reduce((sum, { count }) => sum + count, 0)
      : (categories[category] ?? 0);
  return {
    products: await listedToBuy(database, page),
    found,
    categories,
    next: end === undefined ? null : writePlace(end.value, end.id),
  };
}
