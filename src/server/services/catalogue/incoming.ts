/** What was read of feeds and waits to be taken: nothing of a feed shows before all of it could be read. */

import { and, asc, eq, sql } from 'drizzle-orm';
import type { FeedItem } from '#domain/shopping/feed-item.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { catalogueImports, catalogueIncoming } from '#server/db/schema/catalogue.ts';
import { FeedBroken } from './feeds/feed.ts';

/** An item and the line of the feed that it stood in. */
export interface ReadItem {
  readonly line: number;
  readonly item: FeedItem;
}

/** A million rows in one statement would take longer than one may. */
const CLEARED_AT_ONCE = 20_000;
const CUT_OFF = 'It was cut off before it was done. What it had taken until then stays.';
export const REPLACED =
  'Another import of this shop was begun before this one was done, and counts in its place.';

/**
 * To be called first in each transaction that writes for an import: rejects with `FeedBroken` if a later
 * import of its shop has ended it, and keeps later ones from doing so until the transaction is over. The
 * later one goes on, since nobody can tell an import that is slow from one whose process was killed.
 */
export async function holdImport(on: Transaction, importId: string): Promise<void> {
  const held = await on
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(and(eq(catalogueImports.id, importId), eq(catalogueImports.state, 'reading')))
    .for('share');
  if (held.length === 0) throw new FeedBroken(REPLACED);
}

/** Puts items with those that wait, by their keys. Resolves with the keys that did not wait already. */
export async function keepIncoming(
  database: Database,
  importId: string,
  items: ReadonlyMap<string, ReadItem>,
): Promise<ReadonlySet<string>> {
  if (items.size === 0) return new Set();
  const kept = await database.transaction(async (on) => {
    await holdImport(on, importId);
    return on
      .insert(catalogueIncoming)
      .values([...items].map(([key, { item }]) => ({ importId, key, item })))
      .onConflictDoNothing()
      .returning({ key: catalogueIncoming.key });
  });
  return new Set(kept.map(({ key }) => key));
}

/** Forgets what waits of an import. */
export async function clearIncoming(database: Database, importId: string): Promise<void> {
  const some = database
    .select({ key: catalogueIncoming.key })
    .from(catalogueIncoming)
    .where(eq(catalogueIncoming.importId, importId))
    // An import that was replaced and the one that replaced it may both clear: in a common order, neither
    // holds what the other needs.
    .orderBy(asc(catalogueIncoming.key))
    .limit(CLEARED_AT_ONCE)
    .for('update');
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

/**
 * Ends the imports of a retailer that are not done: they were cut off, by a kill or by a database that
 * went away, or are still at work and end at their next batch. Resolves with their ids, for which
 * `clearIncoming` is still to be called.
 */
export async function endUnfinished(
  on: Transaction,
  retailerId: string,
  now: Date,
): Promise<readonly string[]> {
  const unfinished = await on
    .update(catalogueImports)
    .set({ state: 'broken', endedAt: now, problem: CUT_OFF })
    .where(and(eq(catalogueImports.retailerId, retailerId), eq(catalogueImports.state, 'reading')))
    .returning({ id: catalogueImports.id });
  return unfinished.map(({ id }) => id);
}
