import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { COMPARE_TOASTS } from '#content/panels/shopping-compare-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';

/** As many can be compared at a time; the specification's. */
export const MOST_COMPARED = 3;

export interface Comparing {
  readonly isCompared: boolean;
  /** Three are compared, and this is none of them. */
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** The ids of what is compared, in the order in which it was chosen. */
const compared = createStore<readonly string[]>(() => []);

/** Whether a product is compared with others, and what changes that. */
export function useCompare({ id }: Pick<CatalogueProduct, 'id'>): Comparing {
  const ids = useStore(compared);
  const isCompared = ids.includes(id);
  const isFull = !isCompared && ids.length >= MOST_COMPARED;
  return {
    isCompared,
    isFull,
    toggle() {
      if (isFull) toast(COMPARE_TOASTS.limit);
      else compared.setState(isCompared ? ids.filter((each) => each !== id) : [...ids, id], true);
    },
  };
}
