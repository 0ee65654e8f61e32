/** What a browser keeps of a wishlist and a bag. */

import { z } from 'zod/mini';
import { bagItemSchema, MOST_BAG_ITEMS } from './bag-item.ts';
import {
  changedLists,
  listChangeSchema,
  MOST_WISHES,
  type ListChange,
  type ShoppingLists,
} from './shopping-lists.ts';

export interface KeptLists {
  /** As the account had them when it was last asked; without an account, everything there is. */
  readonly known: ShoppingLists;
  /** What the account does not have yet; empty where there is none. */
  readonly unsent: readonly ListChange[];
}

const schema = z.object({
  v: z.literal(1),
  known: z.object({
    wishes: z.array(z.uuid()).check(z.maxLength(MOST_WISHES)),
    items: z.array(bagItemSchema).check(z.maxLength(MOST_BAG_ITEMS)),
  }),
  unsent: z.array(listChangeSchema),
});

/** As it is written. */
export interface WrittenLists extends KeptLists {
  readonly v: 1;
}

/** Null for what is broken or foreign: then nothing is kept. */
export function parseKeptLists(stored: unknown): WrittenLists | null {
  return schema.safeParse(stored).data ?? null;
}

/** The lists as the person has made them, whether or not the account knows. */
export function listsOf({ known, unsent }: KeptLists): ShoppingLists {
  return changedLists(known, unsent);
}
