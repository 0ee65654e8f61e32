import { useQuery } from '@tanstack/react-query';
import { readSubscription } from '#contracts/subscription.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';

/** The plan of whoever is signed in; nothing while that is not known, and for anybody else. */
export function useCurrentPlan() {
  const { user } = useCurrentUser();
  const { data } = useQuery({
    queryKey: [readSubscription.path],
    queryFn: ({ signal }) => callApi(readSubscription, { signal }),
    enabled: user !== null,
  });
  return user === null ? undefined : data;
}

/** Whether whoever is signed in has a subscription in force: then there is nothing to buy. */
export function useIsSubscriber(): boolean {
  const plan = useCurrentPlan();
  return plan !== undefined && plan.isProUser && plan.planType !== 'free';
}
