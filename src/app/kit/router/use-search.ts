import { useStore } from 'zustand';
import { onShow } from './router.ts';
import type { Search } from './search.ts';

/** What the address of the page on show says. */
export function useSearch(): Search {
  return useStore(onShow, (state) => state.search);
}
