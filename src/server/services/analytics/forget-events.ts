import { eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { dayNumber, dayOf } from '#domain/analytics/calendar.ts';
import { DAYS_REMEMBERED } from '#domain/analytics/visitor.ts';
import type { Database } from '#server/db/database.ts';
import {
  analyticsBatches,
  analyticsEvents,
  analyticsRecent,
  analyticsVisitors,
} from '#server/db/schema/analytics.ts';
import { FIGURES_LOCK } from './fold/fold.ts';
import { rowsOf } from '#server/db/rows-of.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const partitionRow = z.object({ name: z.string() });
/** `analytics_events_20261123` */
const DAY_IN_NAME = /_(\d{4})(\d{2})(\d{2})$/;

/** The partitions whose days are all before a moment. */
async function partitionsBefore(database: Database, moment: Date): Promise<readonly string[]> {
  const rows = await rowsOf(
    database,
    sql`select relname::text as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'analytics_events'::regclass order by relname`,
    partitionRow,
  );
  return rows
    .map(({ name }) => name)
    .filter((name) => {
      const [, year, month, day] = DAY_IN_NAME.exec(name) ?? [];
      if (year === undefined || month === undefined || day === undefined) return false;
      return (dayNumber(`${year}-${month}-${day}`) + 1) * DAY_MS <= moment.getTime();
    });
}

/** The longest that a call which stores an event may have to wait because a day is being dropped. */
const PATIENCE = "set local lock_timeout = '2s'";

/** Drops the events of days that ended before `before`, since they are no longer to be kept. */
export async function forgetOldEvents(database: Database, before: Date): Promise<void> {
  for (const name of await partitionsBefore(database, before)) {
    await database.transaction(async (on) => {
      await on.execute(sql.raw(PATIENCE));
      await on.execute(sql`drop table if exists ${sql.identifier(name)}`);
    });
  }
  // Events from devices with a wrong clock are in no day's partition.
  await database.execute(
    sql`delete from analytics_events_elsewhere where received_at < ${before.toISOString()}::timestamptz`,
  );
}

/** Forgets which browsers came on days that are too old to be remembered. */
export async function forgetOldDays(database: Database, today: number): Promise<void> {
  const oldest = today - DAYS_REMEMBERED + 1;
  await database.transaction(async (on) => {
    await on.execute(sql`select pg_advisory_xact_lock(${FIGURES_LOCK}::bigint)`);
    await on.delete(analyticsVisitors).where(lt(analyticsVisitors.lastDay, dayOf(oldest)));
    await on.execute(sql`
      update ${analyticsVisitors} set
        first_at = case when first_day < ${dayOf(oldest)}::date then null else first_at end,
        first_page = case when first_day < ${dayOf(oldest)}::date then '' else first_page end,
        first_day = case when first_day < ${dayOf(oldest)}::date then null else first_day end,
        days = (
          select jsonb_object_agg(key, value) from jsonb_each(days) where key::int >= ${oldest}::int),
        earliest_day = (
          select date '1970-01-01' + min(key::int) from jsonb_each(days)
          where key::int >= ${oldest}::int)
      where earliest_day < ${dayOf(oldest)}::date`);
  });
}

/** Erases every event that came under a number of a browser, and what is remembered of it. */
export async function forgetBrowser(database: Database, sessionId: string): Promise<void> {
  await database.transaction(async (on) => {
    await on.execute(sql`select pg_advisory_xact_lock(${FIGURES_LOCK}::bigint)`);
    // Its events that are not counted yet never will be.
    await on.execute(sql`
      update ${analyticsBatches} set events = (
        select coalesce(jsonb_agg(each), '[]') from jsonb_array_elements(events) each
        where each->>0 <> ${sessionId})
      where exists (select from jsonb_array_elements(events) each where each->>0 = ${sessionId})`);
    await on.delete(analyticsEvents).where(eq(analyticsEvents.sessionId, sessionId));
    await on.delete(analyticsRecent).where(eq(analyticsRecent.sessionId, sessionId));
    await on.delete(analyticsVisitors).where(eq(analyticsVisitors.sessionId, sessionId));
  });
}
