import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { COUNTED_PAGES, OTHER_PAGE } from '#server/services/analytics/figures/counted-pages.ts';
import { START_STEP_MS } from '#domain/analytics/event-counts.ts';
import { type FigureSource, FIGURES } from '#server/services/analytics/figures/figure-source.ts';

const countRow = z.object({
  day: z.string(),
  figure: z.string(),
  part: z.string(),
  count: z.number(),
});

/** Figures by plain SQL over every event that is kept: what the roll-ups are judged by. */
export function createRawSource(database: Database, timeZone: string): FigureSource {
  const pages = sql.param([...COUNTED_PAGES]);
  const events = sql`
    events as (
      select session_id, event, page, event_data as data, happened_at as at,
        (happened_at at time zone ${timeZone})::date as day
      from analytics_events
    )`;
  const first = sql`
    first_visits as (
      select distinct on (session_id) session_id, day,
        case when page = any(${pages}::text[]) then page else ${OTHER_PAGE} end as page
      from events where event = 'visit' order by session_id, at, page
    )`;
  const counted = (figure: string, part: SQL, from: SQL) =>
    sql`select day, ${figure}::text as figure, ${part} as part, count(*)::int as count from ${from} group by 1, 3`;
  const firstWho = (figure: string, event: string) =>
    counted(
      figure,
      sql`page`,
      sql`first_visits where exists (
        select from events where events.session_id = first_visits.session_id and event = ${event})`,
    );
  const browser = sql`coalesce(data->>'browser', 'other')`;
  const failure = sql`${browser} || ':' || coalesce(data->>'failure', 'unknown')`;
  const device = sql`coalesce(data->>'device', 'desktop')`;

  const all: readonly SQL[] = [
    sql`select day, event as figure, '' as part, count(*)::int as count from events group by 1, 2`,
    sql`select day, ${FIGURES.visitors}::text, '', count(distinct session_id)::int
      from events where event = 'visit' group by 1`,
    counted(
      FIGURES.shade,
      sql`(data->>'makeupType') || ':' || coalesce(data->>'shade', 'custom')`,
      sql`events where event = 'makeup_apply' and data->>'makeupType' <> 'whole-look'`,
    ),
    counted(
      FIGURES.lookWorn,
      sql`coalesce(data->>'lookName', 'custom')`,
      sql`events where event = 'makeup_apply' and data->>'makeupType' = 'whole-look'`,
    ),
    counted(
      FIGURES.lookSaved,
      sql`coalesce(data->>'lookName', 'custom')`,
      sql`events where event = 'look_save'`,
    ),
    counted(FIGURES.cameraStart, browser, sql`events where event = 'camera_start'`),
    counted(FIGURES.cameraFailure, failure, sql`events where event = 'camera_failure'`),
    counted(FIGURES.engineFailure, failure, sql`events where event = 'engine_failure'`),
    counted(
      FIGURES.mirror,
      sql`${device} || ':' || coalesce(data->>'drawing', 'webgl2')`,
      sql`events where event = 'mirror_speed'`,
    ),
    counted(
      FIGURES.frameRate,
      sql`${device} || ':' || (data->>'fps')`,
      sql`events where event = 'mirror_speed' and data ? 'fps'`,
    ),
    counted(
      FIGURES.start,
      sql`${device} || ':' || ((data->>'startMs')::int / ${START_STEP_MS}::int * ${START_STEP_MS}::int)`,
      sql`events where event = 'mirror_speed' and data ? 'startMs'`,
    ),
    counted(FIGURES.firstVisit, sql`page`, sql`first_visits`),
    firstWho(FIGURES.firstCamera, 'camera_start'),
    firstWho(FIGURES.firstSignUp, 'sign_up'),
    firstWho(FIGURES.firstPurchase, 'subscription'),
  ];

  return {
    counts: (figures, span) =>
      rowsOf(
        database,
        sql`with ${events}, ${first}
          select day::text, figure, part, count from (${sql.join([...all], sql` union all `)}) counted
          where figure = any(${sql.param([...figures])}::text[])
            and day between ${span.first}::date and ${span.last}::date`,
        countRow,
      ),
    async reached(span) {
      const [row] = await rowsOf(
        database,
        sql`with ${events}, people as (
            select
              bool_or(event = 'visit') as visit,
              bool_or(event = 'camera_start') as camera,
              bool_or(event in ('makeup_apply', 'first_makeup_applied')) as makeup,
              bool_or(event in ('photo_capture', 'look_save')) as keep,
              bool_or(event = 'sign_up') as sign_up,
              bool_or(event = 'subscription') as purchase
            from events where day between ${span.first}::date and ${span.last}::date
            group by session_id
          )
          select
            count(*) filter (where visit)::int as visit,
            count(*) filter (where visit and camera)::int as camera,
            count(*) filter (where visit and camera and makeup)::int as makeup,
            count(*) filter (where visit and camera and makeup and keep)::int as keep,
            count(*) filter (where visit and camera and makeup and keep and sign_up)::int as sign_up,
            count(*) filter (where visit and camera and makeup and keep and sign_up and purchase)::int
              as purchase
          from people`,
        z.object({
          visit: z.number(),
          camera: z.number(),
          makeup: z.number(),
          keep: z.number(),
          sign_up: z.number(),
          purchase: z.number(),
        }),
      );
      return row === undefined
        ? []
        : [row.visit, row.camera, row.makeup, row.keep, row.sign_up, row.purchase];
    },
    cohorts: (since) =>
      rowsOf(
        database,
        sql`with ${events}, visits as (select session_id, day from events where event = 'visit'),
          firsts as (
            select session_id, date_trunc('week', min(day))::date as week from visits group by 1
          )
          select week::text, ((date_trunc('week', day)::date - week) / 7)::int as later,
            count(distinct visits.session_id)::int as visitors
          from visits join firsts using (session_id)
          where week >= ${since}::date
          group by 1, 2`,
        z.object({ week: z.string(), later: z.number(), visitors: z.number() }),
      ),
  };
}
