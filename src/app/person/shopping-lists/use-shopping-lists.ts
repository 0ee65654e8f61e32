import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ListsState } from './lists-keeper.ts';
import { followShoppingLists, shoppingLists } from './shopping-lists.ts';

/** The wishlist and the bag of the person at this page, followed for as long as something shows them. */
export function useShoppingLists(): ListsState {
  useEffect(followShoppingLists, []);
  return useStore(shoppingLists.store);
}

/** Ids of the catalog's products that the person owns: matches list those first. */
export function useOwnedProducts(): ReadonlySet<string> {
  const { items } = useShoppingLists();
  return useMemo(() => new Set(items.flatMap(({ productId }) => productId ?? [])), [items]);
}
