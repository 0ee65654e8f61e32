import { useQuery } from '@tanstack/react-query';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { ApiProblem, isSignedOut } from '#app/kit/api/api-problem.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { rememberedOrder } from './order-memory.ts';
import { openOrder, type Order } from './orders.ts';
import { useIsSubscriber } from './use-current-plan.ts';
import { usePaymentOptions } from '#app/person/plans/use-payment-options.ts';

/** Whether the plan can be paid for now, or what stands in the way. */
export type OrderStage =
  | { readonly kind: 'loading' | 'not-set-up' | 'not-on-sale' | 'sign-in' | 'already-pro' }
  | { readonly kind: 'failed'; readonly problem: unknown; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly order: Order;
      /** The key with which a page talks to the provider; null in test mode, where there is none. */
      readonly publishableKey: string | null;
      /** The account that the order belongs to; null for a guest's. */
      readonly userId: string | null;
      /** Reads the order again, or begins another one where this one has failed. */
      readonly reopen: () => void;
    };

/** Begins the order to pay for a plan, or goes on with the one that this tab began. */
export function useOrderStage(plan: PricedPlan): OrderStage {
  const options = usePaymentOptions();
  const { user, isCertain } = useCurrentUser();
  const isSubscriber = useIsSubscriber();
  const needsAccount = plan !== 'hourly';
  const userId = user?.id ?? null;
  const provider = options.data?.provider;
  const isOpen = provider !== undefined && provider !== 'none';
  const isSold = options.data?.onSale.includes(plan) ?? false;
  // An order that this tab began may already be paid, whatever is on sale now.
  const isWanted = isSold || rememberedOrder(plan) !== null;
  const order = useQuery({
    queryKey: ['order', plan, userId],
    queryFn: () => openOrder(plan),
    enabled: isOpen && isWanted && isCertain && (!needsAccount || userId !== null),
    // The order's state is read each time this step opens.
    staleTime: 0,
    gcTime: 0,
  });

  if (options.isError) {
    return { kind: 'failed', problem: options.error, retry: () => void options.refetch() };
  }
  if (options.data !== undefined && !isWanted) {
    return { kind: isSubscriber ? 'already-pro' : 'not-on-sale' };
  }
  if (provider === 'none') return { kind: 'not-set-up' };
  if (isOpen && isCertain && needsAccount && userId === null) return { kind: 'sign-in' };
  if (order.isError) return stageOfFailure(order.error, () => void order.refetch());
  if (order.data === undefined || options.data === undefined) return { kind: 'loading' };
  if (!isSold && order.data.status === 'open') return { kind: 'not-on-sale' };
  // Pro includes the chat of the hourly pass.
  if (!needsAccount && isSubscriber && order.data.status === 'open') return { kind: 'already-pro' };
  return {
    kind: 'ready',
    order: order.data,
    publishableKey: options.data.publishableKey,
    userId,
    reopen: () => void order.refetch(),
  };
}

function stageOfFailure(problem: unknown, retry: () => void): OrderStage {
  if (isSignedOut(problem)) return { kind: 'sign-in' };
  const code = problem instanceof ApiProblem ? problem.code : undefined;
  if (code === 'already_pro') return { kind: 'already-pro' };
  if (code === 'not_on_sale') return { kind: 'not-on-sale' };
  if (code === 'not_set_up') return { kind: 'not-set-up' };
  return { kind: 'failed', problem, retry };
}
