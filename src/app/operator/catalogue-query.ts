import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#contracts/contract.ts';
import {
  type changeRetailerLinks,
  type CLICK_PERIODS,
  listCatalogueImports,
  readCatalogueFigures,
} from '#contracts/operator-catalogue.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';

export type ClickPeriod = (typeof CLICK_PERIODS)[number];
export type CatalogueFigures = ReplyOf<typeof readCatalogueFigures>;

/** Counted again each time the page is opened. */
export function figuresQuery(days: ClickPeriod) {
  return queryOptions({
    queryKey: [readCatalogueFigures.path, days],
    queryFn: ({ signal }) => callApi(readCatalogueFigures, { params: { days }, signal }),
    staleTime: 0,
  });
}

/** The page parameter of the first page; that of a later one is the id of the last import read so far. */
const NEWEST = '';

/** The imports, the newest first. */
export const importsQuery = infiniteQueryOptions({
  queryKey: [listCatalogueImports.path],
  queryFn: ({ pageParam, signal }) =>
    callApi(listCatalogueImports, {
      query: pageParam === NEWEST ? {} : { before: pageParam },
      signal,
    }),
  initialPageParam: NEWEST,
  getNextPageParam: ({ imports, hasMore }) => (hasMore ? imports.at(-1)?.id : undefined),
  staleTime: 0,
});

/** Shows a change to a shop at once: a read replica of the database may lag a second behind. */
export function showChange(change: ReplyOf<typeof changeRetailerLinks>): void {
  queryClient.setQueriesData<CatalogueFigures>({ queryKey: [readCatalogueFigures.path] }, (known) =>
    known === undefined
      ? known
      : {
          ...known,
          retailers: known.retailers.map((retailer) =>
            retailer.id === change.id ? { ...retailer, ...change } : retailer,
          ),
        },
  );
}
