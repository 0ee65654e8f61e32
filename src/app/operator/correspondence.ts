/** What people sent in, as operators read it. The server logs each look at people's data. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import {
  listAffiliateApplications,
  listNewsletterSubscribers,
  listPageErrors,
} from '#contracts/operator-correspondence.ts';
import type { ApplicationState } from '#domain/affiliate/application.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export type Application = ReplyOf<typeof listAffiliateApplications>['applications'][number];
export type Subscriber = ReplyOf<typeof listNewsletterSubscribers>['subscribers'][number];
export type PageError = ReplyOf<typeof listPageErrors>['errors'][number];

/** The page parameter of the first page; that of a later one is the id of the last row read so far. */
const NEWEST = '';

/** Data about other people is not kept once it is off the screen. */
const NOT_KEPT = { gcTime: 0 } as const;

export const applicationsQuery = (state: ApplicationState) =>
  infiniteQueryOptions({
    queryKey: [listAffiliateApplications.path, state],
    queryFn: ({ pageParam, signal }) =>
      callApi(listAffiliateApplications, {
        query: pageParam === NEWEST ? { state } : { state, before: pageParam },
        signal,
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ applications, hasMore }) =>
      hasMore ? applications.at(-1)?.id : undefined,
    ...NOT_KEPT,
  });

export const subscribersQuery = infiniteQueryOptions({
  queryKey: [listNewsletterSubscribers.path],
  queryFn: ({ pageParam, signal }) =>
    callApi(listNewsletterSubscribers, {
      query: pageParam === NEWEST ? {} : { before: pageParam },
      signal,
    }),
  initialPageParam: NEWEST,
  getNextPageParam: ({ subscribers, hasMore }) => (hasMore ? subscribers.at(-1)?.id : undefined),
  ...NOT_KEPT,
});

export const pageErrorsQuery = queryOptions({
  queryKey: [listPageErrors.path],
  queryFn: ({ signal }) => callApi(listPageErrors, { signal }),
  ...NOT_KEPT,
});
