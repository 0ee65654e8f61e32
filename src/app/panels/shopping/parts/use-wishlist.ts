import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { WISHLIST_TOASTS } from '#content/panels/shopping-wishlist-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';

export interface Wishing {
  readonly isWished: boolean;
  readonly toggle: () => void;
}

/** The ids of what is wished for, for as long as the page is open. */
const wished = createStore<readonly string[]>(() => []);

/** Whether a product is on the wishlist, and what changes that. */
export function useWishlist({ id, shade }: Pick<CatalogueProduct, 'id' | 'shade'>): Wishing {
  const ids = useStore(wished);
  const isWished = ids.includes(id);
  return {
    isWished,
    toggle() {
      wished.setState(isWished ? ids.filter((each) => each !== id) : [...ids, id], true);
      toast(isWished ? WISHLIST_TOASTS.removed : WISHLIST_TOASTS.added, { shade });
    },
  };
}
