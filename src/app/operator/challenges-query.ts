import { infiniteQueryOptions } from '@tanstack/react-query';
import { listOperatorChallenges } from '#contracts/operator-challenges.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';

/** The page parameter of the first page; that of a later one is when the last challenge read so far ends. */
const LATEST = '';

/** The challenges, the last to end first. */
export const challengesQuery = infiniteQueryOptions({
  queryKey: [listOperatorChallenges.path],
  queryFn: ({ pageParam, signal }) =>
    callApi(listOperatorChallenges, {
      query: pageParam === LATEST ? {} : { before: pageParam },
      signal,
    }),
  initialPageParam: LATEST,
  getNextPageParam: ({ challenges, hasMore }) => (hasMore ? challenges.at(-1)?.endsAt : undefined),
  staleTime: 0,
});

/** Reads the list again after a change. */
export function readChallengesAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: challengesQuery.queryKey });
}
