import { PAGES } from '#content/pages.ts';
import { AnalyticsView } from '#app/site/analytics/analytics-view.tsx';
import { SiteLayout } from '#app/site/frame/site-layout.tsx';

/** The site's figures, for operators; everyone else is told that they are unavailable. */
export function AnalyticsPage() {
  return (
    <SiteLayout page={PAGES['/analytics']}>
      <AnalyticsView />
    </SiteLayout>
  );
}
