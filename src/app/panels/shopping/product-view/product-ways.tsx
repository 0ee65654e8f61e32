import { Link2, ShoppingBag } from 'lucide-react';
import { BAG_TOASTS } from '#content/panels/shopping-bag-words.ts';
import { PRODUCT_TOASTS, PRODUCT_WORDS as WORDS } from '#content/panels/shopping-product-words.ts';
import { productAddress } from '#content/visitor-documents.ts';
import { LONGEST_INGREDIENTS, MOST_BAG_ITEMS } from '#domain/shopping/bag-item.ts';
import { today } from '#app/kit/clock/use-today.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { beginWith, giveIngredients } from '#app/panels/shopping/my-bag/bag-draft.ts';
import { openShopTab } from '#app/panels/shopping/parts/shop-address.ts';
import { useOwned } from '#app/panels/shopping/parts/use-owned.ts';
import { useShoppingLists } from '#app/person/shopping-lists/use-shopping-lists.ts';
import type { WholeProduct } from './product-query.ts';

async function share(id: string): Promise<void> {
  const link = location.origin + productAddress(id);
  try {
    await navigator.clipboard.writeText(link);
    toast(PRODUCT_TOASTS.copied);
  } catch {
    toast(PRODUCT_TOASTS.notCopied, { link });
  }
}

/** The ways on from a product: into one's own bag, and to other people. */
export function ProductWays({ whole: { product, ingredients } }: { whole: WholeProduct }) {
  const { items } = useShoppingLists();
  const isOwned = useOwned().has(product.id);
  function own(): void {
    if (!isOwned) {
      if (items.length >= MOST_BAG_ITEMS) {
        toast(BAG_TOASTS.full, { count: MOST_BAG_ITEMS });
        return;
      }
      beginWith(product, today());
      giveIngredients(product.id, ingredients.join(', ').slice(0, LONGEST_INGREDIENTS));
    }
    openShopTab('my-bag');
  }
  return (
    <div className="product-ways">
      <button type="button" className="quiet-button" onClick={own}>
        <ShoppingBag size={16} strokeWidth={1.6} aria-hidden="true" />
        {isOwned ? WORDS.owned : WORDS.own}
      </button>
      <button type="button" className="quiet-button" onClick={() => void share(product.id)}>
        <Link2 size={16} strokeWidth={1.6} aria-hidden="true" />
        {WORDS.share}
      </button>
    </div>
  );
}
