import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod/mini';
import {
  CATALOGUE_COMMAND_WORDS as WORDS,
  LINE_REFUSALS,
} from '#content/catalogue-command-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { FEED_FIELDS, readMapping } from '#domain/shopping/feed-mapping.ts';
import { retailerIdOf } from '#domain/shopping/retailer.ts';
import type { Database } from '#server/db/database.ts';
import { importFeed } from '#server/services/catalogue/import-feed.ts';
import { REPLACED } from '#server/services/catalogue/incoming.ts';
import { openFeed } from '#server/services/catalogue/open-feed.ts';
import type { ImportReport, LineRefusal } from '#server/services/catalogue/stored-import.ts';
import type { OperatorAnswer } from './operator-answer.ts';

/** A command to take a shop's feed into the catalogue. */
export const catalogueCommand = z.object({
  verb: z.literal('catalog'),
  /** A path from the root, or an address of the web. */
  source: z.string(),
  retailer: z.string(),
  mayShrink: z.boolean(),
  /** What the file calls its fields, as `readMapping` reads it; empty for Google's names. */
  columns: z.string(),
  /** The currency of amounts without one; empty for none. */
  currency: z.string(),
});
export type CatalogueCommand = z.infer<typeof catalogueCommand>;

/** A pause between two batches, so that others get their turn. */
const REST_MS = 5;
const MOST_EXAMPLES = 3;

function isRefusal(reason: string): reason is LineRefusal {
  return Object.hasOwn(LINE_REFUSALS, reason);
}

function linesOf(report: ImportReport): readonly string[] {
  return Object.entries(report.refused).flatMap(([reason, count]) => [
    fillIn(WORDS.refused, {
      count,
      reason: isRefusal(reason) ? LINE_REFUSALS[reason] : reason,
    }),
    ...report.examples
      .filter((example) => example.reason === reason)
      .slice(0, MOST_EXAMPLES)
      .map(({ line, key }) => fillIn(WORDS.example, { line, key })),
  ]);
}

/** Takes the feed, and says what became of it. */
export async function answerCatalogue(
  database: Database,
  { source, retailer, mayShrink, columns, currency }: CatalogueCommand,
): Promise<OperatorAnswer> {
  const id = retailerIdOf(retailer);
  if (id === null) return { text: WORDS.noRetailer, succeeded: false };
  const mapping = readMapping(columns, currency);
  if (mapping === null) {
    return { text: fillIn(WORDS.noMapping, { fields: FEED_FIELDS.join(', ') }), succeeded: false };
  }
  const report = await importFeed(
    { database, now: () => new Date(), rest: () => pause(REST_MS) },
    { retailer: { id, name: retailer }, source, lines: openFeed(source, mapping), mayShrink },
  );
  // Some of it may have been taken before.
  if (report.problem === REPLACED) return { text: REPLACED, succeeded: false };
  if (report.state === 'broken') {
    return { text: fillIn(WORDS.broken, { problem: report.problem ?? '' }), succeeded: false };
  }
  const { lines, taken, changed, vanished } = report;
  const said = fillIn(WORDS.done, { retailer, lines, taken, changed, vanished });
  return { text: [said, ...linesOf(report)].join('\n'), succeeded: true };
}
