import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import { listInvoices, readSubscription } from '#contracts/subscription.ts';
import { callApi } from '#app/api/call-api.ts';

export type Subscription = ReplyOf<typeof readSubscription>;
export type Invoice = ReplyOf<typeof listInvoices>[number];

export const subscriptionQuery = queryOptions({
  queryKey: [readSubscription.path],
  queryFn: ({ signal }) => callApi(readSubscription, { signal }),
});

export const invoicesQuery = queryOptions({
  queryKey: [listInvoices.path],
  queryFn: ({ signal }) => callApi(listInvoices, { signal }),
});
