import { readProduct, type CatalogueProduct } from '#contracts/catalogue.ts';
import { BAG_TOASTS } from '#content/panels/shopping-bag-words.ts';
import { LONGEST_INGREDIENTS, MOST_BAG_ITEMS } from '#domain/shopping/bag-item.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { today } from '#app/kit/clock/use-today.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useShoppingLists } from '#app/person/shopping-lists/use-shopping-lists.ts';
import { beginWith, giveIngredients } from './bag-draft.ts';
import { openShopTab } from './shop-address.ts';
import { useOwned } from './use-owned.ts';

/**
 * Fills in the bag's form. The ingredients come a moment later; the form works without them.
 *
 * @param day `YYYY-MM-DD`
 */
export async function beginListed(product: CatalogueProduct, day: string): Promise<void> {
  beginWith(product, day);
  try {
    const { ingredients } = await callApi(readProduct, { params: { id: product.id } });
    giveIngredients(product.id, ingredients.join(', ').slice(0, LONGEST_INGREDIENTS));
  } catch {
    // The person can paste the ingredients.
  }
}

/**
 * Whether a product is in the person's bag, and a way there; if it is not, the form is filled in with it.
 */
export function useIntoBag(product: CatalogueProduct): {
  readonly isOwned: boolean;
  readonly open: () => void;
} {
  const { items } = useShoppingLists();
  const isOwned = useOwned().has(product.id);
  return {
    isOwned,
    open() {
      if (!isOwned && items.length >= MOST_BAG_ITEMS) {
        toast(BAG_TOASTS.full, { count: MOST_BAG_ITEMS });
        return;
      }
      if (!isOwned) void beginListed(product, today());
      openShopTab('my-bag');
    },
  };
}
