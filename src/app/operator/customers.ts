/** What the operators' page asks the server, which logs each look-up. */

import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import { readCustomer, searchCustomers } from '#contracts/operator-customers.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';

export type FoundCustomer = ReplyOf<typeof searchCustomers>[number];
export type Customer = ReplyOf<typeof readCustomer>;
export type CustomerPayment = Customer['payments'][number];
export type CustomerEntitlement = Customer['entitlements'][number];

/** Data about other people is not kept once it is off the screen. */
const NOT_KEPT = { gcTime: 0 } as const;

export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: [searchCustomers.path, query],
    queryFn: ({ signal }) => callApi(searchCustomers, { query: { query }, signal }),
    ...NOT_KEPT,
  });

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [readCustomer.path, id],
    queryFn: ({ signal }) => callApi(readCustomer, { params: { id }, signal }),
    ...NOT_KEPT,
  });

/** Reads a customer again after something about them has changed. */
export function readAgain(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: customerQuery(id).queryKey });
}
