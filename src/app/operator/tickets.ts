/** What people wrote to support, as operators read it. The server logs each look. */

import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import { listSupportTickets } from '#contracts/operator-support.ts';
import type { TicketState } from '#domain/support/support.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export type Ticket = ReplyOf<typeof listSupportTickets>['tickets'][number];

/** The page parameter of the first page; that of a later one is the id of the last ticket read so far. */
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
    // Data about other people is not kept once it is off the screen.
    gcTime: 0,
  });
