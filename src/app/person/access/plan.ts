import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import { readSubscription } from '#contracts/subscription.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { currentAccess } from './current-access.ts';
import { isPro } from './known-access.ts';
import { useAccess } from './use-access.ts';

/** The plan of an account with what it may use by it. */
export type CurrentPlan = ReplyOf<typeof readSubscription>;

/** The plan changes without this page knowing: by a renewal, by an operator, or simply as time passes. */
const ALWAYS_STALE = 0;

/**
 * Only the subscription: whether one is Pro, and until when after a failed renewal, is read with all other
 * rights.
 */
const planQuery = queryOptions({
  queryKey: [readSubscription.path],
  staleTime: ALWAYS_STALE,
  queryFn: async ({ signal }) => {
    // Both at once, so that a plan is never drawn with the rights of another moment.
    const [{ planType, status, proExpiresAt }] = await Promise.all([
      callApi(readSubscription, { signal }),
      currentAccess.refresh(),
    ]);
    return { planType, status, proExpiresAt };
  },
});

/** The plan of the person who is signed in; undefined while it is not known. */
export function usePlan({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const { data, error, refetch } = useQuery({ ...planQuery, enabled });
  const access = useAccess();
  const { graceUntil } = access;
  const plan: CurrentPlan | undefined =
    data === undefined
      ? undefined
      : {
          ...data,
          isProUser: isPro(access),
          graceUntil: graceUntil === null ? null : new Date(graceUntil).toISOString(),
        };
  return { plan, error, refetch };
}

/** Reads the plan again wherever it is shown, and resolves when that is done. */
export async function readPlanAgain(): Promise<void> {
  await queryClient.invalidateQueries(planQuery);
}

/** Has the plan read again the next time that it is shown. */
export function forgetPlan(): void {
  queryClient.removeQueries(planQuery);
}
