/** Shares a list by a link that holds ids of products and nothing else. */

import { SHARE_TOASTS } from '#content/panels/shopping-lists-words.ts';
import { MOST_SHARED, writeShared } from '#domain/shopping/shared-products.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { fragmentOf } from '#app/person/navigation/open-panel.ts';
import { writeShopAddress } from './shop-address.ts';

/** The parameter in a tab's search that holds a shared list. */
export const SHARED = 'shared';

/** The address that shows a list; it contains nothing about the person. */
function sharedAddress(tab: 'wishlist' | 'my-bag', ids: readonly string[]): string {
  const part = writeShopAddress({ tab, search: { [SHARED]: writeShared(ids) }, product: null });
  return `${location.origin}/${fragmentOf({ kind: 'panel', panel: 'shopping', part })}`;
}

/**
 * Copies the link of a list.
 *
 * @param ids of its products; null for each that is not of the catalogue
 */
export async function shareList(
  tab: 'wishlist' | 'my-bag',
  ids: readonly (string | null)[],
): Promise<void> {
  const known = [...new Set(ids.filter((id) => id !== null))].slice(0, MOST_SHARED);
  if (known.length === 0) {
    toast(SHARE_TOASTS.nothing);
    return;
  }
  const link = sharedAddress(tab, known);
  const [count, left] = [known.length, ids.length - known.length];
  try {
    await navigator.clipboard.writeText(link);
    toast(left === 0 ? SHARE_TOASTS.copied : SHARE_TOASTS.copiedSome, { count, left });
  } catch {
    toast(SHARE_TOASTS.notCopied, { link });
  }
}
