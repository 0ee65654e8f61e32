import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/db/database.ts';
import { catalogueIncoming, catalogueProducts } from '#server/db/schema/catalogue.ts';
import type { FeedLines } from '#server/services/catalogue/feeds/feed.ts';
import { readDelimited } from '#server/services/catalogue/feeds/read-delimited.ts';
import { readXml } from '#server/services/catalogue/feeds/read-xml.ts';
import { importFeed } from '#server/services/catalogue/import-feed.ts';
import type { ImportReport } from '#server/services/catalogue/stored-import.ts';
import { type BrokenFeed, brokenFeed, createDraw, FORMATS } from '#tests/support/broken-feed.ts';
import { openTestDatabase } from './support/test-database.ts';

/** The readers are given ten thousand, without a database: see `feeds-fuzz.test.ts`. */
const LINES = 2000;
/**
 * A quotation that never ends spoils its whole file: with many small files, many lines are read
 * nevertheless.
 */
const LINES_OF_FILE = 50;

let connection: DatabaseConnection;
const reports: ImportReport[] = [];

/** The bytes in two pieces, cut anywhere. */
async function* pieces(bytes: Uint8Array, cut: number) {
  yield bytes.slice(0, cut);
  yield bytes.slice(cut);
}

function linesOf({ format, bytes }: BrokenFeed, cut: number): FeedLines {
  return format === 'XML' ? readXml(pieces(bytes, cut)) : readDelimited(pieces(bytes, cut));
}

beforeAll(async () => {
  connection = await openTestDatabase();
  const draw = createDraw(2005);
  const formats = Object.keys(FORMATS) as BrokenFeed['format'][];
  for (let place = 0; place < LINES; place += LINES_OF_FILE) {
    const format = formats[(place / LINES_OF_FILE) % formats.length]!;
    const feed = brokenFeed(format, LINES_OF_FILE, place, draw);
    const cut = Math.floor(draw() * feed.bytes.length);
    reports.push(
      await importFeed(
        { database: connection.database, now: () => new Date('2026-11-23T12:00:00Z') },
        {
          retailer: { id: format.toLowerCase(), name: format },
          source: `feed ${place}`,
          lines: linesOf(feed, cut),
          mayShrink: true,
        },
      ),
    );
  }
});
afterAll(() => connection.close());

async function count(condition: ReturnType<typeof sql>): Promise<number> {
  return connection.database.$count(catalogueProducts, condition);
}

describe('broken lines that are imported', () => {
  it('are each a product or refused with a reason, unless their file is broken as a whole', () => {
    const read = reports.filter(({ state }) => state === 'done');
    for (const { lines, taken, refused } of read) {
      const refusals = Object.values(refused).reduce((sum, times) => sum + times, 0);
      expect(taken + refusals).toBe(lines);
    }
    expect(read.length).toBeGreaterThan(reports.length / 2);
    expect(read.some(({ taken }) => taken > 0)).toBe(true);
  });

  it('say why a file cannot be read, and nothing is taken of it', () => {
    const broken = reports.filter(({ state }) => state === 'broken');
    expect(broken.length).toBeGreaterThan(0);
    for (const { problem, taken } of broken) {
      expect(problem).toMatch(/\w/);
      expect(taken).toBe(0);
    }
  });

  it('leave no half product', async () => {
    expect(await connection.database.$count(catalogueProducts)).toBeGreaterThan(100);
    const half = [
      sql`trim(brand) = '' or trim(name) = ''`,
      sql`(colour_hex is null) <> (lab is null) or (colour_hex is null) <> (colour_source is null)`,
      sql`colour_hex !~ '^#[0-9a-f]{6}$'`,
      sql`is_in_stock <> (best_total is not null)`,
      sql`is_in_stock and currency is null`,
      sql`best_total < 0`,
      // A product whose number its shop now uses for another one stays known, out of stock.
      sql`is_in_stock and not exists (select from catalogue_offers where product_id = catalogue_products.id
        and stock <> 'out-of-stock')`,
      sql`exists (select from catalogue_offers where product_id = catalogue_products.id
        and (price <= 0 or discount < 0 or discount >= price or link !~ '^https?://'))`,
      sql`brand || name || shade ~ '<[a-z/][^<>]*>' or brand || name || shade ~ '[[:cntrl:]]'`,
    ];
    for (const condition of half) expect(await count(condition)).toBe(0);
    expect(await connection.database.$count(catalogueIncoming)).toBe(0);
  });
});
