import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { BUY_TOASTS, BUY_WORDS } from '#content/panels/shopping-buy-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';

export interface Buying {
  /** Why no shop can be opened; null where one can. */
  readonly reason: string | null;
  readonly buy: () => void;
}

/** Leads to a shop that sells a product. */
export function useBuy({ isSample }: Pick<CatalogueProduct, 'isSample'>): Buying {
  const reason = isSample ? BUY_WORDS.sample : BUY_WORDS.noLink;
  return {
    reason,
    buy() {
      toast(BUY_TOASTS.unavailable, { reason });
    },
  };
}
