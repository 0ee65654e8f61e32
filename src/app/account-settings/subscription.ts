import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/api/call-api.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { readSubscription } from '#contracts/subscription.ts';

export type Subscription = ReplyOf<typeof readSubscription>;

export const subscriptionQuery = queryOptions({
  queryKey: [readSubscription.path],
  queryFn: ({ signal }) => callApi(readSubscription, { signal }),
});
