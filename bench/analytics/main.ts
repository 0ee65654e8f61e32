/** What a dashboard costs, and how many events can be stored meanwhile: `npm run bench:analytics`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { currentLoad, describeLoad, describeMachine } from '#bench/report/machine.ts';
import { percentile } from '#bench/report/statistics.ts';
import { formatNumber, formatTable } from '#bench/report/table.ts';
import type { ReceivedEvent } from '#contracts/analytics.ts';
import { createDayTeller, spanUpTo } from '#domain/analytics/calendar.ts';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { startCluster } from '#scripts/test/postgres.mjs';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { createAnalytics } from '#server/services/analytics/analytics.ts';
import { createCounting } from '#server/services/analytics/counting.ts';
import { createOperatorsFigures } from '#server/services/analytics/operators-figures.ts';
import { createRawSource } from '#tests/server/support/raw-figures.ts';
import { addHistory, DAYS } from './history.ts';
import { processorTime } from './processor-time.ts';

const MIGRATIONS = join(PROJECT_FOLDER, 'src/server/db/migrations');
const MILLION = 1_000_000;
/** `BENCH_EVENTS` and `BENCH_EMBEDDED_EVENTS` set other numbers of events. */
const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 10 * MILLION);
const EMBEDDED_EVENTS = Number(process.env['BENCH_EMBEDDED_EVENTS'] ?? MILLION);
const READINGS = 200;
const RAW_READINGS = 3;
const LOAD_MS = Number(process.env['BENCH_SECONDS'] ?? 10) * 1000;
const PAGES = 40;
const EVENTS_OF_PAGE = 50;
const DASHBOARDS = 8;
const REFRESH_MS = 1000;

const now = () => new Date();
const settings = { timeZone: 'UTC', eventDays: DAYS };

async function timesOf(work: () => Promise<unknown>, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let reading = 0; reading < count; reading += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times;
}

function pageEvents(): readonly ReceivedEvent[] {
  const sessionId = `session_${Date.now()}_${Math.floor(Math.random() * 1e9)}`;
  const at = (event: ReceivedEvent['event'], eventData: ReceivedEvent['eventData'] = {}) => ({
    event,
    page: '/makeup-app',
    sessionId,
    eventData,
    eventId: uuidv7(),
  });
  return [
    at('visit'),
    at('camera_start', { browser: 'chrome', device: 'phone' }),
    ...Array.from({ length: EVENTS_OF_PAGE - 3 }, () =>
      at('makeup_apply', { makeupType: 'lipstick', shade: 'Berry' }),
    ),
    at('photo_capture'),
  ];
}

/** Stores batches as fast as they are acknowledged, while dashboards refresh and events are counted. */
async function underLoad(connection: DatabaseConnection) {
  const { database, readAnywhere } = connection;
  const log = pino({ level: 'error' });
  const counting = createCounting({ database, timeZone: 'UTC', now, log });
  const analytics = createAnalytics({ database, now, onStored: counting.wake });
  const figures = createOperatorsFigures({ readAnywhere, settings, now, paymentNow: now });
  counting.start();
  const until = performance.now() + LOAD_MS;
  let acknowledged = 0;
  const times: number[] = [];
  let refused = 0;
  const pages = Array.from({ length: PAGES }, async () => {
    while (performance.now() < until) {
      await analytics.track(pageEvents());
      acknowledged += EVENTS_OF_PAGE;
    }
  });
  const dashboards = Array.from({ length: DASHBOARDS }, async (_, place) => {
    await pause((place * REFRESH_MS) / DASHBOARDS);
    while (performance.now() < until) {
      await timesOf(() => figures.dashboard(DAYS), 1).then(
        (spent) => times.push(...spent),
        () => (refused += 1),
      );
      await pause(REFRESH_MS);
    }
  });
  await Promise.all([...pages, ...dashboards]);
  const { rows } = await connection.execute(
    'select coalesce(sum(jsonb_array_length(events)), 0)::int as waiting from analytics_batches',
  );
  await counting.stop();
  return {
    acknowledged: acknowledged / (LOAD_MS / 1000),
    counted: (acknowledged - Number(rows[0]?.['waiting'])) / (LOAD_MS / 1000),
    times,
    refused,
  };
}

async function measure(
  name: string,
  connection: DatabaseConnection,
  events: number,
  server?: number,
) {
  const began = performance.now();
  await addHistory(connection, events);
  const counted = events / ((performance.now() - began) / 1000);
  const { database, readAnywhere } = connection;
  const figures = createOperatorsFigures({ readAnywhere, settings, now, paymentNow: now });
  await timesOf(() => figures.dashboard(DAYS), 20);
  const before = processorTime(server);
  const dashboard = await timesOf(() => figures.dashboard(DAYS), READINGS);
  const processor = (processorTime(server) - before) / READINGS;
  const insights = await timesOf(() => figures.insights(DAYS), READINGS / 10);
  const span = spanUpTo(createDayTeller('UTC')(now()), DAYS);
  const raw = await timesOf(
    () => createRawSource(database, 'UTC').reached(span),
    RAW_READINGS,
  ).catch(() => []);
  const load = await underLoad(connection);
  console.log(`${name}, ${events} events: load of the machine ${describeLoad()}`);
  return [
    `${name} ${events}`,
    formatNumber(percentile(dashboard, 0.5), 1),
    formatNumber(percentile(dashboard, 0.99), 1),
    formatNumber(processor, 1),
    formatNumber(percentile(insights, 0.5), 1),
    formatNumber(percentile(raw, 0.5), 0),
    formatNumber(counted, 0),
    formatNumber(load.acknowledged, 0),
    formatNumber(load.counted, 0),
    formatNumber(percentile(load.times, 0.5), 1),
    formatNumber(percentile(load.times, 0.99), 1),
    String(load.refused),
  ];
}

async function measurePostgresql(events: number) {
  const cluster = await startCluster({ durable: true });
  try {
    const connection = await openPostgresql({ url: cluster.url }, MIGRATIONS);
    const row = await measure('postgresql', connection, events, cluster.pid());
    await connection.close();
    return row;
  } finally {
    await cluster.stop();
  }
}

async function measureEmbedded(events: number) {
  const folder = await mkdtemp(join(tmpdir(), 'lookglass-bench-'));
  try {
    const connection = await openEmbedded(join(folder, 'database'), MIGRATIONS);
    const row = await measure('embedded', connection, events);
    await connection.close();
    return row;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

console.log(`${describeMachine()}, load ${formatNumber(currentLoad(), 1)}`);
const rows = [];
for (const events of [EVENTS / 10, EVENTS]) {
  if (events > 0) rows.push(await measurePostgresql(events));
}
for (const events of [EMBEDDED_EVENTS / 10, EMBEDDED_EVENTS]) {
  if (events > 0) rows.push(await measureEmbedded(events));
}
console.log(
  formatTable(
    [
      'events over 90 days',
      'dashboard p50 ms',
      'p99',
      'processor ms',
      'insights p50',
      'plain SQL, visitors and funnel alone',
      'made and counted /s',
      'acknowledged /s',
      'counted /s meanwhile',
      'dashboard meanwhile p50',
      'p99',
      'refused',
    ],
    rows,
  ),
);
