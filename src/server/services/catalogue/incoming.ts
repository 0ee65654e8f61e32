/** What was read of feeds and waits to be taken: nothing of a feed shows before all of it could be read. */

import { and, eq, sql } from 'drizzle-orm';
import type { FeedItem } from '#domain/shopping/feed-item.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueImports, catalogueIncoming } from '#server/db/schema/catalogue.ts';

/** An item and the line of the feed that it stood in. */
export interface ReadItem {
  readonly line: number;
  readonly item: FeedItem;
}

/** A million rows in one statement would take longer than one may. */
const CLEARED_AT_ONCE = 20_000;
const CUT_OFF = 'It was cut off before it was done. What it had taken until then stays.';

/** Puts items with those that wait, by their keys. Resolves with the keys that did not wait already. */
export async function keepIncoming(
  database: Database,
  importId: string,
  items: ReadonlyMap<string, ReadItem>,
): Promise<ReadonlySet<string>> {
  if (items.size === 0) return new Set();
  const kept = await database
    .insert(catalogueIncoming)
    .values([...items].map(([key, { item }]) => ({ importId, key, item })))
    .onConflictDoNothing()
    .returning({ key: catalogueIncoming.key });
  return new Set(kept.map(({ key }) => key));
}

/** Forgets what waits of an import. */
export async function clearIncoming(database: Database, importId: string): Promise<void> {
  const some = database
    .select({ key: catalogueIncoming.key })
    .from(catalogueIncoming)
    .where(eq(catalogueIncoming.importId, importId))
    .limit(CLEARED_AT_ONCE);
  for (;;) {
    const cleared = await database
      .delete(catalogueIncoming)
      .where(
        and(eq(catalogueIncoming.importId, importId), sql`${catalogueIncoming.key} in ${some}`),
      )
      .returning({ importId: catalogueIncoming.importId });
    if (cleared.length < CLEARED_AT_ONCE) return;
  }
}

/** Ends the imports of a retailer that were cut off, by a kill or by a database that went away, and clears up after them. */
export async function endUnfinished(
  database: Database,
  retailerId: string,
  now: Date,
): Promise<void> {
  const unfinished = await database
    .update(catalogueImports)
    .set({ state: 'broken', endedAt: now, problem: CUT_OFF })
    .where(and(eq(catalogueImports.retailerId, retailerId), eq(catalogueImports.state, 'reading')))
    .returning({ id: catalogueImports.id });
  for (const { id } of unfinished) await clearIncoming(database, id);
}
