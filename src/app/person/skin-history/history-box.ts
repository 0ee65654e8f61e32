/** The skin history of one person in this browser. */

import { parseKeptHistory, type KeptHistory } from '#domain/skin-history/kept-history.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';
import type { Owner } from '#app/person/session/owner.ts';

export interface HistoryStorage extends KeyValueStorage {
  readonly remove: (key: string) => void;
}

export interface HistoryBox {
  readonly key: string;
  /** Null while nothing is kept. */
  readonly read: () => KeptHistory | null;
  /** Null keeps nothing more. */
  readonly write: (history: KeptHistory | null) => void;
  /** Whether what was written last outlives the page: a browser may refuse, or be full. */
  readonly isLasting: () => boolean;
}

/** Opens a person's history. Where the browser refuses to keep it, it lives as long as the page. */
export function openHistoryBox(storage: HistoryStorage, owner: Owner): HistoryBox {
  const kept = keptValue(KEPT.skinHistory, parseKeptHistory, owner);
  /** What the browser would not keep; null where it kept it. */
  let refused: KeptHistory | null = null;
  return {
    key: kept.key,
    read: () => refused ?? kept.read(storage),
    write(history) {
      refused = null;
      if (history === null) {
        storage.remove(kept.key);
        return;
      }
      const text = JSON.stringify({ v: 2, ...history });
      storage.write(kept.key, text);
      if (storage.read(kept.key) === text) return;
      refused = history;
      // Of an earlier one nothing may come back.
      storage.remove(kept.key);
    },
    isLasting: () => refused === null,
  };
}
