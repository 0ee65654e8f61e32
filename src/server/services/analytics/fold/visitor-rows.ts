import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { dayNumber, dayOf } from '#domain/analytics/calendar.ts';
import type { Visitor } from '#domain/analytics/visitor.ts';
import type { Transaction } from '#server/db/database.ts';
import { analyticsVisitors } from '#server/db/schema/analytics.ts';
import { rowsOf } from '#server/db/rows-of.ts';

const row = z.object({
  session: z.string(),
  /** Milliseconds since 1970-01-01. */
  at: z.nullable(z.number()),
  day: z.nullable(z.string()),
  page: z.nullable(z.string()),
  days: z.record(z.string(), z.number()),
});

function firstOf({ at, day, page }: z.infer<typeof row>): Visitor['first'] {
  if (page === null) return 'none';
  return at === null || day === null ? 'forgotten' : { at, day: dayNumber(day), page };
}

/** What is remembered of browsers, by their numbers; those that are unknown are left out. */
export async function readVisitors(
  on: Transaction,
  sessions: readonly string[],
): Promise<ReadonlyMap<string, Visitor>> {
  const rows = await rowsOf(
    on,
    sql`select session_id as session, (extract(epoch from first_at) * 1000)::float8 as at,
        first_day::text as day, first_page as page, days
      from ${analyticsVisitors} where session_id = any(${sql.param([...sessions])}::text[])`,
    row,
  );
  return new Map(
    rows.map((each) => [
      each.session,
      {
        first: firstOf(each),
        days: new Map(Object.entries(each.days).map(([day, steps]) => [Number(day), steps])),
      },
    ]),
  );
}

/** The columns of a browser's row. */
function columnsOf(session: string, { first, days }: Visitor) {
  const known = [...days.keys()];
  return {
    session,
    at: typeof first === 'object' ? new Date(first.at).toISOString() : null,
    day: typeof first === 'object' ? dayOf(first.day) : null,
    page: typeof first === 'object' ? first.page : first === 'none' ? null : '',
    days: JSON.stringify(Object.fromEntries(days)),
    earliest: dayOf(Math.min(...known)),
    last: dayOf(Math.max(...known)),
  };
}

export async function writeVisitors(
  on: Transaction,
  visitors: ReadonlyMap<string, Visitor>,
): Promise<void> {
  const rows = [...visitors]
    .filter(([, { days }]) => days.size > 0)
    .map(([session, visitor]) => columnsOf(session, visitor));
  if (rows.length === 0) return;
  const column = (valueOf: (each: (typeof rows)[number]) => string | null) =>
    sql`${sql.param(rows.map(valueOf))}::text[]`;
  await on.execute(sql`
    insert into ${analyticsVisitors}
      (session_id, first_at, first_day, first_page, days, earliest_day, last_day)
    select session, at::timestamptz, day::date, page, days::jsonb, earliest::date, last::date
    from unnest(
      ${column(({ session }) => session)}, ${column(({ at }) => at)}, ${column(({ day }) => day)},
      ${column(({ page }) => page)}, ${column(({ days }) => days)},
      ${column(({ earliest }) => earliest)}, ${column(({ last }) => last)}
    ) as seen (session, at, day, page, days, earliest, last)
    on conflict (session_id) do update set
      first_at = excluded.first_at, first_day = excluded.first_day,
      first_page = excluded.first_page, days = excluded.days,
      earliest_day = excluded.earliest_day, last_day = excluded.last_day`);
}
