import { useCurrentUser } from '#app/person/session/current-user.ts';
import { usePlan } from '#app/person/access/plan.ts';

/**
 * The plan of the person who is signed in; undefined while it is not known, and where nobody is signed in.
 */
export function useCurrentPlan() {
  const { user } = useCurrentUser();
  const { plan } = usePlan({ enabled: user !== null });
  return user === null ? undefined : plan;
}

/** Whether the person who is signed in has a subscription in force: then there is nothing to buy. */
export function useIsSubscriber(): boolean {
  const plan = useCurrentPlan();
  return plan !== undefined && plan.isProUser && plan.planType !== 'free';
}
