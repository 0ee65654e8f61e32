import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import type { Look } from '#domain/makeup/look.ts';
import { CATEGORIES, type Category } from '#domain/shopping/category.ts';
import { writeWornColours } from '#domain/shopping/search.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { useSettled } from '#app/panels/shopping/parts/use-settled.ts';
import { wornColours } from '#app/panels/shopping/parts/worn-colours.ts';
import { currentLook } from '#studio/state/state.ts';
import { matchQuery, type MatchSearch } from './match-search.ts';
import { productsQuery } from './products-query.ts';

/** How long a word or a worn color stays the same before it is asked for; in milliseconds. */
const SETTLES_AFTER = 250;

export interface FoundProductsState {
  /** Undefined before the first answer. */
  readonly pages: readonly (readonly CatalogueProduct[])[] | undefined;
  readonly found: number | undefined;
  readonly categories: Readonly<Record<string, number>> | undefined;
  /**
   * The currencies of the shop's prices, the one of the most products first; empty while they are unknown.
   */
  readonly currencies: readonly string[];
  /** Whether the last request failed. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** What is worn of a category, or of all, written as for a search; empty where nothing is. */
function wornIn(look: Look, only: Category | null): string {
  const categories = only === null ? CATEGORIES : [only];
  return writeWornColours(
    new Map(categories.map((category) => [category, wornColours(look, category)])),
  );
}

/** The products that a search finds. The best match is what comes nearest to what is worn. */
export function useProducts(search: MatchSearch): FoundProductsState {
  const { category } = search;
  const worn = useStudioState((state) => wornIn(currentLook(state), category));
  const near = useSettled(worn, SETTLES_AFTER);
  const text = useSettled(search.text, SETTLES_AFTER);
  const reading = useInfiniteQuery(productsQuery(matchQuery({ ...search, text }, near)));
  const { data, isError, refetch } = reading;
  useEffect(() => {
    if (!isError) return undefined;
    const again = (): void => {
      void refetch();
    };
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
    };
  }, [isError, refetch]);
  const [first] = data?.pages ?? [];
  return {
    pages: data?.pages.map(({ products }) => products),
    found: first?.found,
    categories: first?.categories,
    currencies: first?.currencies ?? [],
    hasFailed: isError,
    retry() {
      void refetch();
    },
    hasMore: reading.hasNextPage,
    isLoadingMore: reading.isFetchingNextPage,
    loadMore() {
      void reading.fetchNextPage();
    },
  };
}
