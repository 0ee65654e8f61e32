import { useShoppingLists } from '#app/person/shopping-lists/use-shopping-lists.ts';

/** How many products are in the bag, beside the tab's name. */
export function BagCount() {
  const { items } = useShoppingLists();
  return items.length === 0 ? null : <span className="tnum text-xs">{items.length}</span>;
}
