import { useQuery } from '@tanstack/react-query';
import { changePaymentMethod } from '#contracts/subscription.ts';
import { ApiProblem, isSignedOut } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { usePaymentOptions } from '#app/person/plans/use-payment-options.ts';

/** Whether the card can be changed now, or what stands in the way. */
export type CardStage =
  | { readonly kind: 'loading' | 'not-set-up' | 'sign-in' | 'not-subscribed' }
  | { readonly kind: 'failed'; readonly problem: unknown; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly clientSecret: string;
      /** The key with which a page talks to the provider; null in test mode, where there is none. */
      readonly publishableKey: string | null;
      /** Begins again, for another card. */
      readonly reopen: () => void;
    };

/** Begins to replace the card with which renewals are paid. */
export function useCardStage(): CardStage {
  const options = usePaymentOptions();
  const { user, isCertain } = useCurrentUser();
  const provider = options.data?.provider;
  const isOpen = provider !== undefined && provider !== 'none';
  const setup = useQuery({
    queryKey: [changePaymentMethod.path, user?.id],
    queryFn: () => callApi(changePaymentMethod),
    enabled: isOpen && isCertain && user !== null,
    gcTime: 0,
  });

  if (options.isError) {
    return { kind: 'failed', problem: options.error, retry: () => void options.refetch() };
  }
  if (provider === 'none') return { kind: 'not-set-up' };
  if (isCertain && user === null) return { kind: 'sign-in' };
  if (setup.isError) return stageOfFailure(setup.error, () => void setup.refetch());
  if (setup.data === undefined || options.data === undefined) return { kind: 'loading' };
  return {
    kind: 'ready',
    clientSecret: setup.data.client_secret,
    publishableKey: options.data.publishableKey,
    reopen: () => void setup.refetch(),
  };
}

function stageOfFailure(problem: unknown, retry: () => void): CardStage {
  if (isSignedOut(problem)) return { kind: 'sign-in' };
  const code = problem instanceof ApiProblem ? problem.code : undefined;
  if (code === 'not_subscribed') return { kind: 'not-subscribed' };
  if (code === 'not_set_up') return { kind: 'not-set-up' };
  return { kind: 'failed', problem, retry };
}
