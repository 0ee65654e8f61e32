import type { LoadPage } from '#app/kit/router/router.ts';

/**
 * Loads the page of figures. It stands between the routes and the page, since the first scripts of the studio
 * hold the names of all files that are loaded for a page of theirs: of this one, a few operators need them.
 */
export const loadAnalyticsPage: LoadPage = async () => {
  const { AnalyticsPage } = await import('./analytics-page.tsx');
  return AnalyticsPage;
};
