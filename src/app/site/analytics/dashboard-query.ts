/** The queries for the site's figures, which operators may read. */

import { queryOptions } from '@tanstack/react-query';
import { readDashboard, readInsights } from '#contracts/analytics-figures.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import type { Period } from '#domain/analytics/periods.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export type Dashboard = ReplyOf<typeof readDashboard>;
export type Insights = ReplyOf<typeof readInsights>;

/** The number of days on show at first; from the specification. */
export const FIRST_PERIOD: Period = 30;

/** How often the figures are refreshed, in milliseconds; from the specification. */
const REFRESH = 60_000;

/** Whether the server refused this person the figures: then it is not asked again. */
export function isRefused(problem: unknown): boolean {
  return problem instanceof ApiProblem && (problem.status === 401 || problem.status === 403);
}

/**
 * Read when the view is opened and every minute from then on, but only while it is open and its tab is in
 * front.
 */
export const REFRESHED = {
  staleTime: 0,
  refetchOnReconnect: 'always',
  refetchInterval: ({ state }: { state: { error: Error | null } }): number | false =>
    isRefused(state.error) ? false : REFRESH,
} as const;

export const dashboardQuery = (period: Period) =>
  queryOptions({
    queryKey: [readDashboard.path, period],
    queryFn: ({ signal }) => callApi(readDashboard, { params: { days: String(period) }, signal }),
    ...REFRESHED,
  });

export const insightsQuery = (period: Period) =>
  queryOptions({
    queryKey: [readInsights.path, period],
    queryFn: ({ signal }) => callApi(readInsights, { params: { days: String(period) }, signal }),
    ...REFRESHED,
  });
