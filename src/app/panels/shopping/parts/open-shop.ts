import { countShopClick } from '#contracts/shop-clicks.ts';
import { BUY_TOASTS } from '#content/panels/shopping-buy-words.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';

/** A place where a product is bought. */
export interface ShopPlace {
  readonly productId: string;
  readonly partnerId: string;
  readonly retailer: string;
  /** An https address. */
  readonly link: string;
}

/** The second press of a double click comes within it, in milliseconds. */
const DOUBLE_MS = 1000;

let last: { readonly press: string; readonly at: number } | null = null;

/**
 * Counts the click and opens the shop in a new tab, which learns nothing of this page. It opens at once and whatever
 * becomes of the call; the second press of a double click does nothing.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function openShop(
  { productId, partnerId, retailer, link }: ShopPlace,
  now = performance.now(),
): void {
  const press = `${partnerId} ${productId}`;
  if (last?.press === press && now - last.at < DOUBLE_MS) return;
  last = { press, at: now };
  callApi(countShopClick, { body: { productId, partnerId }, keepalive: true }).catch(
    () => undefined,
  );
  toast(BUY_TOASTS.redirecting, { retailer });
  open(link, '_blank', 'noopener,noreferrer');
}
