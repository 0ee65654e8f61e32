import { useQuery } from '@tanstack/react-query';
import { changePaymentMethod } from '#contracts/subscription.ts';
import { ApiProblem, isSignedOut } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { usePaymentOptions } from '#app/person/plans/use-payment-options.ts';

/** How far the way to another card is clear. */
export type CardStage =
  | { readonly kind: 'loading' | 'not-set-up' | 'sign-in' | 'not-subscribed' }
  | { readonly kind: 'failed'; readonly problem: unknown; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly clientSecret: string;
      /** With which a page speaks to the provider; null in test mode, where it speaks to none. */
      readonly publishableKey: string | null;
      /** Begins again, for a card after this one. */
      readonly reopen: () => void;
    };

/** Begins to put another card in place of the one that renewals are paid with. */
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
