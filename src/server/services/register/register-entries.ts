import { asc, desc, eq, gte, inArray, lt, max } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { registerEntries } from '#server/db/schema/product-register.ts';

type On = Database | Transaction;

/** An entry as it is stored. */
export interface StoredEntry {
  readonly index: number;
  readonly text: string;
}

/** An entry, with whether no later one stands in its place. */
export interface ListedEntry extends StoredEntry {
  readonly isNewest: boolean;
}

const READ_AT_ONCE = 100;
const LISTED_AT_ONCE = 50;

const { index, code, text, actionId } = registerEntries;

/** What was added by these actions before. */
export function findByAction(on: On, ids: readonly string[]) {
  return on
    .select({ actionId, code, index, text })
    .from(registerEntries)
    .where(inArray(actionId, [...ids]));
}

/** All entries for a code, the newest first. */
export function findByCode(on: On, wanted: string): Promise<StoredEntry[]> {
  return on
    .select({ index, text })
    .from(registerEntries)
    .where(eq(code, wanted))
    .orderBy(desc(index));
}

/** Up to 100 entries from a number on. */
export function readFrom(on: On, start: number): Promise<StoredEntry[]> {
  return on
    .select({ index, text })
    .from(registerEntries)
    .where(gte(index, start))
    .orderBy(asc(index))
    .limit(READ_AT_ONCE);
}

/** The numbers of the newest entries for some codes. */
async function newestOf(on: On, codes: readonly string[]): Promise<ReadonlySet<number | null>> {
  if (codes.length === 0) return new Set();
  const rows = await on
    .select({ newest: max(index) })
    .from(registerEntries)
    .where(inArray(code, [...codes]))
    .groupBy(code);
  return new Set(rows.map(({ newest }) => newest));
}

/** Up to 50 of the newest entries below a number. */
export async function readNewest(
  on: On,
  before: number | undefined,
): Promise<{ readonly entries: ListedEntry[]; readonly hasMore: boolean }> {
  const rows = await on
    .select({ index, code, text })
    .from(registerEntries)
    .where(before === undefined ? undefined : lt(index, before))
    .orderBy(desc(index))
    .limit(LISTED_AT_ONCE + 1);
  const listed = rows.slice(0, LISTED_AT_ONCE);
  const newest = await newestOf(
    on,
    listed.map((row) => row.code),
  );
  return {
    entries: listed.map((row) => ({
      index: row.index,
      text: row.text,
      isNewest: newest.has(row.index),
    })),
    hasMore: rows.length > LISTED_AT_ONCE,
  };
}
