import { useQuery } from '@tanstack/react-query';
import { dashboardQuery, isRefused, type Dashboard } from './dashboard-query.ts';
import type { Period } from '#domain/analytics/periods.ts';
import { useMayRead } from './use-may-read.ts';

export type DashboardView =
  | { readonly state: 'loading' }
  | {
      readonly state: 'unavailable';
      /** Asks the server again; null where the answer would be the same. */
      readonly retry: (() => void) | null;
    }
  | {
      readonly state: 'shown';
      readonly dashboard: Dashboard;
      /** When the figures were received, in milliseconds. */
      readonly readAt: number;
      /** Whether they could not be refreshed since. */
      readonly isStale: boolean;
    };

export type ShownDashboard = Extract<DashboardView, { state: 'shown' }>;

/**
 * The figures of a period, refreshed while the component is mounted. What was read last stays when a refresh
 * fails.
 */
export function useDashboard(period: Period): DashboardView {
  const mayRead = useMayRead();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...dashboardQuery(period),
    enabled: mayRead,
  });
  if (!mayRead || isRefused(error)) return { state: 'unavailable', retry: null };
  if (data !== undefined) {
    return { state: 'shown', dashboard: data, readAt: dataUpdatedAt, isStale: error !== null };
  }
  if (error === null) return { state: 'loading' };
  return { state: 'unavailable', retry: () => void refetch() };
}
