import { useQuery } from '@tanstack/react-query';
import type { Period } from '#domain/analytics/periods.ts';
import { insightsQuery, type Insights } from './dashboard-query.ts';

export interface InsightsView {
  /** Null until they are there. */
  readonly insights: Insights | null;
  /** When they were received, in milliseconds. */
  readonly readAt: number;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * The figures beyond the specified ones, refreshed like them. What was read last stays when a refresh fails.
 *
 * @param isWanted false where the specified figures are unavailable: then these are not asked for
 */
export function useInsights(period: Period, isWanted: boolean): InsightsView {
  const { data, isError, dataUpdatedAt, refetch } = useQuery({
    ...insightsQuery(period),
    enabled: isWanted,
  });
  return {
    insights: data ?? null,
    readAt: dataUpdatedAt,
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
