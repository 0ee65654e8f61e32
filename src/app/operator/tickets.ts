/** What people wrote to support, as operators read it. Each reading is written down by the server. */

import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import { listSupportTickets } from '#contracts/operator-support.ts';
import type { TicketState } from '#domain/support/support.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export type Ticket = ReplyOf<typeof listSupportTickets>['tickets'][number];

/** Stands for no ticket where the id of one says what comes before it. */
const NEWEST = '';

export const ticketsQuery = (state: TicketState) =>
  infiniteQueryOptions({
    queryKey: [listSupportTickets.path, state],
    queryFn: ({ pageParam, signal }) =>
      callApi(listSupportTickets, {
        query: pageParam === NEWEST ? { state } : { state, before: pageParam },
        signal,
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ tickets, hasMore }) => (hasMore ? tickets.at(-1)?.id : undefined),
    // What is about other people is not kept once it is not on show.
    gcTime: 0,
  });
