import { desc, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { createDayTeller, spanUpTo } from '#domain/analytics/calendar.ts';
import type { AnalyticsSettings } from '#server/config/config.ts';
import type { Database, DatabaseConnection } from '#server/db/database.ts';
import { analyticsBatches, analyticsRecent } from '#server/db/schema/analytics.ts';
import { countAccounts, readRevenue } from './figures/books.ts';
import { createCountedSource } from './figures/counted-source.ts';
import { type AccountCounts, type Dashboard, readDashboardOf } from './figures/dashboard.ts';
import { type Insights, readInsightsOf } from './figures/insights.ts';
import { RECENT_EVENTS } from './fold/figure-rows.ts';
import { rowsOf } from '#server/db/rows-of.ts';

/** What operators are shown of what happens on the pages. */
export interface OperatorsFigures {
  /** The figures of this many days up to today. */
  readonly dashboard: (days: number) => Promise<Dashboard>;
  readonly insights: (days: number) => Promise<Insights>;
}

export interface OperatorsFiguresNeeds {
  readonly readAnywhere: DatabaseConnection['readAnywhere'];
  readonly settings: AnalyticsSettings;
  readonly now: () => Date;
  /** The time that payments follow. */
  readonly paymentNow: () => Date;
}

/** Counting accounts reads every one of them, so it is not done at each refresh of each page. */
const ACCOUNTS_KEPT_MS = 5000;

/** Keeps what was read for a while; a failure is not kept. */
function remembered<Value>(
  read: () => Promise<Value>,
  now: () => Date,
  milliseconds: number,
): () => Promise<Value> {
  let kept: { readonly until: number; readonly value: Promise<Value> } | undefined;
  return () => {
    const at = now().getTime();
    if (kept !== undefined && at < kept.until) return kept.value;
    const reading = { until: at + milliseconds, value: read() };
    kept = reading;
    reading.value.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.value;
  };
}

/** The last events, the newest first. */
async function readRecent(on: Database): Promise<Dashboard['recentEvents']> {
  const rows = await on
    .select()
    .from(analyticsRecent)
    .orderBy(desc(analyticsRecent.happenedAt), desc(analyticsRecent.eventId))
    .limit(RECENT_EVENTS);
  return rows.map(({ eventId, event, page, happenedAt }) => ({
    id: eventId,
    event,
    page,
    timestamp: happenedAt.toISOString(),
  }));
}

const countedRow = z.object({ before: z.nullable(z.number()) });

/**
 * The moment before which everything that was stored is counted: up to the first events that still wait,
 * or that a replica does not have yet.
 */
async function readAsOf(on: Database, now: Date): Promise<Date> {
  const [counted] = await rowsOf(
    on,
    sql`select (extract(epoch from least(
        (select stored_at from ${analyticsBatches} order by id limit 1),
        case when pg_is_in_recovery() then pg_last_xact_replay_timestamp() end
      )) * 1000)::float8 as before`,
    countedRow,
  );
  return new Date(Math.min(counted?.before ?? Infinity, now.getTime()));
}

export function createOperatorsFigures(needs: OperatorsFiguresNeeds): OperatorsFigures {
  const { readAnywhere, settings, now, paymentNow } = needs;
  const { timeZone } = settings;
  const dayOfMoment = createDayTeller(timeZone);
  const accounts: () => Promise<AccountCounts> = remembered(
    () => readAnywhere((on) => countAccounts(on, paymentNow())),
    now,
    ACCOUNTS_KEPT_MS,
  );
  const spanOf = (days: number) => spanUpTo(dayOfMoment(now()), days);
  return {
    dashboard: (days) =>
      readAnywhere((on) =>
        readDashboardOf(
          {
            source: createCountedSource(on),
            countAccounts: accounts,
            readRecent: () => readRecent(on),
          },
          spanOf(days),
        ),
      ),
    insights: (days) =>
      readAnywhere((on) =>
        readInsightsOf(
          {
            source: createCountedSource(on),
            timeZone,
            readAsOf: () => readAsOf(on, now()),
            readRevenue: (span) => readRevenue(on, span, timeZone),
          },
          spanOf(days),
        ),
      ),
  };
}
