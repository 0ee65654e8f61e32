import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import { listInvoices } from '#contracts/subscription.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import type { CurrentPlan } from '#app/person/access/plan.ts';

export type Subscription = CurrentPlan;
export type Invoice = ReplyOf<typeof listInvoices>[number];

/** The plan changes without this page knowing: by a renewal, by an operator, or simply as time passes. */
const ALWAYS_STALE = 0;

export const invoicesQuery = queryOptions({
  queryKey: [listInvoices.path],
  staleTime: ALWAYS_STALE,
  queryFn: ({ signal }) => callApi(listInvoices, { signal }),
});
