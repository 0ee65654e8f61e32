import { useStore } from 'zustand';
import { onShow } from './router.ts';
import type { Search } from './search.ts';

/** The query parameters of the page on show. */
export function useSearch(): Search {
  return useStore(onShow, (state) => state.search);
}
