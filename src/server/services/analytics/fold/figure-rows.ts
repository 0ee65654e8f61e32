import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { dayNumber, dayOf } from '#domain/analytics/calendar.ts';
import { PERIODS } from '#domain/analytics/periods.ts';
import type { Transaction } from '#server/db/database.ts';
import { analyticsCounts, analyticsRecent, analyticsWindows } from '#server/db/schema/analytics.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import type { CountChange, DatedEvent, WindowChange } from './changes.ts';

const LONGEST_PERIOD = Math.max(...PERIODS);

function param(values: readonly (string | number)[]) {
  return sql.param([...values]);
}

export async function addToCounts(on: Transaction, changes: readonly CountChange[]): Promise<void> {
  if (changes.length === 0) return;
  await on.execute(sql`
    insert into ${analyticsCounts} (figure, day, part, count)
    select figure, day::date, part, change from unnest(
      ${param(changes.map(({ figure }) => figure))}::text[],
      ${param(changes.map(({ day }) => dayOf(day)))}::text[],
      ${param(changes.map(({ part }) => part))}::text[],
      ${param(changes.map(({ change }) => change))}::int[]
    ) as changed (figure, day, part, change)
    on conflict (figure, day, part)
      do update set count = ${analyticsCounts}.count + excluded.count`);
}

export async function addToWindows(
  on: Transaction,
  changes: readonly WindowChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await on.execute(sql`
    insert into ${analyticsWindows} (end_day, step, since_day, visitors)
    select end_day::date, step, since_day::date, change from unnest(
      ${param(changes.map(({ end }) => dayOf(end)))}::text[],
      ${param(changes.map(({ step }) => step))}::smallint[],
      ${param(changes.map(({ sinceDay }) => dayOf(sinceDay)))}::text[],
      ${param(changes.map(({ change }) => change))}::int[]
    ) as changed (end_day, step, since_day, change)
    on conflict (end_day, step, since_day)
      do update set visitors = ${analyticsWindows}.visitors + excluded.visitors`);
}

/** The last day whose periods are counted; undefined before there is any. */
async function lastEnd(on: Transaction): Promise<number | undefined> {
  const [row] = await rowsOf(
    on,
    sql`select max(end_day)::text as day from ${analyticsWindows}`,
    z.object({ day: z.nullable(z.string()) }),
  );
  return row?.day === undefined || row.day === null ? undefined : dayNumber(row.day);
}

/**
 * Begins the periods that end with each day up to `end`: they start with the browsers of the periods that
 * ended a day earlier, except for the day that falls out.
 *
 * @returns the last day whose periods are counted: `end`, or a later one
 */
export async function beginDays(on: Transaction, end: number): Promise<number> {
  const last = await lastEnd(on);
  if (last === undefined) return end;
  // After a gap as long as the longest period, nobody is left in any.
  for (let day = last + 1; day <= Math.min(end, last + LONGEST_PERIOD); day += 1) {
    await on.execute(sql`
      insert into ${analyticsWindows} (end_day, step, since_day, visitors)
      select end_day + 1, step, since_day, visitors from ${analyticsWindows}
      where end_day = ${dayOf(day - 1)}::date
        and since_day > ${dayOf(day - LONGEST_PERIOD)}::date and visitors <> 0`);
  }
  return Math.max(last, end);
}

/** How many events are kept, so that operators can see that something happens. */
export const RECENT_EVENTS = 15;

function newest(events: readonly DatedEvent[]): readonly DatedEvent[] {
  return events
    .toSorted(
      (one, other) => other.happenedAt - one.happenedAt || (one.eventId < other.eventId ? 1 : -1),
    )
    .slice(0, RECENT_EVENTS);
}

/** Keeps the last of these events and of those before. */
export async function keepRecent(on: Transaction, events: readonly DatedEvent[]): Promise<void> {
  const rows = newest(events).map(({ eventId, event, page, sessionId, happenedAt }) => ({
    eventId,
    event,
    page,
    sessionId,
    happenedAt: new Date(happenedAt),
  }));
  if (rows.length === 0) return;
  await on.insert(analyticsRecent).values(rows).onConflictDoNothing();
  await on.execute(sql`
    delete from ${analyticsRecent} where event_id not in (
      select event_id from ${analyticsRecent} order by happened_at desc, event_id desc
      limit ${RECENT_EVENTS})`);
}
