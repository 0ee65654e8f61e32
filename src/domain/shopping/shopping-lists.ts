/** The wishlist and the bag of a person, and every way in which they change. */

import { z } from 'zod/mini';
import { bagItemSchema, MOST_BAG_ITEMS, MOST_USES, type BagItem } from './bag-item.ts';

/** The most products that one wishlist holds. */
export const MOST_WISHES = 200;

export interface ShoppingLists {
  /** Ids of products, what was wished for last at the end. */
  readonly wishes: readonly string[];
  /** What was added last at the end. */
  readonly items: readonly BagItem[];
}

export const NO_LISTS: ShoppingLists = { wishes: [], items: [] };

/** Each has an id of its own: one that comes twice, because an answer was lost, counts once. */
const id = z.uuid();

export const listChangeSchema = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('wish'), productId: z.uuid() }),
  z.object({ id, kind: z.literal('unwish'), productId: z.uuid() }),
  z.object({ id, kind: z.literal('add'), item: bagItemSchema }),
  /** Changes an item that is there; how often it was used stays as it is. */
  z.object({ id, kind: z.literal('edit'), item: bagItemSchema }),
  z.object({
    id,
    kind: z.literal('use'),
    itemId: z.uuid(),
    /** Once more, or one tap taken back. */
    by: z.union([z.literal(1), z.literal(-1)]),
  }),
  z.object({ id, kind: z.literal('remove'), itemId: z.uuid() }),
]);
export type ListChange = z.infer<typeof listChangeSchema>;

type WithoutId<Change> = Change extends unknown ? Omit<Change, 'id'> : never;
/** A change that has no id yet. */
export type ListWish = WithoutId<ListChange>;

function changedItems(items: readonly BagItem[], change: ListWish): readonly BagItem[] {
  switch (change.kind) {
    case 'add': {
      const isThere = items.some((item) => item.id === change.item.id);
      return isThere || items.length >= MOST_BAG_ITEMS ? items : [...items, change.item];
    }
    case 'edit': {
      const { item } = change;
      return items.map((old) =>
        old.id === item.id ? { ...item, usageCount: old.usageCount } : old,
      );
    }
    case 'use': {
      return items.map((item) =>
        item.id === change.itemId
          ? { ...item, usageCount: Math.min(MOST_USES, Math.max(0, item.usageCount + change.by)) }
          : item,
      );
    }
    case 'remove': {
      return items.filter((item) => item.id !== change.itemId);
    }
    case 'wish':
    case 'unwish': {
      return items;
    }
    default: {
      return change satisfies never;
    }
  }
}

function changedWishes(wishes: readonly string[], change: ListWish): readonly string[] {
  if (change.kind === 'unwish') return wishes.filter((wish) => wish !== change.productId);
  if (change.kind !== 'wish') return wishes;
  const isThere = wishes.includes(change.productId);
  return isThere || wishes.length >= MOST_WISHES ? wishes : [...wishes, change.productId];
}

/** The lists after changes, in their order. What is more than they hold is left out. */
export function changedLists(lists: ShoppingLists, changes: readonly ListWish[]): ShoppingLists {
  return changes.reduce<ShoppingLists>(
    ({ wishes, items }, change) => ({
      wishes: changedWishes(wishes, change),
      items: changedItems(items, change),
    }),
    lists,
  );
}

/** Whether there is no room for what a change would put on a list. */
export function isFull({ wishes, items }: ShoppingLists, { kind }: ListWish): boolean {
  if (kind === 'wish') return wishes.length >= MOST_WISHES;
  return kind === 'add' && items.length >= MOST_BAG_ITEMS;
}

/** The changes that put everything on these lists onto other ones. */
export function changesThatGive({ wishes, items }: ShoppingLists): readonly ListWish[] {
  return [
    ...wishes.map((productId) => ({ kind: 'wish' as const, productId })),
    ...items.map((item) => ({ kind: 'add' as const, item })),
  ];
}
