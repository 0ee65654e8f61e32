import { useQuery } from '@tanstack/react-query';
import { readSubscription } from '#contracts/subscription.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';

/** The plan of the signed-in person; nothing while that is not known, or when signed out. */
export function useCurrentPlan() {
  const { user } = useCurrentUser();
  const { data } = useQuery({
    queryKey: [readSubscription.path],
    queryFn: ({ signal }) => callApi(readSubscription, { signal }),
    enabled: user !== null,
  });
  return user === null ? undefined : data;
}

/** Whether the signed-in person has an active subscription: then there is nothing to buy. */
export function useIsSubscriber(): boolean {
  const plan = useCurrentPlan();
  return plan !== undefined && plan.isProUser && plan.planType !== 'free';
}
