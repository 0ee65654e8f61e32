/** The wishlist and the bag of one person in this browser. */

import { NO_LISTS } from '#domain/shopping/shopping-lists.ts';
import { parseKeptLists, type KeptLists } from '#domain/shopping/kept-lists.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';
import type { Owner } from '#app/person/session/owner.ts';

export interface ListsStorage extends KeyValueStorage {
  readonly remove: (key: string) => void;
}

export interface ListsBox {
  readonly read: () => KeptLists;
  readonly write: (kept: KeptLists) => void;
  readonly clear: () => void;
  /** Whether what was written last outlives the page: a browser may refuse, or be full. */
  readonly isLasting: () => boolean;
}

const NOTHING: KeptLists = { known: NO_LISTS, unsent: [] };

/** Opens a person's lists. Where the browser refuses to keep them, they live as long as the page. */
export function openListsBox(storage: ListsStorage, owner: Owner): ListsBox {
  const { key, read } = keptValue(KEPT.shoppingLists, parseKeptLists, owner);
  /** What the browser would not keep; null where it kept it. */
  let refused: KeptLists | null = null;
  return {
    read: () => refused ?? read(storage) ?? NOTHING,
    write(kept) {
      refused = null;
      const text = JSON.stringify({ v: 1, ...kept });
      storage.write(key, text);
      if (storage.read(key) === text) return;
      refused = kept;
      // Of an earlier one nothing may come back.
      storage.remove(key);
    },
    clear() {
      refused = null;
      storage.remove(key);
    },
    isLasting: () => refused === null,
  };
}
