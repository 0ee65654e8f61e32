/**
 * What people reported, and which restrictions are in force, as operators read it. The server logs each
 * look.
 */

import { infiniteQueryOptions } from '@tanstack/react-query';
import { listReports, listRestrictions } from '#contracts/operator-reports.ts';
import type { CaseState } from '#domain/decency/report.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';

/** The page parameter of the first page; that of a later one is the id of the last row read so far. */
const FIRST = '';

export const reportsQuery = (state: CaseState) =>
  infiniteQueryOptions({
    queryKey: [listReports.path, state],
    queryFn: ({ pageParam, signal }) =>
      callApi(listReports, {
        query: pageParam === FIRST ? { state } : { state, before: pageParam },
        signal,
      }),
    initialPageParam: FIRST,
    getNextPageParam: ({ cases, hasMore }) => (hasMore ? cases.at(-1)?.id : undefined),
    // Data about other people is not kept once it is off the screen.
    gcTime: 0,
  });

export const restrictionsQuery = infiniteQueryOptions({
  queryKey: [listRestrictions.path],
  queryFn: ({ pageParam, signal }) =>
    callApi(listRestrictions, { query: pageParam === FIRST ? {} : { before: pageParam }, signal }),
  initialPageParam: FIRST,
  getNextPageParam: ({ restrictions, hasMore }) => (hasMore ? restrictions.at(-1)?.id : undefined),
  gcTime: 0,
});

/** Reads again what an action may have changed. */
export async function readReportsAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [listReports.path] }),
    queryClient.invalidateQueries({ queryKey: [listRestrictions.path] }),
  ]);
}
