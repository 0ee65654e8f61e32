/** Searches the catalogue by words, category, price and stock, a page at a time. */

import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { PRODUCTS_A_PAGE, type searchProducts } from '#contracts/catalogue.ts';
import type { QueryOf, ReplyOf } from '#contracts/contract.ts';
import { readWornColours, wordsQuery } from '#domain/shopping/search.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { countCategories, knownCurrencies } from './catalogue-counts.ts';
import { ofCategory, PRODUCT_COLUMNS } from './product-rows.ts';
import { type Place, runsOf } from './search-runs.ts';
import { toneBit } from './tone-bit.ts';
import { listedToBuy } from './where-to-buy.ts';

type Search = QueryOf<typeof searchProducts>;
type Found = ReplyOf<typeof searchProducts>;

/** The words of a product, as the index has them. */
const PRODUCT_WORDS = sql`to_tsvector('simple', ${catalogueProducts.brand} || ' ' || ${catalogueProducts.name} || ' ' || ${catalogueProducts.shade})`;

/** Where a page ends: in which run, and at which place of it. */
interface RunPlace extends Place {
  readonly run: number;
}

const runPlace = z.tuple([z.int().check(z.nonnegative()), z.number(), z.uuid()]);

function writePlace({ run, value, id }: RunPlace): string {
  return Buffer.from(JSON.stringify([run, value, id])).toString('base64url');
}

function readPlace(cursor: string): RunPlace {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [run, value, id] = runPlace.parse(read);
    return { run, value, id };
  } catch {
    throw new ApiFailure('invalid_input');
  }
}

function isPriced({ least, most }: Search): boolean {
  return least !== undefined || most !== undefined;
}

function wanted(search: Search, currency: string | undefined): SQL | undefined {
  const { text, inStock, tone, least, most } = search;
  const words = wordsQuery(text);
  const { bestTotal } = catalogueProducts;
  return and(
    words === null ? undefined : sql`${PRODUCT_WORDS} @@ to_tsquery('simple', ${words})`,
    inStock === undefined ? undefined : eq(catalogueProducts.isInStock, true),
    tone === undefined ? undefined : toneBit(catalogueProducts.tones, tone),
    isPriced(search) ? eq(catalogueProducts.currency, currency ?? '') : undefined,
    least === undefined ? undefined : gte(bestTotal, Number(least)),
    most === undefined ? undefined : lte(bestTotal, Number(most)),
  );
}

/**
 * How many matches each category has. If nothing is typed and no price is asked for, that is known
 * without reading the products.
 */
async function countMatching(
  database: Database,
  search: Search,
  matching: SQL | undefined,
): Promise<Readonly<Record<string, number>>> {
  const { text, inStock, tone } = search;
  if (wordsQuery(text) === null && !isPriced(search)) {
    return countCategories(database, { isInStock: inStock !== undefined, tone });
  }
  const rows = await database
    .select({ category: catalogueProducts.category, count: sql<number>`count(*)::int` })
    .from(catalogueProducts)
    .where(matching)
    .groupBy(catalogueProducts.category);
  return Object.fromEntries(rows.map(({ category, count }) => [category, count]));
}

/** The currency in which prices are compared, and then the others in which there are prices. */
function ordered(currencies: readonly string[], asked: string | undefined): readonly string[] {
  return asked === undefined
    ? currencies
    : [asked, ...currencies.filter((currency) => currency !== asked)];
}

/** The places of a page's products, and of one more if there is any. */
async function findPlaces(
  database: Database,
  search: Search,
  matching: SQL | undefined,
  currencies: readonly string[],
): Promise<readonly RunPlace[]> {
  const { category, order, near, after } = search;
  const worn = readWornColours(near ?? '');
  const runs = runsOf({ order, currencies, category, worn });
  const start = after === undefined ? undefined : readPlace(after);
  const found: RunPlace[] = [];
  const conditions = and(matching, category === undefined ? undefined : ofCategory(category));
  for (const [run, find] of runs.entries()) {
    if (run < (start?.run ?? 0)) continue;
    const from = run === start?.run ? start : undefined;
    const places = await find(database, conditions, from, PRODUCTS_A_PAGE + 1 - found.length);
    found.push(...places.map((place) => ({ ...place, run })));
    if (found.length > PRODUCTS_A_PAGE) break;
  }
  return found;
}

export async function findProducts(database: Database, search: Search): Promise<Found> {
  const currencies = await knownCurrencies(database);
  const compared = ordered(currencies, search.currency);
  const matching = wanted(search, compared[0]);
  const categories = await countMatching(database, search, matching);
  const places = await findPlaces(database, search, matching, compared);
  const page = places.slice(0, PRODUCTS_A_PAGE);
  const end = places.length > PRODUCTS_A_PAGE ? page.at(-1) : undefined;
  const rows = await database
    .select(PRODUCT_COLUMNS)
    .from(catalogueProducts)
    .where(
      inArray(
        catalogueProducts.id,
        page.map(({ id }) => id),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const { category } = search;
  return {
    products: await listedToBuy(
      database,
      page.flatMap(({ id }) => byId.get(id) ?? []),
    ),
    found:
      category === undefined
        ? Object.values(categories).reduce((sum, count) => sum + count, 0)
        : (categories[category] ?? 0),
    categories: { ...categories },
    currencies: [...currencies],
    next: end === undefined ? null : writePlace(end),
  };
}
