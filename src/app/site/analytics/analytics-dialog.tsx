import './analytics.css';
import { useState } from 'react';
import {
  ANALYTICS_WORDS as WORDS,
  LAST_DAYS_WORDS,
  RECENT_WORDS,
  USER_ACTIVITY_WORDS,
} from '#content/analytics-words.ts';
import { Link } from '#app/kit/router/link.tsx';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { AnalyticsLoading, AnalyticsUnavailable, NotRefreshed } from './analytics-state.tsx';
import { FIRST_PERIOD } from './dashboard-query.ts';
import type { Period } from '#domain/analytics/periods.ts';
import { LastDays } from './last-days.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { RecentEvents } from './recent-events.tsx';
import { TotalCards } from './total-cards.tsx';
import { useDashboard, type DashboardView } from './use-dashboard.ts';
import { UserActivity } from './user-activity.tsx';

/** From the specification: more than on the page. */
const MOST_EVENTS = 15;

/** The figures over the mirror. They are read only while it is open. */
export function AnalyticsDialog({ onClose }: { onClose: () => void }) {
  const [period, setPeriod] = useState<Period>(FIRST_PERIOD);
  const view = useDashboard(period);
  return (
    <Dialog
      title={WORDS.title}
      description={WORDS.dialogLead}
      close={WORDS.close}
      onClose={onClose}
      size="wide"
    >
      <div className="analytics-dialog">
        <div className="analytics-dialog-head">
          <PeriodChoice value={period} onChange={setPeriod} />
          <Link to="/analytics" className="quiet-button" onClick={onClose}>
            {WORDS.whole}
          </Link>
        </div>
        <Figures view={view} />
      </div>
    </Dialog>
  );
}

function Figures({ view }: { view: DashboardView }) {
  if (view.state === 'loading') return <AnalyticsLoading />;
  if (view.state === 'unavailable') return <AnalyticsUnavailable heading="h3" retry={view.retry} />;
  const { totals, dailyStats, recentEvents } = view.dashboard;
  return (
    <>
      {view.isStale ? <NotRefreshed readAt={view.readAt} /> : null}
      <TotalCards totals={totals} heading="h3" />
      <div className="analytics-pair">
        <section>
          <h3 className="analytics-title">{USER_ACTIVITY_WORDS.title}</h3>
          <UserActivity totals={totals} />
        </section>
        <section>
          <h3 className="analytics-title">{LAST_DAYS_WORDS.title}</h3>
          <LastDays days={dailyStats} />
        </section>
      </div>
      <section>
        <h3 className="analytics-title">{RECENT_WORDS.title}</h3>
        <RecentEvents events={recentEvents} most={MOST_EVENTS} now={view.readAt} />
      </section>
    </>
  );
}
