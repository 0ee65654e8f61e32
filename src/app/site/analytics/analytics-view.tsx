import './analytics.css';
import './insights.css';
import { useState } from 'react';
import { ANALYTICS_WORDS as WORDS } from '#content/analytics-words.ts';
import type { Period } from '#domain/analytics/periods.ts';
import { PageHeading } from '#app/kit/ui/page-heading.tsx';
import { AnalyticsFigures } from './analytics-figures.tsx';
import { AnalyticsLead } from './analytics-lead.tsx';
import { AnalyticsLoading, AnalyticsUnavailable } from './analytics-state.tsx';
import { CsvButton } from './csv-button.tsx';
import { FIRST_PERIOD } from './dashboard-query.ts';
import { PeriodChoice } from './period-choice.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useInsights } from './use-insights.ts';

/** Everything that is counted on the site; people who may not read it only see that it is unavailable. */
export function AnalyticsView() {
  const [period, setPeriod] = useState<Period>(FIRST_PERIOD);
  const view = useDashboard(period);
  const beyond = useInsights(period, view.state !== 'unavailable');
  return (
    <>
      <PageHeading
        title={WORDS.title}
        back={WORDS.back}
        lead={view.state === 'shown' ? <AnalyticsLead view={view} /> : undefined}
      >
        {view.state === 'unavailable' && view.retry === null ? null : (
          <div className="analytics-choices">
            <PeriodChoice value={period} onChange={setPeriod} />
            {view.state === 'shown' ? (
              <CsvButton
                dashboard={view.dashboard}
                readAt={view.readAt}
                insights={beyond.insights}
              />
            ) : null}
          </div>
        )}
      </PageHeading>
      {view.state === 'loading' ? <AnalyticsLoading /> : null}
      {view.state === 'unavailable' ? (
        <AnalyticsUnavailable heading="h2" retry={view.retry} />
      ) : null}
      {view.state === 'shown' ? <AnalyticsFigures view={view} beyond={beyond} /> : null}
    </>
  );
}
