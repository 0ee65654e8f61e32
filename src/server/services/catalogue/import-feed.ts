/**
 * Takes a shop's feed into the catalogue. All of it is read before any of it shows, and then it is taken
 * a few hundred products at a time: nobody waits for a long transaction, and a file that breaks in the
 * middle changed nothing.
 */

import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { readFeedLine } from '#domain/shopping/feed-item.ts';
import type { Database } from '#server/db/database.ts';
import {
  catalogueImports,
  catalogueIncoming,
  catalogueOffers,
  catalogueRetailers,
} from '#server/db/schema/catalogue.ts';
import { lookAtWishes } from '#server/services/shopping-lists/look-at-wishes.ts';
import { FeedBroken, type FeedLines } from './feeds/feed.ts';
import { foldCounts } from './catalogue-counts.ts';
import { dropSample } from './keep-sample.ts';
import {
  clearIncoming,
  endUnfinished,
  holdImport,
  keepIncoming,
  type ReadItem,
} from './incoming.ts';
import { type ImportReport, keepReport, Refusals } from './stored-import.ts';
import { holdProducts, settleProducts, takeItems } from './take-items.ts';
import { tidy } from './tidy.ts';

export interface Feed {
  readonly retailer: { readonly id: string; readonly name: string };
  /** Where it was read, for the report. */
  readonly source: string;
  readonly lines: FeedLines;
  /** Whether it may hold far less than the one before; otherwise such a feed counts as cut short. */
  readonly mayShrink?: boolean;
}

export interface ImportNeeds {
  readonly database: Database;
  readonly now: () => Date;
  /** Gives way to others between two batches. */
  readonly rest?: () => Promise<void>;
}

/** Products in a batch. */
const AT_ONCE = 500;
/** After how many batches their counts are folded; until then, each search has to add them up. */
const BATCHES_TO_FOLD = 20;

interface Reading {
  lines: number;
  taken: number;
  readonly refusals: Refusals;
}

/** Reads all lines. Rejects with `FeedBroken` when the file cannot be read to its end. */
async function readAll(
  { database, now, rest }: ImportNeeds,
  importId: string,
  lines: FeedLines,
): Promise<Reading> {
  const reading: Reading = { lines: 0, taken: 0, refusals: new Refusals() };
  const batch = new Map<string, ReadItem>();
  const today = now();
  async function keepBatch(): Promise<void> {
    const kept = await keepIncoming(database, importId, batch);
    reading.taken += kept.size;
    for (const [key, { line }] of batch) {
      if (!kept.has(key)) reading.refusals.add(line, key, 'repeated');
    }
  }
  for await (const read of lines) {
    reading.lines += 1;
    const line = read.kind === 'broken' ? null : readFeedLine(read.fields, today);
    if (line === null) reading.refusals.add(read.line, '', 'broken');
    else if (line.kind === 'refused') reading.refusals.add(read.line, line.key, line.reason);
    else if (batch.has(line.item.key)) reading.refusals.add(read.line, line.item.key, 'repeated');
    else batch.set(line.item.key, { line: read.line, item: line.item });
    if (batch.size < AT_ONCE) continue;
    await keepBatch();
    batch.clear();
    await rest?.();
  }
  await keepBatch();
  return reading;
}

/**
 * A feed of lines that was cut between two lines looks whole. But a shop does not lose half of its
 * products at once.
 */
const LEAST_SHARE = 0.5;

async function refuseShrunken(
  database: Database,
  retailerId: string,
  taken: number,
): Promise<void> {
  const known = await database.$count(
    catalogueOffers,
    and(eq(catalogueOffers.retailerId, retailerId), ne(catalogueOffers.stock, 'out-of-stock')),
  );
  if (taken >= LEAST_SHARE * known) return;
  throw new FeedBroken(
    `The feed has ${taken} products where ${known} were in stock: it may have been cut short.`,
  );
}

/** Takes the waiting lines into the catalogue. Resolves with how many offers are new or have changed. */
async function takeAll(
  { database, now, rest }: ImportNeeds,
  importId: string,
  retailer: Feed['retailer'],
): Promise<number> {
  let changed = 0;
  let after = '';
  for (let batch = 1; ; batch += 1) {
    const rows = await database
      .select({ key: catalogueIncoming.key, item: catalogueIncoming.item })
      .from(catalogueIncoming)
      .where(and(eq(catalogueIncoming.importId, importId), gt(catalogueIncoming.key, after)))
      .orderBy(asc(catalogueIncoming.key))
      .limit(AT_ONCE);
    const last = rows.at(-1);
    if (last === undefined) return changed;
    after = last.key;
    const items = rows.map(({ item }) => item);
    changed += await database.transaction(async (on) => {
      await holdImport(on, importId);
      await holdProducts(on);
      return takeItems(
        on,
        { retailerId: retailer.id, retailer: retailer.name, importId, now: now() },
        items,
      );
    });
    if (batch % BATCHES_TO_FOLD === 0) await foldCounts(database);
    await rest?.();
  }
}

/** Products that a feed no longer has are out of stock, but stay known: people may own them. */
async function retireVanished(
  { database, now, rest }: ImportNeeds,
  importId: string,
  retailerId: string,
): Promise<number> {
  let vanished = 0;
  for (;;) {
    const gone = await database.transaction(async (on) => {
      // An import that was replaced finds nothing waiting, and would retire offers that it has not seen.
      await holdImport(on, importId);
      await holdProducts(on);
      const some = on
        .select({ key: catalogueOffers.key })
        .from(catalogueOffers)
        .where(
          and(
            eq(catalogueOffers.retailerId, retailerId),
            lt(catalogueOffers.seenIn, importId),
            ne(catalogueOffers.stock, 'out-of-stock'),
          ),
        )
        .limit(AT_ONCE);
      const retired = await on
        .update(catalogueOffers)
        .set({ stock: 'out-of-stock', updatedAt: now() })
        .where(
          and(eq(catalogueOffers.retailerId, retailerId), sql`${catalogueOffers.key} in ${some}`),
        )
        .returning({ productId: catalogueOffers.productId });
      await settleProducts(
        on,
        retired.map(({ productId }) => productId),
      );
      return retired.length;
    });
    vanished += gone;
    if (gone === 0) return vanished;
    await rest?.();
  }
}

/**
 * Begins a new import, which replaces the unfinished ones of its shop. Writing the retailer first makes
 * two imports that begin at once wait for each other.
 */
async function begin({ database, now }: ImportNeeds, { retailer, source }: Feed): Promise<string> {
  const id = uuidv7();
  const ended = await database.transaction(async (on) => {
    await on
      .insert(catalogueRetailers)
      .values(retailer)
      .onConflictDoUpdate({ target: catalogueRetailers.id, set: { name: retailer.name } });
    const unfinished = await endUnfinished(on, retailer.id, now());
    const begun = { id, retailerId: retailer.id, source, startedAt: now() };
    await on
      .insert(catalogueImports)
      .values({ ...begun, state: 'reading', refused: {}, examples: [] });
    return unfinished;
  });
  for (const one of ended) await clearIncoming(database, one);
  return id;
}

/**
 * Reads a feed and takes it. Never rejects because of what is in the feed: that is in the report. If two
 * imports of one retailer overlap, the later one goes on, and the earlier one ends as broken.
 */
export async function importFeed(needs: ImportNeeds, feed: Feed): Promise<ImportReport> {
  const { database, now } = needs;
  const id = await begin(needs, feed);
  const report = await readAndTake(needs, id, feed);
  await clearIncoming(database, id);
  await keepReport(database, report, now());
  return report;
}

async function readAndTake(
  needs: ImportNeeds,
  id: string,
  { retailer, lines, mayShrink = false }: Feed,
): Promise<ImportReport> {
  try {
    const { refusals, ...read } = await readAll(needs, id, lines);
    if (!mayShrink) await refuseShrunken(needs.database, retailer.id, read.taken);
    const changed = await takeAll(needs, id, retailer);
    const vanished = await retireVanished(needs, id, retailer.id);
    await dropSample(needs.database);
    await tidy(needs.database, needs.rest);
    if (changed + vanished > 0) await lookAtWishes(needs.database, needs.now());
    const { counts: refused, examples } = refusals;
    return { id, state: 'done', ...read, changed, vanished, refused, examples, problem: null };
  } catch (problem) {
    if (!(problem instanceof FeedBroken)) throw problem;
    const none = { lines: 0, taken: 0, changed: 0, vanished: 0, refused: {}, examples: [] };
    return { id, state: 'broken', ...none, problem: problem.message };
  }
}
