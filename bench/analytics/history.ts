import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseConnection } from '#server/db/database.ts';
import { createFold } from '#server/services/analytics/fold/fold.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const DAYS = 90;
/** Events per insert: as many as a full batch of the server holds. */
const EVENTS_AT_ONCE = 1000;
/** Events per browser on average; a browser comes back now and then. */
const EVENTS_OF_BROWSER = 25;

/** Cumulative frequencies of the events, in thousandths: mostly makeup, seldom a purchase. */
const MIX = `case
  when r < 100 then 'visit' when r < 230 then 'page_focus' when r < 360 then 'page_blur'
  when r < 425 then 'camera_start' when r < 765 then 'makeup_apply' when r < 800 then 'photo_capture'
  when r < 920 then 'feature_usage' when r < 930 then 'look_save' when r < 960 then 'color_changed'
  when r < 990 then 'mirror_speed' when r < 996 then 'camera_failure' when r < 999 then 'sign_up'
  else 'subscription' end`;

/** Stores events of one day. The database generates ids and times itself: faster than sending them. */
const STORE = `
  with drawn as (
    select ($1::float8 + random() * 86399000)::bigint as ms, random() * 1000 as r, random() as s,
      random() as pick
    from generate_series(1, $2::int)
  ), named as (select *, ${MIX} as event from drawn)
  insert into analytics_events (event_id, event, page, event_data, session_id, happened_at)
  select (lpad(to_hex(ms), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8'
      || substr(md5(random()::text), 1, 15))::uuid,
    event, case when event = 'visit' and pick < 0.4 then '/landing' else '/makeup-app' end,
    case event
      when 'makeup_apply' then jsonb_build_object('makeupType', 'lipstick', 'shade',
        (array['Classic Red', 'Hot Pink', 'Soft Rose', 'Berry', 'Nude'])[1 + (pick * 4.99)::int % 5])
      when 'camera_start' then jsonb_build_object('browser', 'chrome', 'device', 'phone')
      when 'mirror_speed' then
        jsonb_build_object('device', 'phone', 'fps', (pick * 60)::int, 'startMs', (pick * 4000)::int)
      when 'camera_failure' then jsonb_build_object('browser', 'chrome', 'failure', 'denied')
      else '{}'::jsonb end,
    'session_1700000000000_' || (pow(s, 1.5) * $3::int)::int, to_timestamp(ms / 1000.0)
  from named`;

/** How many times a piece of work is tried, and the pause between two tries. */
const TRIES = 10;
const TRY_AGAIN_MS = 2000;

/**
 * While the disk is still busy with earlier inserts, the server may abort one. It keeps nothing of an
 * aborted insert, so the insert is simply repeated.
 */
async function done(work: () => Promise<unknown>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await work();
      return;
    } catch (problem) {
      if (tried === TRIES) throw problem;
      await pause(TRY_AGAIN_MS);
    }
  }
}

/** Stores this many events over the 90 days up to today, and counts them day by day, as the server does. */
export async function addHistory(connection: DatabaseConnection, events: number): Promise<void> {
  const browsers = Math.ceil(events / EVENTS_OF_BROWSER);
  const today = Math.floor(Date.now() / DAY_MS);
  for (let day = today - DAYS + 1; day <= today; day += 1) {
    await connection.execute(`select analytics_events_of(date '1970-01-01' + $1::int)`, [day]);
    for (let left = Math.ceil(events / DAYS); left > 0; left -= EVENTS_AT_ONCE) {
      const count = Math.min(left, EVENTS_AT_ONCE);
      await done(() => connection.execute(STORE, [day * DAY_MS, count, browsers]));
    }
    const now = () => new Date((day + 1) * DAY_MS - 1);
    const fold = createFold({ database: connection.database, timeZone: 'UTC', now });
    await done(() => fold.all());
  }
  // Table by table: a single vacuum of all tables takes longer than the server lets a statement run.
  const { rows } = await connection.execute(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { relname } of rows) await connection.execute(`vacuum analyze "${String(relname)}"`);
}
