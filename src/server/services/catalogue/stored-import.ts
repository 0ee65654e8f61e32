/** Keeps what is known of an import while it runs and afterwards. */

import { eq } from 'drizzle-orm';
import type { Refusal } from '#domain/shopping/feed-item.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueImports } from '#server/db/schema/catalogue.ts';

/** `broken` lines have no fields; `repeated` ones have the number of a line that was taken already. */
export type LineRefusal = Refusal | 'broken' | 'repeated';

export interface RefusedLine {
  readonly line: number;
  readonly key: string;
  readonly reason: LineRefusal;
}

export interface ImportReport {
  readonly id: string;
  readonly state: 'done' | 'broken';
  readonly lines: number;
  /** Lines that are products. */
  readonly taken: number;
  /** Offers that are new or have changed. */
  readonly changed: number;
  /** Offers that the feed no longer has. */
  readonly vanished: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly examples: readonly RefusedLine[];
  readonly problem: string | null;
}

/** An operator looks for what is wrong with a feed, not for all of its lines. */
export const MOST_EXAMPLES = 200;

/** Counts refused lines, and keeps the first of them. */
export class Refusals {
  readonly counts: Record<string, number> = {};
  readonly examples: RefusedLine[] = [];

  add(line: number, key: string, reason: LineRefusal): void {
    this.counts[reason] = (this.counts[reason] ?? 0) + 1;
    if (this.examples.length < MOST_EXAMPLES) this.examples.push({ line, key, reason });
  }
}

export async function keepReport(
  database: Database,
  { id, ...report }: ImportReport,
  endedAt: Date,
): Promise<void> {
  await database
    .update(catalogueImports)
    .set({ ...report, endedAt })
    .where(eq(catalogueImports.id, id));
}
