import { desc } from 'drizzle-orm';
import { createDayTeller, spanUpTo } from '#domain/analytics/calendar.ts';
import { PERIODS } from '#domain/analytics/periods.ts';
import type { Database } from '#server/db/database.ts';
import { analyticsEvents } from '#server/db/schema/analytics.ts';
import { createCountedSource } from '#server/services/analytics/figures/counted-source.ts';
import { readDashboardOf } from '#server/services/analytics/figures/dashboard.ts';
import type { FigureSource } from '#server/services/analytics/figures/figure-source.ts';
import { readInsightsOf } from '#server/services/analytics/figures/insights.ts';
import { createRawSource } from './raw-figures.ts';

const RECENT = 15;

/** Everything that operators are shown of every period, by one source of figures. */
async function everyFigure(source: FigureSource, timeZone: string, now: Date) {
  const today = createDayTeller(timeZone)(now);
  const figures = [];
  for (const days of PERIODS) {
    const span = spanUpTo(today, days);
    figures.push(
      await readDashboardOf(
        {
          source,
          countAccounts: async () => ({ accounts: 0, pro: 0 }),
          readRecent: async () => [],
        },
        span,
      ),
      await readInsightsOf(
        { source, timeZone, readAsOf: async () => now, readRevenue: async () => [] },
        span,
      ),
    );
  }
  return figures;
}

/** What was counted when the events came, and the same by plain SQL over the events. */
export async function bothWays(database: Database, timeZone: string, now: Date) {
  return {
    counted: await everyFigure(createCountedSource(database), timeZone, now),
    plain: await everyFigure(createRawSource(database, timeZone), timeZone, now),
  };
}

/** The ids of the last events, by plain SQL. */
export async function lastEventIds(database: Database): Promise<readonly string[]> {
  const rows = await database
    .select({ id: analyticsEvents.eventId })
    .from(analyticsEvents)
    .orderBy(desc(analyticsEvents.happenedAt), desc(analyticsEvents.eventId))
    .limit(RECENT);
  return rows.map(({ id }) => id);
}
