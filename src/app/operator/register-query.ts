import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import { listRegister } from '#contracts/operator-register.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';

export type ListedEntry = ReplyOf<typeof listRegister>['entries'][number];

/** The page parameter of the first page; that of a later one is the number of the last entry read so far. */
const NEWEST = '';

/** The register, the newest entries first. */
export const registerQuery = infiniteQueryOptions({
  queryKey: [listRegister.path],
  queryFn: ({ pageParam, signal }) =>
    callApi(listRegister, { query: pageParam === NEWEST ? {} : { before: pageParam }, signal }),
  initialPageParam: NEWEST,
  getNextPageParam: ({ entries, hasMore }) =>
    hasMore ? entries.at(-1)?.index.toString() : undefined,
});

/** Reads the list again after an entry was added. */
export function readRegisterAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: registerQuery.queryKey });
}
