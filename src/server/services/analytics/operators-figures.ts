import { desc, eq } from 'drizzle-orm';
import { createDayTeller, spanUpTo } from '#domain/analytics/calendar.ts';
import type { AnalyticsSettings } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { analyticsEvents } from '#server/db/schema/analytics.ts';
import { countAccounts, readRevenue } from './figures/books.ts';
import { type Dashboard, readDashboardOf } from './figures/dashboard.ts';
import { type Insights, readInsightsOf } from './figures/insights.ts';
import { createRawSource } from './figures/raw-source.ts';

/** What operators are shown of what happens on the pages. */
export interface OperatorsFigures {
  /** Of so many days up to today. */
  readonly dashboard: (days: number) => Promise<Dashboard>;
  readonly insights: (days: number) => Promise<Insights>;
  /** Erases every event that came under this number of a browser. */
  readonly forget: (sessionId: string) => Promise<void>;
}

export interface OperatorsFiguresNeeds {
  readonly database: Database;
  readonly settings: AnalyticsSettings;
  readonly now: () => Date;
}

/** Events that the dashboard's dialog shows; its page shows fewer. */
const RECENT = 15;

export function createOperatorsFigures(needs: OperatorsFiguresNeeds): OperatorsFigures {
  const { database, settings, now } = needs;
  const { timeZone } = settings;
  const source = createRawSource(database, timeZone);
  const dayOfMoment = createDayTeller(timeZone);

  async function readRecent(): Promise<Dashboard['recentEvents']> {
    const rows = await database
      .select()
      .from(analyticsEvents)
      .orderBy(desc(analyticsEvents.receivedAt), desc(analyticsEvents.eventId))
      .limit(RECENT);
    return rows.map(({ eventId, event, page, receivedAt }) => ({
      id: eventId,
      event,
      page,
      timestamp: receivedAt.toISOString(),
    }));
  }

  return {
    dashboard: (days) =>
      readDashboardOf(
        { source, countAccounts: () => countAccounts(database, now()), readRecent },
        spanUpTo(dayOfMoment(now()), days),
      ),
    insights: (days) =>
      readInsightsOf(
        {
          source,
          timeZone,
          readAsOf: async () => now(),
          readRevenue: (span) => readRevenue(database, span, timeZone),
        },
        spanUpTo(dayOfMoment(now()), days),
      ),
    async forget(sessionId) {
      await database.delete(analyticsEvents).where(eq(analyticsEvents.sessionId, sessionId));
    },
  };
}
