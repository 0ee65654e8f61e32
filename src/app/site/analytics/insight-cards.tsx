import {
  FAILURE_INSIGHT_WORDS,
  FIRST_PAGE_WORDS,
  LOOK_INSIGHT_WORDS,
  RETENTION_WORDS,
  REVENUE_WORDS,
} from '#content/insight-words.ts';
import { AnalyticsCard } from './analytics-card.tsx';
import type { Insights } from './dashboard-query.ts';
import { Failures } from './failures.tsx';
import { FirstPages } from './first-pages.tsx';
import { LooksWorn } from './looks-worn.tsx';
import { Retention } from './retention.tsx';
import { Revenue } from './revenue.tsx';

/** Where people come from, who comes back, what fails, what is paid. */
export function InsightCards({ insights }: { insights: Insights }) {
  const { current, before, firstPages, looks, retention, failures } = insights;
  return (
    <>
      <AnalyticsCard title={FIRST_PAGE_WORDS.title} size="large" about={FIRST_PAGE_WORDS.about}>
        <FirstPages pages={firstPages} />
      </AnalyticsCard>
      <AnalyticsCard title={LOOK_INSIGHT_WORDS.title} about={LOOK_INSIGHT_WORDS.about}>
        <LooksWorn looks={looks} />
      </AnalyticsCard>
      <AnalyticsCard title={RETENTION_WORDS.title} size="whole" about={RETENTION_WORDS.about}>
        <Retention weeks={retention} />
      </AnalyticsCard>
      <AnalyticsCard
        title={FAILURE_INSIGHT_WORDS.title}
        size="whole"
        about={FAILURE_INSIGHT_WORDS.about}
      >
        <Failures browsers={failures} />
      </AnalyticsCard>
      <AnalyticsCard title={REVENUE_WORDS.title} size="whole" about={REVENUE_WORDS.about}>
        <Revenue current={current} before={before} />
      </AnalyticsCard>
    </>
  );
}
