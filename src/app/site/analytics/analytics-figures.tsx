import type { ReactNode } from 'react';
import {
  ANALYTICS_WORDS as WORDS,
  LAST_DAYS_WORDS,
  RECENT_WORDS,
  USER_ACTIVITY_WORDS,
} from '#content/analytics-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { CAME_BACK, DEVICE_WORDS, FUNNEL_WORDS, INSIGHT_WORDS } from '#content/insight-words.ts';
import { percentOf } from '#domain/analytics/rates.ts';
import { AnalyticsCard } from './analytics-card.tsx';
import { AnalyticsLoading, NotRefreshed } from './analytics-state.tsx';
import type { Insights } from './dashboard-query.ts';
import { Devices } from './devices.tsx';
import { momentText } from './figure-format.ts';
import { Funnel } from './funnel.tsx';
import { InsightCards } from './insight-cards.tsx';
import { LastDays } from './last-days.tsx';
import { RecentEvents } from './recent-events.tsx';
import { ShadesWorn } from './shades-worn.tsx';
import { TotalCards, type CardId } from './total-cards.tsx';
import { UsageTrends } from './usage-trends.tsx';
import type { ShownDashboard } from './use-dashboard.ts';
import type { InsightsView } from './use-insights.ts';
import { UserActivity } from './user-activity.tsx';

/** From the specification. */
const MOST_EVENTS = 10;

interface AnalyticsFiguresProps {
  readonly view: ShownDashboard;
  readonly beyond: InsightsView;
}

/** The specified figures, and those beyond the specification as soon as they have loaded. */
export function AnalyticsFigures({ view, beyond }: AnalyticsFiguresProps) {
  const { dashboard, readAt } = view;
  const { totals, dailyStats, recentEvents } = dashboard;
  const { insights } = beyond;
  return (
    <div className="analytics">
      {view.isStale ? <NotRefreshed readAt={readAt} /> : null}
      <TotalCards
        totals={totals}
        heading="h2"
        before={insights === null ? undefined : cardsBefore(insights)}
        visitorsNote={insights === null ? undefined : cameBack(insights)}
      />
      <div className="analytics-grid">
        <AnalyticsCard title={LAST_DAYS_WORDS.title} size="large">
          <UsageTrends days={dailyStats} insights={insights} />
        </AnalyticsCard>
        <AnalyticsCard title={LAST_DAYS_WORDS.dayByDay}>
          <LastDays days={dailyStats} />
        </AnalyticsCard>
        {insights === null ? null : (
          <AnalyticsCard title={FUNNEL_WORDS.title} size="large" about={FUNNEL_WORDS.about}>
            <Funnel steps={insights.current.funnel} before={insights.before.funnel} />
          </AnalyticsCard>
        )}
        <AnalyticsCard title={USER_ACTIVITY_WORDS.title}>
          <UserActivity totals={totals} />
        </AnalyticsCard>
        {insights === null ? null : (
          <>
            <ShadesWorn shades={insights.shades} />
            <AnalyticsCard title={DEVICE_WORDS.title} about={DEVICE_WORDS.about}>
              <Devices speed={insights.speed} />
            </AnalyticsCard>
            <InsightCards insights={insights} />
          </>
        )}
        <AnalyticsCard
          title={RECENT_WORDS.title}
          size={insights === null ? 'large' : 'whole'}
          aside={fillIn(RECENT_WORDS.last, { count: MOST_EVENTS })}
        >
          <RecentEvents events={recentEvents} most={MOST_EVENTS} now={readAt} />
        </AnalyticsCard>
      </div>
      <Beyond view={beyond} />
      <p className="analytics-foot">
        {insights === null
          ? null
          : `${fillIn(INSIGHT_WORDS.timeZone, { zone: insights.timeZone })} `}
        {WORDS.promise}
      </p>
    </div>
  );
}

/** The figures of the first row's cards in the period before. */
function cardsBefore({ before: { totals } }: Insights): Readonly<Record<CardId, number>> {
  return {
    totalVisitors: totals.visits,
    uniqueVisitors: totals.uniqueVisitors,
    cameraStarts: totals.cameraStarts,
    subscriptions: totals.purchases,
  };
}

function cameBack({ current: { totals } }: Insights): string {
  const { uniqueVisitors, newVisitors } = totals;
  const percent = percentOf(Math.max(0, uniqueVisitors - newVisitors), uniqueVisitors);
  return fillIn(CAME_BACK, { percent });
}

/** Says whether the figures beyond the specification are loading, missing or outdated. */
function Beyond({
  view: { insights, hasFailed, readAt, retry },
}: {
  view: InsightsView;
}): ReactNode {
  if (!hasFailed) return insights === null ? <AnalyticsLoading /> : null;
  if (insights !== null) {
    return (
      <p role="status" className="analytics-stale">
        {fillIn(INSIGHT_WORDS.failedRefresh, { moment: momentText(readAt) })}
      </p>
    );
  }
  return (
    <div role="alert" className="analytics-stale analytics-missing">
      <p>
        <strong>{INSIGHT_WORDS.failed}</strong> {INSIGHT_WORDS.failedAdvice}
      </p>
      <button type="button" className="button-secondary" onClick={retry}>
        {INSIGHT_WORDS.tryAgain}
      </button>
    </div>
  );
}
