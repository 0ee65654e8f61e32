/** The person's own sessions: the live one, and those announced. */

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { PLAN_TOASTS } from '#content/panels/live-plan-words.ts';
import { endLiveStream, listLiveStreams, readOwnLiveStreams } from '#contracts/live-streams.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';

export const ownSessionsQuery = queryOptions({
  queryKey: [readOwnLiveStreams.path],
  queryFn: ({ signal }) => callApi(readOwnLiveStreams, { signal }),
  staleTime: 0,
});

/** The sessions that hosts want listed; for people with access to the community's sessions. */
export const listedSessionsQuery = queryOptions({
  queryKey: [listLiveStreams.path],
  queryFn: ({ signal }) => callApi(listLiveStreams, { signal }),
  staleTime: 0,
  retry: 1,
});

/** Returns a function that reads the lists of sessions again. */
export function useSessionsAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [ownSessionsQuery, listedSessionsQuery].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
}

/** Calls an announced session off. */
export function useCallOff() {
  const again = useSessionsAgain();
  return useMutation({
    mutationFn: (id: string) => callApi(endLiveStream, { params: { id } }),
    onSuccess: () => {
      toast(PLAN_TOASTS.calledOff);
    },
    onError: (problem) => {
      toast(
        PLAN_TOASTS.notCalledOff,
        {},
        problem instanceof ApiProblem && problem.status > 0 ? problem.message : '',
      );
    },
    onSettled: again,
  });
}
