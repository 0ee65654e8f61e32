import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#app/api/call-api.ts';
import { readPaymentOptions } from '#contracts/payments.ts';

const paymentOptionsQuery = queryOptions({
  queryKey: [readPaymentOptions.path],
  queryFn: ({ signal }) => callApi(readPaymentOptions, { signal }),
});

/** How one can pay here. */
export function usePaymentOptions() {
  return useQuery(paymentOptionsQuery);
}
