import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { BUY_TOASTS, BUY_WORDS } from '#content/panels/shopping-buy-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { openShop } from './open-shop.ts';

export interface Buying {
  /** Why no shop can be opened; null where one can. */
  readonly reason: string | null;
  readonly buy: () => void;
}

type Bought = Pick<CatalogueProduct, 'id' | 'buy' | 'isSample' | 'stock'>;

function reasonOf({ buy, isSample, stock }: Bought): string | null {
  if (isSample) return BUY_WORDS.sample;
  if (buy !== null) return null;
  return stock === 'out-of-stock' ? BUY_WORDS.outOfStock : BUY_WORDS.noAddress;
}

/** Leads to the shop that has the best offer of a product. */
export function useBuy(product: Bought): Buying {
  const reason = reasonOf(product);
  const { id, buy } = product;
  return {
    reason,
    buy() {
      if (buy === null || reason !== null) toast(BUY_TOASTS.unavailable, { reason: reason ?? '' });
      else openShop({ productId: id, ...buy });
    },
  };
}
