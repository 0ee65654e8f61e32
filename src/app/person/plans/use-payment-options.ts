import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#app/kit/api/call-api.ts';
import { readPaymentOptions } from '#contracts/payment-options.ts';
import { PRICED_PLANS, type PricedPlan } from '#domain/pricing/prices.ts';

const paymentOptionsQuery = queryOptions({
  queryKey: [readPaymentOptions.path],
  queryFn: ({ signal }) => callApi(readPaymentOptions, { signal }),
});

/** How one can pay here. */
export function usePaymentOptions() {
  return useQuery(paymentOptionsQuery);
}

/** The plans that the server sells; while it has not answered, all of them. */
export function usePlansOnSale(): readonly PricedPlan[] {
  return usePaymentOptions().data?.onSale ?? PRICED_PLANS;
}
