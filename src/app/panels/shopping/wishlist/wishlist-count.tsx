import { useShoppingLists } from '#app/person/shopping-lists/use-shopping-lists.ts';
import { isWishedAgain } from './wished-again.ts';

/** How many products are wished for, beside the tab's name. */
export function WishlistCount() {
  const { wishes, items } = useShoppingLists();
  const count = wishes.length + items.filter(isWishedAgain).length;
  return count === 0 ? null : <span className="tnum text-xs">{count}</span>;
}
