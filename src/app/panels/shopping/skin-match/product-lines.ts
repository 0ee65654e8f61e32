import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchProducts } from '#contracts/catalogue.ts';
import { listLines } from '#contracts/catalogue-lines.ts';
import type { BaseKind } from '#content/panels/shopping-skin-words.ts';
import { callApi } from '#app/kit/api/call-api.ts';

const MINUTES = 60_000;
const FRESH = 10 * MINUTES;

/** Products with all of their shades. The skin is compared here: no call tells its color. */
export function linesQuery(category: BaseKind, text: string) {
  return queryOptions({
    queryKey: [listLines.path, category, text],
    queryFn: ({ signal }) => callApi(listLines, { query: { category, text }, signal }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
    retry: 1,
  });
}

/** Products that a person may own, by what was typed. */
export function ownedQuery(text: string) {
  return queryOptions({
    queryKey: [searchProducts.path, 'held', text],
    queryFn: ({ signal }) =>
      callApi(searchProducts, { query: { text, order: 'best-match' }, signal }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
    retry: 1,
  });
}
