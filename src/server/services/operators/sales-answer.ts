import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod/mini';
import {
  CATALOGUE_COMMAND_WORDS,
  SALE_REFUSAL_WORDS,
  SALES_COMMAND_WORDS as WORDS,
} from '#content/catalogue-command-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { retailerIdOf } from '#domain/shopping/retailer.ts';
import type { Database } from '#server/db/database.ts';
import {
  importSales,
  isRetailer,
  type SalesReport,
} from '#server/services/catalogue/import-sales.ts';
import { openFeed } from '#server/services/catalogue/open-feed.ts';
import type { OperatorAnswer } from './operator-answer.ts';

/** A command to take in what a shop reports as sold. */
export const salesCommand = z.object({
  verb: z.literal('conversions'),
  /** A path from the root, or an address of the web. */
  source: z.string(),
  retailer: z.string(),
});
export type SalesCommand = z.infer<typeof salesCommand>;

/** A pause between two batches, so that others get their turn. */
const REST_MS = 5;

function isReason(reason: string): reason is keyof typeof SALE_REFUSAL_WORDS {
  return Object.hasOwn(SALE_REFUSAL_WORDS, reason);
}

function linesOf({ refused }: SalesReport): readonly string[] {
  return Object.entries(refused).map(([reason, count]) =>
    fillIn(CATALOGUE_COMMAND_WORDS.refused, {
      count,
      reason: isReason(reason) ? SALE_REFUSAL_WORDS[reason] : reason,
    }),
  );
}

/** Takes the report, and says what became of it. */
export async function answerSales(
  database: Database,
  { source, retailer }: SalesCommand,
): Promise<OperatorAnswer> {
  const id = retailerIdOf(retailer);
  if (id === null || !(await isRetailer(database, id))) {
    return { text: fillIn(WORDS.unknownRetailer, { retailer }), succeeded: false };
  }
  const rest = () => pause(REST_MS);
  const report = await importSales({ database, rest }, id, openFeed(source));
  const { lines, changed, problem } = report;
  const said = fillIn(problem === null ? WORDS.done : WORDS.broken, {
    retailer,
    lines,
    changed,
    problem: problem ?? '',
  });
  return { text: [said, ...linesOf(report)].join('\n'), succeeded: problem === null };
}
