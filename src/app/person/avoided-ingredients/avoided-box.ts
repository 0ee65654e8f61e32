/** The allergens and dislikes of one person in this browser. */

import { parseKeptAvoided, type KeptAvoided } from '#domain/wellness/ingredients/kept-avoided.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';
import type { Owner } from '#app/person/session/owner.ts';

export interface AvoidedStorage extends KeyValueStorage {
  readonly remove: (key: string) => void;
}

export interface AvoidedBox {
  readonly key: string;
  readonly read: () => KeptAvoided | null;
  /** Null keeps nothing more. */
  readonly write: (kept: KeptAvoided | null) => void;
  /** Whether what was written last outlives the page: a browser may refuse, or be full. */
  readonly isLasting: () => boolean;
}

/** Opens a person's list. Where the browser refuses to keep it, it lives as long as the page. */
export function openAvoidedBox(storage: AvoidedStorage, owner: Owner): AvoidedBox {
  const kept = keptValue(KEPT.avoided, parseKeptAvoided, owner);
  /** What the browser would not keep; null where it kept it. */
  let refused: KeptAvoided | null = null;
  return {
    key: kept.key,
    read: () => refused ?? kept.read(storage),
    write(value) {
      refused = null;
      if (value === null) {
        storage.remove(kept.key);
        return;
      }
      const written = { v: 1 as const, ...value };
      kept.write(storage, written);
      if (storage.read(kept.key) === JSON.stringify(written)) return;
      refused = value;
      // Of an earlier one nothing may come back.
      storage.remove(kept.key);
    },
    isLasting: () => refused === null,
  };
}
