import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { forgetVisitor, type PageEvent, trackEvent } from '#contracts/analytics.ts';
import { readDashboard, readInsights } from '#contracts/analytics-figures.ts';
import { analyticsVisitors } from '#server/db/schema/analytics.ts';
import { createFold } from '#server/services/analytics/fold/fold.ts';
import { forgetOldDays, forgetOldEvents } from '#server/services/analytics/forget-events.ts';
import { dayNumber } from '#domain/analytics/calendar.ts';
import { joinAs } from './support/account.ts';
import { givePro } from './support/entitle.ts';
import { usePlatform } from './support/platform.ts';
import { tablesHolding } from './support/search-tables.ts';

const platform = usePlatform();

const DAY_MS = 24 * 60 * 60 * 1000;

function event(differences: Partial<PageEvent> = {}): PageEvent {
  return {
    event: 'visit',
    page: '/landing',
    sessionId: 'session_1772366400000_zoe',
    eventId: uuidv7(),
    ...differences,
  };
}

async function tell(...events: readonly PageEvent[]): Promise<void> {
  const reply = await platform().visitor().call(trackEvent, { body: { events } });
  expect(reply.statusCode).toBe(202);
}

async function count(): Promise<void> {
  const { database } = platform().connection;
  await createFold({ database, timeZone: 'UTC', now: () => new Date() }).all();
}

async function dashboard(days: '7' | '30' | '90' = '7') {
  const { visitor } = await joinAs(platform(), 'operator');
  const reply = await visitor.call(readDashboard, { params: { days } });
  return readDashboard.reply.parse(reply.json());
}

async function insights(days: '7' | '30' | '90' = '7') {
  const { visitor } = await joinAs(platform(), 'operator');
  const reply = await visitor.call(readInsights, { params: { days } });
  return readInsights.reply.parse(reply.json());
}

describe.each([readDashboard, readInsights])('$path', (contract) => {
  it('is for operators alone', async () => {
    const params = { days: '30' };
    expect((await platform().visitor().call(contract, { params })).statusCode).toBe(401);
    const member = await joinAs(platform());
    expect((await member.visitor.call(contract, { params })).statusCode).toBe(403);
    const operator = await joinAs(platform(), 'operator');
    expect((await operator.visitor.call(contract, { params })).statusCode).toBe(200);
  });

  it.each(['1', '31', '030', 'all'])('refuses a period of %s days', async (days) => {
    const operator = await joinAs(platform(), 'operator');
    const reply = await operator.visitor.call(contract, { params: { days } });
    expect(reply.statusCode).toBe(400);
  });
});

describe('the dashboard', () => {
  it('shows events a moment after they were stored, the newest first', async () => {
    const other = 'session_1772366400000_ann';
    await tell(
      event({ ageMs: 3 * DAY_MS }),
      event({ ageMs: 1000 }),
      event({ event: 'camera_start', page: '/makeup-app', ageMs: 500 }),
      event({ sessionId: other, ageMs: 8 * DAY_MS - DAY_MS }),
    );
    await expect.poll(async () => (await dashboard()).totals.totalVisitors).toBe(2);
    const { totals, dailyStats, recentEvents } = await dashboard('30');
    expect(totals).toMatchObject({ totalVisitors: 3, uniqueVisitors: 2, cameraStarts: 1 });
    expect(dailyStats).toHaveLength(30);
    expect(dailyStats[0]?.date).toBe(new Date().toISOString().slice(0, 10));
    expect(dailyStats[3]?.uniqueVisitors).toBe(1);
    expect(recentEvents.map(({ event: name }) => name)).toEqual([
      'camera_start',
      'visit',
      'visit',
      'visit',
    ]);
  });

  it('says how many accounts have Pro', async () => {
    const { id } = await joinAs(platform());
    await givePro(platform().connection, id);
    platform().advance(10_000); // What was counted before is kept for a while.
    await joinAs(platform());
    const { totals } = await dashboard();
    // The operator is the third.
    expect(totals).toMatchObject({ freeUsers: 2, proUsers: 1 });
  });
});

describe('the insights', () => {
  it('follow people from their first page to a purchase', async () => {
    await tell(
      event(),
      event({ event: 'camera_start', eventData: { browser: 'firefox', device: 'phone' } }),
      event({ event: 'makeup_apply', eventData: { makeupType: 'lipstick', shade: 'Berry' } }),
      event({
        event: 'makeup_apply',
        eventData: { makeupType: 'lipstick', shade: 'Berry' },
        eventId: uuidv7({ msecs: Date.now() - 7 * DAY_MS }),
        ageMs: 7 * DAY_MS,
      }),
      event({ event: 'makeup_apply', eventData: { makeupType: 'lipstick', shade: 'Zoe Ray' } }),
      event({ event: 'photo_capture' }),
      event({ event: 'sign_up' }),
      event({ event: 'subscription', eventData: { planType: 'monthly' } }),
      event({ sessionId: 'session_1772366400000_ann' }),
    );
    await count();
    const { current, before, firstPages, shades } = await insights();
    expect(current.funnel.map(({ visitors, lost }) => [visitors, lost])).toEqual([
      [2, 0],
      [1, 1],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(before.totals.uniqueVisitors).toBe(0);
    expect(firstPages).toEqual([
      { page: '/landing', visitors: 2, startedCamera: 1, signedUp: 1, purchased: 1 },
    ]);
    expect(shades).toEqual([
      { product: 'lipstick', shade: 'Berry', count: 1, before: 1 },
      { product: 'lipstick', shade: 'custom', count: 1, before: 0 },
    ]);
  });

  it('say how fast mirrors are and what fails in which browser', async () => {
    const speed = (fps: number, startMs: number) =>
      event({ event: 'mirror_speed', eventData: { device: 'phone', fps, startMs } });
    await tell(
      speed(12, 4049),
      speed(30, 900),
      speed(31, 900),
      event({ event: 'camera_start', eventData: { browser: 'safari' } }),
      event({ event: 'camera_failure', eventData: { browser: 'safari', failure: 'denied' } }),
      ...(['denied', 'busy'] as const).map((failure) =>
        event({
          event: 'camera_failure',
          eventData: { browser: 'safari', failure },
          ageMs: 7 * DAY_MS,
        }),
      ),
      event({ event: 'camera_start', eventData: { browser: 'safari' }, ageMs: 7 * DAY_MS }),
    );
    await count();
    const { speed: shown, failures } = await insights();
    expect(shown).toEqual([
      {
        device: 'phone',
        mirrors: 3,
        withoutWebgl: 0,
        fps: { median: 30, slowTenth: 12 },
        startMs: { median: 900, slowTenth: 4000 },
      },
    ]);
    expect(failures).toEqual([
      {
        browser: 'safari',
        cameraStarts: 1,
        failures: [{ part: 'camera', failure: 'denied', count: 1 }],
        before: { cameraStarts: 1, camera: 2, engine: 0 },
      },
    ]);
  });
});

describe('a person who has the number of their browser forgotten', () => {
  it('leaves no event behind, and figures that name nobody', async () => {
    const gone = 'session_1772366400000_gone';
    await tell(event({ sessionId: gone }), event());
    await count();
    await tell(event({ sessionId: gone, event: 'camera_start' }), event({ event: 'page_focus' }));
    const reply = await platform()
      .visitor()
      .call(forgetVisitor, { body: { sessionId: gone } });
    expect(reply.statusCode).toBe(200);
    expect(await tablesHolding(platform().connection, [gone])).toEqual([]);
    await count();
    const { totals, recentEvents } = await dashboard();
    expect(totals).toMatchObject({ uniqueVisitors: 2, cameraStarts: 0 });
    expect(recentEvents).toHaveLength(2);
  });
});

describe('what is old', () => {
  const days = async () => {
    const { rows } = await platform().connection.execute(
      `select relname::text as name from pg_inherits join pg_class on pg_class.oid = inhrelid
       where inhparent = 'analytics_events'::regclass order by 1`,
    );
    return rows.map(({ name }) => String(name));
  };

  it('goes as a whole day, and the figures stay', async () => {
    const { database } = platform().connection;
    await database.execute(sql`select analytics_events_of('2020-01-05')`);
    const eventId = uuidv7({ msecs: Date.parse('2020-01-05T10:00:00Z') });
    await tell(event({ eventId }), event());
    await count();
    expect(await days()).toContain('analytics_events_20200105');
    await forgetOldEvents(database, new Date(Date.now() - 90 * DAY_MS));
    expect(await days()).not.toContain('analytics_events_20200105');
    const left = await platform().connection.execute('select event_id from analytics_events');
    expect(left.rows).toHaveLength(1);
    expect((await dashboard()).totals.totalVisitors).toBe(2);
  });

  it('is forgotten of each browser after 180 days', async () => {
    const { database } = platform().connection;
    const today = dayNumber('2026-11-23');
    await database.insert(analyticsVisitors).values([
      {
        sessionId: 'session_long_gone',
        firstPage: '/landing',
        firstAt: new Date('2026-01-01T10:00:00Z'),
        firstDay: '2026-01-01',
        days: { [dayNumber('2026-01-01')]: 1 },
        earliestDay: '2026-01-01',
        lastDay: '2026-01-01',
      },
      {
        sessionId: 'session_still_here',
        firstPage: '/landing',
        firstAt: new Date('2026-01-01T10:00:00Z'),
        firstDay: '2026-01-01',
        days: { [dayNumber('2026-01-01')]: 1, [today - 1]: 1 },
        earliestDay: '2026-01-01',
        lastDay: '2026-11-22',
      },
    ]);
    await forgetOldDays(database, today);
    expect(await database.select().from(analyticsVisitors)).toEqual([
      {
        sessionId: 'session_still_here',
        firstPage: '',
        firstAt: null,
        firstDay: null,
        days: { [today - 1]: 1 },
        earliestDay: '2026-11-22',
        lastDay: '2026-11-22',
      },
    ]);
  });
});
