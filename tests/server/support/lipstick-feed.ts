/** A shop whose feed a test writes. */

import type { Database } from '#server/db/database.ts';
import { readDelimited } from '#server/services/catalogue/feeds/read-delimited.ts';
import { importFeed } from '#server/services/catalogue/import-feed.ts';

const HEADING = 'id\ttitle\tbrand\tcolor\tcolor_hex\tproduct_type\tprice\tavailability\tlink';

export interface Lipstick {
  /** The shop's own number, which is its shade, too. */
  readonly key: number;
  /** As a feed writes it. */
  readonly price?: string;
  readonly isInStock?: boolean;
}

function lineOf({ key, price = '24.00 USD', isInStock = true }: Lipstick): string {
  const stock = isInStock ? 'in stock' : 'out of stock';
  return `${key}\tVelvet\tMaison\tNo. ${key}\t#b9586c\tLipstick\t${price}\t${stock}\thttps://a.example/${key}`;
}

/** Takes the feed of the shop Maison into the catalogue, as an operator does. */
export async function takeLipsticks(
  database: Database,
  lipsticks: readonly Lipstick[],
): Promise<void> {
  async function* bytes() {
    yield new TextEncoder().encode(`${[HEADING, ...lipsticks.map(lineOf)].join('\n')}\n`);
  }
  const report = await importFeed(
    { database, now: () => new Date() },
    {
      retailer: { id: 'maison', name: 'Maison' },
      source: 'feed.tsv',
      lines: readDelimited(bytes()),
      mayShrink: true,
    },
  );
  if (report.state !== 'done') throw new Error(report.problem ?? 'The feed was not taken.');
}
