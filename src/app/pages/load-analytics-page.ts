import type { LoadPage } from '#app/kit/router/router.ts';

/**
 * Loads the page of figures. This module lies between the routes and the page because the studio's first
 * scripts contain the names of all files that a page of theirs loads, and only a few operators need those of
 * this page.
 */
export const loadAnalyticsPage: LoadPage = async () => {
  const { AnalyticsPage } = await import('./analytics-page.tsx');
  return AnalyticsPage;
};
