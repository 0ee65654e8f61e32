/** How long searching and matching take in a full catalogue, compared with a scan of all shades. */

import { and, isNotNull, sql } from 'drizzle-orm';
import { ciede2000 } from '#bench/colour/ciede2000.ts';
import { labOfLinear, type Lab } from '#bench/colour/lab.ts';
import { linearOfHex } from '#bench/colour/srgb.ts';
import type { QueryOf } from '#contracts/contract.ts';
import type { listLines } from '#contracts/catalogue-lines.ts';
import type { searchProducts } from '#contracts/catalogue.ts';
import { categoryOf } from '#domain/shopping/feed-category.ts';
import type { Database, DatabaseConnection } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { findLines } from '#server/services/catalogue/find-lines.ts';
import { nearestShades, type Wanted } from '#server/services/catalogue/nearest-shades.ts';
import { ofCategory } from '#server/services/catalogue/product-rows.ts';
import { findProducts } from '#server/services/catalogue/search-products.ts';
import { createDraw, drawWanted } from './feed.ts';

const MATCHES = Number(process.env['BENCH_MATCHES'] ?? 600);
/** Each scan reads the whole table. */
const SCANS = Number(process.env['BENCH_SCANS'] ?? 12);
const SEARCHES = Number(process.env['BENCH_SEARCHES'] ?? 40);
/** Questions asked before any is timed: other ones, as a server that runs has been asked. */
const WARM_UP = 200;
const SEED = 18;
/** Two formulas that differ in their reference white may disagree by this much (CIEDE2000). */
const ALIKE = 0.02;

export interface Times {
  readonly name: string;
  readonly times: readonly number[];
}

export interface ReadingFigures {
  readonly rows: readonly Times[];
  /**
   * Of the shades that a full scan finds nearest, the share that the index finds: the mean over
   * all wanted colors, and the worst.
   */
  readonly found: { readonly mean: number; readonly worst: number };
}

async function timesOf(count: number, work: (turn: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const began = performance.now();
    await work(turn);
    times.push(performance.now() - began);
  }
  return times;
}

function drawWish(draw: () => number): Wanted {
  for (;;) {
    const { path, color } = drawWanted(draw);
    const category = categoryOf(path, '');
    if (category !== null) return { category, color, isInStock: draw() < 0.5 };
  }
}

/** The same query without any index. */
function scan(database: Database, wanted: Wanted): Promise<unknown> {
  return database.transaction(async (on) => {
    await on.execute(sql`set local enable_indexscan = off`);
    await on.execute(sql`set local enable_bitmapscan = off`);
    return nearestShades(on, wanted);
  });
}

/** A look in six categories, sent as a page sends it to get the best match. */
const WORN =
  'lipstick:b9586c,foundation:d8a88a,eyeshadow:8c6a5d,eyeshadow:d2b48c,eyeshadow:5a3d33,mascara:101011,eyeliner:1c1a1a,blush:d0626a';

const PEOPLE_SEARCH: readonly (readonly [string, Omit<QueryOf<typeof searchProducts>, 'order'>])[] =
  [
    ['search: nothing asked for', { text: '' }],
    ['search: two words, half typed', { text: 'velvet ros' }],
    ['search: a category, in stock', { text: '', category: 'lipstick', inStock: 'true' }],
    ['search: a word in a category', { text: 'ember', category: 'blush' }],
    ['search: one letter', { text: 'v' }],
    ['search: a range of prices', { text: '', least: '1500', most: '3000' }],
    ['search: a skin tone, in stock', { text: '', tone: 'tan', inStock: 'true' }],
    ['search: near a worn look', { text: '', near: WORN }],
    [
      'search: near worn lips, in stock',
      { text: '', near: WORN, category: 'lipstick', inStock: 'true' },
    ],
  ];
const ORDERS = ['best-match', 'price-low-to-high', 'price-high-to-low', 'highest-rated'] as const;

async function searches(database: Database): Promise<readonly Times[]> {
  const rows: Times[] = [];
  for (const [name, query] of PEOPLE_SEARCH) {
    const times = await timesOf(SEARCHES, (turn) => {
      const order = ORDERS[turn % ORDERS.length] ?? ORDERS[0];
      // Worn colors count for the best match alone.
      return findProducts(database, {
        ...query,
        order: query.near === undefined ? order : 'best-match',
      });
    });
    rows.push({ name, times });
  }
  const times = await timesOf(SEARCHES / ORDERS.length, async () => {
    let after: string | undefined;
    for (let page = 0; page < ORDERS.length; page += 1) {
      const asked = {
        text: '',
        order: 'price-low-to-high',
        ...(after === undefined ? {} : { after }),
      } as const;
      const { next } = await findProducts(database, asked);
      if (next === null) return;
      after = next;
    }
  });
  rows.push({ name: 'search: four pages on, each', times: times.map((ms) => ms / ORDERS.length) });
  return rows;
}

const PEOPLE_LINES: readonly (readonly [string, QueryOf<typeof listLines>])[] = [
  ['lines: of a category', { category: 'lipstick', text: '' }],
  ['lines: two words, half typed', { category: 'lipstick', text: 'velvet ros' }],
  ['lines: one letter', { category: 'foundation', text: 'v' }],
];

async function lines(database: Database): Promise<readonly Times[]> {
  const rows: Times[] = [];
  for (const [name, query] of PEOPLE_LINES) {
    rows.push({ name, times: await timesOf(SEARCHES, () => findLines(database, query)) });
  }
  return rows;
}

function labOf(hex: string): Lab {
  return labOfLinear(...linearOfHex(hex));
}

/** Shades of one category: reading a catalogue of a million at once exceeds the statement timeout. */
async function shadesOf(database: Database, category: Wanted['category']) {
  const rows = await database
    .select({ hex: catalogueProducts.colourHex, isInStock: catalogueProducts.isInStock })
    .from(catalogueProducts)
    .where(and(ofCategory(category), isNotNull(catalogueProducts.colourHex)));
  return rows.map(({ hex, isInStock }) => ({ isInStock, lab: labOf(hex ?? '') }));
}

/** Compares with every shade of the category, using the bench's own formula. */
async function compareWithAll(database: Database, wishes: readonly Wanted[]) {
  const shares: number[] = [];
  for (const category of new Set(wishes.map((wish) => wish.category))) {
    const shades = await shadesOf(database, category);
    const alike = wishes.filter((wish) => wish.category === category);
    for (const wish of alike) shares.push(await shareFound(database, wish, shades));
  }
  return {
    mean: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    worst: Math.min(...shares),
  };
}

async function shareFound(
  database: Database,
  wish: Wanted,
  shades: Awaited<ReturnType<typeof shadesOf>>,
): Promise<number> {
  const lab = labOf(wish.color);
  const nearest = await nearestShades(database, wish);
  const all = shades
    .filter(({ isInStock }) => isInStock || !wish.isInStock)
    .map((shade) => ciede2000(lab, shade.lab))
    .toSorted((one, other) => one - other)
    .slice(0, nearest.length);
  const missed = all.filter(
    (difference, place) => (nearest[place]?.difference ?? Infinity) > difference + ALIKE,
  );
  return all.length === 0 ? 1 : 1 - missed.length / all.length;
}

export async function measureReading({ database }: DatabaseConnection): Promise<ReadingFigures> {
  const draw = createDraw(SEED);
  const wishes = Array.from({ length: MATCHES }, () => drawWish(draw));
  const wishOf = (turn: number): Wanted => wishes[turn % wishes.length] ?? drawWish(draw);
  const drawOther = createDraw(SEED + 1);
  await timesOf(WARM_UP, () => nearestShades(database, drawWish(drawOther)));
  const nearest = await timesOf(MATCHES, (turn) => nearestShades(database, wishOf(turn)));
  const scanned = await timesOf(SCANS, (turn) => scan(database, wishOf(turn)));
  return {
    rows: [
      { name: 'nearest shades, by the index', times: nearest },
      { name: 'the same by a full scan', times: scanned },
      ...(await searches(database)),
      ...(await lines(database)),
    ],
    found: await compareWithAll(database, wishes.slice(0, 5 * SCANS)),
  };
}
