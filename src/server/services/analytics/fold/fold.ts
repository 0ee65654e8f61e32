import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { createDayTeller, dayNumber } from '#domain/analytics/calendar.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { analyticsBatches } from '#server/db/schema/analytics.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { Changes, countEvents, moveVisitors, stridesOf } from './changes.ts';
import { addToCounts, addToWindows, beginDays, keepRecent } from './figure-rows.ts';
import { pendingEvents } from './pending-events.ts';
import { readVisitors, writeVisitors } from './visitor-rows.ts';

export interface FoldNeeds {
  readonly database: Database;
  /** Whose days are counted, such as `Europe/Berlin`. */
  readonly timeZone: string;
  readonly now: () => Date;
}

/** Adds stored events to the figures, each of them once. */
export interface Fold {
  /**
   * Counts some of what waits, unless another process does already; resolves with whether there may be
   * more for this one.
   */
  readonly some: () => Promise<boolean>;
  /** Waits until no other process counts, and then counts everything that waits. */
  readonly all: () => Promise<void>;
}

/** Any number that nobody else uses on the same database; spells "figures" on a telephone. */
export const FIGURES_LOCK = 3_448_737;

/**
 * How many statements' events are counted in one transaction: few, since the embedded engine does nothing
 * else meanwhile.
 */
const BATCHES_AT_ONCE = 8;

const lockRow = z.object({ taken: z.boolean() });
const batchRow = z.object({ events: z.unknown() });

async function takeLock(on: Transaction): Promise<boolean> {
  const [lock] = await rowsOf(
    on,
    sql`select pg_try_advisory_xact_lock(${FIGURES_LOCK}::bigint) as taken`,
    lockRow,
  );
  return lock?.taken === true;
}

/**
 * One process counts at a time, so that no row of the figures is ever waited for. What waits is taken
 * away in the transaction that counts it: after a kill it is either counted or still waits.
 */
export function createFold({ database, timeZone, now }: FoldNeeds): Fold {
  const dayTeller = createDayTeller(timeZone);
  const dayAt = (moment: Date) => dayNumber(dayTeller(moment));

  async function count(on: Transaction): Promise<boolean> {
    const batches = await rowsOf(
      on,
      sql`delete from ${analyticsBatches} where id in (
          select id from ${analyticsBatches} order by id limit ${BATCHES_AT_ONCE})
        returning events`,
      batchRow,
    );
    if (batches.length === 0) return false;
    const events = batches
      .flatMap(({ events: stored }) => pendingEvents(stored))
      .map((event) => ({ ...event, day: dayAt(new Date(event.happenedAt)) }));
    const end = await beginDays(on, Math.max(dayAt(now()), ...events.map(({ day }) => day)));
    const changes = new Changes();
    countEvents(changes, events);
    const strides = stridesOf(events);
    const known = await readVisitors(on, [...strides.keys()]);
    const visitors = moveVisitors(changes, strides, known, end);
    await writeVisitors(on, visitors);
    await addToCounts(on, changes.counts);
    await addToWindows(on, changes.windows);
    await keepRecent(on, events);
    return batches.length === BATCHES_AT_ONCE;
  }

  return {
    some: () => database.transaction(async (on) => (await takeLock(on)) && count(on)),
    async all() {
      const next = async (on: Transaction) => {
        await on.execute(sql`select pg_advisory_xact_lock(${FIGURES_LOCK}::bigint)`);
        return count(on);
      };
      while (await database.transaction(next));
    },
  };
}
