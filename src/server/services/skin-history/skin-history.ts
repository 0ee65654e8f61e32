import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { HISTORY_PAGE } from '#contracts/skin-history.ts';
import {
  entrySchema,
  MOST_ENTRIES,
  type SkinHistory,
  type SkinHistoryEntry,
} from '#domain/skin-history/skin-history.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { skinHistoryConsents, skinHistoryEntries } from '#server/db/schema/skin-history.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';

export interface SkinHistoryPage {
  /** Null where the account did not agree; then there is nothing. */
  readonly agreedAt: Date | null;
  /** Of all pages. */
  readonly total: number;
  /** The newest first. */
  readonly entries: SkinHistory;
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** The numbers of skin analyses of each account that agreed to it. */
export interface SkinHistories {
  /** @param after `next` of the page before */
  readonly read: (userId: string, after?: string) => Promise<SkinHistoryPage>;
  /** Resolves with when the account first agreed. */
  readonly agree: (userId: string) => Promise<Date>;
  /** Withdraws the consent and deletes all there is. Resolves with how many that were. */
  readonly withdraw: (userId: string) => Promise<number>;
  /**
   * Joins analyses to the account's; those that are known change nothing, and the oldest make room. Resolves with the
   * ids of those that are kept now. Rejects with `not_agreed` where the account does not agree.
   */
  readonly keep: (userId: string, entries: SkinHistory) => Promise<readonly string[]>;
  readonly remove: (userId: string, id: string) => Promise<void>;
  /** Resolves with how many there were. */
  readonly removeAll: (userId: string) => Promise<number>;
}

export interface SkinHistoriesNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

const {
  userId: owner,
  id: entryId,
  measuredAt,
  grade,
  light,
  score,
  measures,
} = skinHistoryEntries;
const columns = { id: entryId, measuredAt, grade, light, score, measures };

function entryIn(row: { readonly measuredAt: Date }): SkinHistoryEntry {
  return entrySchema.parse({ ...row, measuredAt: row.measuredAt.getTime() });
}

function isBehind(cursor: string) {
  const [time = '', id] = cursor.split('_');
  const moment = new Date(Number(time)).toISOString();
  return sql`(${measuredAt}, ${entryId}) < (${moment}::timestamptz, ${id}::uuid)`;
}

async function readAgreedAt(on: Database | Transaction, userId: string): Promise<Date | null> {
  const [consent] = await on
    .select({ agreedAt: skinHistoryConsents.agreedAt })
    .from(skinHistoryConsents)
    .where(eq(skinHistoryConsents.userId, userId));
  return consent?.agreedAt ?? null;
}

async function countOf(on: Database | Transaction, userId: string): Promise<number> {
  const [all] = await on
    .select({ count: count() })
    .from(skinHistoryEntries)
    .where(eq(owner, userId));
  return all?.count ?? 0;
}

/** Deletes what is more than an account keeps, from the oldest on. */
async function makeRoom(on: Transaction, userId: string): Promise<void> {
  const surplus = (await countOf(on, userId)) - MOST_ENTRIES;
  if (surplus <= 0) return;
  const oldest = await on
    .select({ id: entryId })
    .from(skinHistoryEntries)
    .where(eq(owner, userId))
    .orderBy(asc(measuredAt), asc(entryId))
    .limit(surplus);
  const ids = oldest.map(({ id }) => id);
  await on.delete(skinHistoryEntries).where(and(eq(owner, userId), inArray(entryId, ids)));
}

export function createSkinHistories({ database, now }: SkinHistoriesNeeds): SkinHistories {
  return {
    async read(userId, after) {
      const agreedAt = await readAgreedAt(database, userId);
      if (agreedAt === null) return { agreedAt, total: 0, entries: [], next: null };
      const rows = await database
        .select(columns)
        .from(skinHistoryEntries)
        .where(and(eq(owner, userId), after === undefined ? undefined : isBehind(after)))
        .orderBy(desc(measuredAt), desc(entryId))
        .limit(HISTORY_PAGE + 1);
      const entries = rows.slice(0, HISTORY_PAGE).map(entryIn);
      const last = rows.length > HISTORY_PAGE ? entries.at(-1) : undefined;
      const next = last === undefined ? null : `${last.measuredAt}_${last.id}`;
      return { agreedAt, total: await countOf(database, userId), entries, next };
    },

    agree: (userId) =>
      database.transaction(async (on) => {
        await lockUser(on, userId);
        const agreedAt = now();
        await on.insert(skinHistoryConsents).values({ userId, agreedAt }).onConflictDoNothing();
        return (await readAgreedAt(on, userId)) ?? agreedAt;
      }),

    withdraw: (userId) =>
      database.transaction(async (on) => {
        await lockUser(on, userId);
        const deleted = await countOf(on, userId);
        await on.delete(skinHistoryConsents).where(eq(skinHistoryConsents.userId, userId));
        return deleted;
      }),

    keep: (userId, entries) =>
      database.transaction(async (on) => {
        await lockUser(on, userId);
        if ((await readAgreedAt(on, userId)) === null) throw new ApiFailure('not_agreed');
        const rows = entries.map((entry) => ({
          ...entry,
          userId,
          measuredAt: new Date(entry.measuredAt),
        }));
        await on.insert(skinHistoryEntries).values(rows).onConflictDoNothing();
        await makeRoom(on, userId);
        const ids = [...new Set(entries.map(({ id }) => id))];
        const kept = await on
          .select({ id: entryId })
          .from(skinHistoryEntries)
          .where(and(eq(owner, userId), inArray(entryId, ids)));
        const isKept = new Set(kept.map(({ id }) => id));
        return ids.filter((id) => isKept.has(id));
      }),

    async remove(userId, id) {
      await database.delete(skinHistoryEntries).where(and(eq(owner, userId), eq(entryId, id)));
    },

    async removeAll(userId) {
      const removed = await database
        .delete(skinHistoryEntries)
        .where(eq(owner, userId))
        .returning({ id: entryId });
      return removed.length;
    },
  };
}
