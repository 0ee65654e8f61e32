import type { FeedLines } from '#server/services/catalogue/feeds/feed.ts';
import { readDelimited } from '#server/services/catalogue/feeds/read-delimited.ts';
import { importFeed } from '#server/services/catalogue/import-feed.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { retailerIdOf } from '#domain/shopping/retailer.ts';

const HEADING = [
  'id',
  'gtin',
  'title',
  'brand',
  'color',
  'color_hex',
  'product_type',
  'price',
  'sale_price',
  'shipping',
  'availability',
  'link',
] as const;

export type FeedRow = Readonly<Partial<Record<(typeof HEADING)[number], string>>>;

/** A lipstick of a shop, as its feed has it. */
export const LIPSTICK: FeedRow = {
  id: '77',
  gtin: '04006381333931',
  title: 'Velvet Stain',
  brand: 'Maison',
  color: 'Dusk Rose',
  color_hex: '#b9586c',
  product_type: 'Lipstick',
  price: '24.00 USD',
  availability: 'in stock',
  link: 'https://corner.example/p/77',
};

function linesOf(rows: readonly FeedRow[]): FeedLines {
  const lines = rows.map((row) => HEADING.map((name) => row[name] ?? '').join('\t'));
  async function* bytes() {
    yield new TextEncoder().encode(`${[HEADING.join('\t'), ...lines].join('\n')}\n`);
  }
  return readDelimited(bytes());
}

/** Takes a shop's feed into the catalogue, on a day. */
export async function takeShop(
  { database }: Pick<DatabaseConnection, 'database'>,
  rows: readonly FeedRow[] = [LIPSTICK],
  { name = 'Corner Store', day = '2026-11-23' } = {},
): Promise<void> {
  const retailer = { id: retailerIdOf(name) ?? '', name };
  const now = () => new Date(`${day}T12:00:00Z`);
  await importFeed({ database, now }, { retailer, source: 'feed.tsv', lines: linesOf(rows) });
}
