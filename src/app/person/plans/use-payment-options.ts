import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#app/kit/api/call-api.ts';
import { readPaymentOptions } from '#contracts/payment-options.ts';
import { PLANS_ON_SALE } from '#domain/pricing/on-sale.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';

const paymentOptionsQuery = queryOptions({
  queryKey: [readPaymentOptions.path],
  queryFn: ({ signal }) => callApi(readPaymentOptions, { signal }),
});

/** How one can pay here. */
export function usePaymentOptions() {
  return useQuery(paymentOptionsQuery);
}

/** The plans that the server sells; while it has not answered, those of the product's table. */
export function usePlansOnSale(): readonly PricedPlan[] {
  return usePaymentOptions().data?.onSale ?? PLANS_ON_SALE;
}
