/** What a product's own page shows, and which products have one that search engines should know. */

import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { readProduct } from '#contracts/catalogue.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { type Standing, standingOf } from '#domain/shopping/product-standing.ts';
import type { Database, DatabaseConnection } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { keepSample } from '#server/services/catalogue/keep-sample.ts';
import { readWholeProduct } from '#server/services/catalogue/read-product.ts';

const {
  id,
  identity,
  brand,
  name,
  category,
  shade,
  colourHex,
  finish,
  lab,
  isInStock,
  isSample,
  updatedAt,
} = catalogueProducts;

/** Another shade of the same product. */
export interface LineShade {
  readonly id: string;
  readonly shade: string;
  readonly hex: string | null;
  readonly finish: string | null;
}

export interface ProductPage extends ReplyOf<typeof readProduct> {
  readonly standing: Exclude<Standing, 'gone'>;
  /** The trade item's number; null where no shop says it. */
  readonly gtin: string | null;
  /** Its own among them, the lightest first. */
  readonly shades: readonly LineShade[];
}

/** A product as search engines are told of it. */
export interface ListedPage {
  readonly id: string;
  readonly updatedAt: Date;
}

export interface ProductPages {
  /** Null for a product that does not exist, or no longer. */
  readonly read: (id: string) => Promise<ProductPage | null>;
  /** How many lists of pages there are. */
  readonly countLists: () => Promise<number>;
  /** The pages of a list, counted from 1, some at a time; none if there is no such list. */
  readonly list: (list: number) => AsyncGenerator<readonly ListedPage[]>;
}

const MOST_SHADES = 80;
/** The most products of a list. A full list always names the same ones, whether they are in stock or not. */
const PRODUCTS_A_LIST = 20_000;
const AT_ONCE = 1000;
const GTIN = 'gtin ';

async function readShades(
  database: Database,
  product: ProductPage['product'],
): Promise<readonly LineShade[]> {
  return database
    .select({ id, shade, hex: colourHex, finish })
    .from(catalogueProducts)
    .where(
      and(
        eq(brand, product.brand),
        eq(name, product.name),
        eq(category, product.category),
        eq(isSample, product.isSample),
      ),
    )
    .orderBy(sql`${desc(sql`cube_ll_coord(${lab}, 1)`)} nulls last`, asc(id))
    .limit(MOST_SHADES);
}

/** Null for one that is not in the catalogue. */
async function readKnown(database: Database, wanted: string, now: Date) {
  try {
    return await readWholeProduct(database, wanted, now);
  } catch (problem) {
    if (problem instanceof ApiFailure && problem.code === 'not_found') return null;
    throw problem;
  }
}

async function readPage(
  database: Database,
  wanted: string,
  now: Date,
): Promise<ProductPage | null> {
  const whole = await readKnown(database, wanted, now);
  if (whole === null) return null;
  const { product, offers } = whole;
  const standing = standingOf({ isSample: product.isSample, offers }, now);
  if (standing === 'gone') return null;
  const [row] = await database.select({ identity }).from(catalogueProducts).where(eq(id, wanted));
  const named = row?.identity ?? '';
  return {
    ...whole,
    standing,
    gtin: named.startsWith(GTIN) ? named.slice(GTIN.length) : null,
    shades: await readShades(database, product),
  };
}

export interface ProductPagesNeeds {
  readonly database: Database;
  readonly readAnywhere: DatabaseConnection['readAnywhere'];
  readonly now: () => Date;
}

export function createProductPages({
  database,
  readAnywhere,
  now,
}: ProductPagesNeeds): ProductPages {
  /** The last product of each full list. Products are never removed, and new ones come after all others. */
  const ends: string[] = [];

  async function findEnds(): Promise<void> {
    for (;;) {
      const last = ends.at(-1);
      const [next] = await readAnywhere((on) =>
        on
          .select({ id })
          .from(catalogueProducts)
          .where(last === undefined ? undefined : gt(id, last))
          .orderBy(asc(id))
          .offset(PRODUCTS_A_LIST - 1)
          .limit(1),
      );
      // Two calls may look at the same time; only the first may add its end, so that each stands where it
      // belongs.
      if (next === undefined) return;
      if (ends.at(-1) === last) ends.push(next.id);
    }
  }

  return {
    async read(wanted) {
      await keepSample(database, now());
      return readAnywhere((on) => readPage(on, wanted, now()));
    },
    async countLists() {
      await findEnds();
      return ends.length + 1;
    },
    async *list(wanted) {
      await findEnds();
      if (wanted > ends.length + 1) return;
      const end = ends[wanted - 1];
      let after = ends[wanted - 2];
      for (;;) {
        const rows = await readAnywhere((on) =>
          on
            .select({ id, updatedAt })
            .from(catalogueProducts)
            .where(
              and(
                eq(isInStock, true),
                eq(isSample, false),
                after === undefined ? undefined : gt(id, after),
                end === undefined ? undefined : lte(id, end),
              ),
            )
            .orderBy(asc(id))
            .limit(AT_ONCE),
        );
        if (rows.length > 0) yield rows;
        if (rows.length < AT_ONCE) return;
        after = rows.at(-1)?.id;
      }
    },
  };
}
