import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { MOST_NAMED, readProducts } from '#contracts/catalogue-products.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export interface ChosenProducts {
  /** Keyed by id, without those that are not in the catalogue. Null while nothing could be read. */
  readonly byId: ReadonlyMap<string, CatalogueProduct> | null;
  /** Whether the answer for all these ids is there: a missing product is then not in the catalogue. */
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

async function readAll(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, CatalogueProduct>> {
  const found = new Map<string, CatalogueProduct>();
  for (let from = 0; from < ids.length; from += MOST_NAMED) {
    const named = ids.slice(from, from + MOST_NAMED).join(',');
    const products = await callApi(readProducts, { query: { ids: named }, signal });
    for (const product of products) found.set(product.id, product);
  }
  return found;
}

/** Products of the catalogue by their ids. While others are read, those from before stay. */
export function useChosenProducts(ids: readonly string[]): ChosenProducts {
  const named = ids.toSorted();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [readProducts.path, named.join(',')],
    queryFn: ({ signal }) => readAll(named, signal),
    placeholderData: keepPreviousData,
  });
  return {
    byId: data ?? null,
    isComplete: data !== undefined && !isPlaceholderData,
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
