import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import { listInvoices, readSubscription } from '#contracts/subscription.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export type Subscription = ReplyOf<typeof readSubscription>;
export type Invoice = ReplyOf<typeof listInvoices>[number];

/** It changes without this page: by a renewal, by an operator, by time alone. */
const ALWAYS_STALE = 0;

export const subscriptionQuery = queryOptions({
  queryKey: [readSubscription.path],
  staleTime: ALWAYS_STALE,
  queryFn: ({ signal }) => callApi(readSubscription, { signal }),
});

export const invoicesQuery = queryOptions({
  queryKey: [listInvoices.path],
  staleTime: ALWAYS_STALE,
  queryFn: ({ signal }) => callApi(listInvoices, { signal }),
});
