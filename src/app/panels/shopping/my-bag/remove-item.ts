import { fillIn } from '#content/fill-in.ts';
import { BAG_TOASTS, BAG_WORDS as WORDS } from '#content/panels/shopping-bag-words.ts';
import { LISTS_WORDS } from '#content/panels/shopping-lists-words.ts';
import { UNDO_DELETE_MS } from '#domain/looks/limits.ts';
import type { BagItem } from '#domain/shopping/bag-item.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';
import { titleOf } from './bag-words.ts';

/** Takes a product out of the bag; the toast offers it back, with its uses. */
export function removeItem(item: BagItem): void {
  shoppingLists.change({ kind: 'remove', itemId: item.id });
  toast(BAG_TOASTS.removed, { name: titleOf(item) }, '', {
    duration: UNDO_DELETE_MS,
    action: {
      label: LISTS_WORDS.undo,
      otherWay: fillIn(WORDS.removeOtherWay, {}),
      act: () => void shoppingLists.change({ kind: 'add', item }),
    },
  });
}
