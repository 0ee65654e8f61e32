import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { COMPARE_TOASTS } from '#content/panels/shopping-compare-words.ts';
import { MOST_COMPARED } from '#domain/shopping/comparison.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { comparedStore, followCompared, toggleInComparison } from './compared.ts';

export interface Comparing {
  readonly isCompared: boolean;
  /** Three are compared, and this is none of them. */
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** The ids of what is compared, in the order in which it was chosen. */
export function useCompared(): readonly string[] {
  useEffect(followCompared, []);
  return useStore(comparedStore);
}

/** Whether a product is compared with others, and what changes that. */
export function useCompare({ id }: Pick<CatalogueProduct, 'id'>): Comparing {
  const ids = useStore(comparedStore);
  const isCompared = ids.includes(id);
  return {
    isCompared,
    isFull: !isCompared && ids.length >= MOST_COMPARED,
    toggle() {
      if (!toggleInComparison(id)) toast(COMPARE_TOASTS.limit);
    },
  };
}
