import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { WISHLIST_TOASTS, WISHLIST_WORDS } from '#content/panels/shopping-wishlist-words.ts';
import { MOST_WISHES } from '#domain/shopping/shopping-lists.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';
import { useShoppingLists } from '#app/person/shopping-lists/use-shopping-lists.ts';

export interface Wishing {
  readonly isWished: boolean;
  readonly toggle: () => void;
}

/** Says that something is on the wishlist now, or is no more. */
export function sayWish(isWished: boolean, shade: string): void {
  toast(isWished ? WISHLIST_TOASTS.added : WISHLIST_TOASTS.removed, { shade });
}

/** Puts a product on the wishlist, and says so. */
export function addWish(productId: string, shade: string): void {
  const isThere = shoppingLists.change({ kind: 'wish', productId });
  if (isThere) sayWish(true, shade);
  else toast(WISHLIST_TOASTS.full, { count: MOST_WISHES });
}

/** Takes a product off the wishlist; the toast offers it back. */
export function removeWish(productId: string, shade: string): void {
  shoppingLists.change({ kind: 'unwish', productId });
  toast(WISHLIST_TOASTS.removed, { shade }, '', {
    action: {
      label: WISHLIST_WORDS.undo,
      otherWay: WISHLIST_WORDS.undoOtherWay,
      act: () => void shoppingLists.change({ kind: 'wish', productId }),
    },
  });
}

/** Whether a product is on the wishlist, and what changes that. */
export function useWishlist({
  id,
  shade,
  name,
}: Pick<CatalogueProduct, 'id' | 'shade' | 'name'>): Wishing {
  const { wishes } = useShoppingLists();
  const isWished = wishes.includes(id);
  const title = shade === '' ? name : shade;
  return {
    isWished,
    toggle() {
      if (isWished) removeWish(id, title);
      else addWish(id, title);
    },
  };
}
