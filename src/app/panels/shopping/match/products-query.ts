import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { searchProducts } from '#contracts/catalogue.ts';
import { callApi } from '#app/kit/api/call-api.ts';

const FIRST_PAGE = '';

/** The products that a search finds, a page at a time. The ones before stay until those of the next search are there. */
export function productsQuery(query: Readonly<Record<string, string>>) {
  return infiniteQueryOptions({
    queryKey: [searchProducts.path, query],
    queryFn: ({ pageParam, signal }) =>
      callApi(searchProducts, {
        query: pageParam === FIRST_PAGE ? query : { ...query, after: pageParam },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}
