/** The browser's two storages: nothing else of the page touches them. */

import type { KeptRow } from './kept.ts';
import type { KeyValueStorage } from './kept-value.ts';

export interface StorageArea extends KeyValueStorage {
  readonly remove: (key: string) => void;
  /** Every key and value that is kept. */
  readonly entries: () => readonly (readonly [key: string, value: string])[];
}

/** @param open throws where the browser refuses storage altogether; any write may be one too many */
function area(open: () => Storage): StorageArea {
  return {
    read(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
      } catch {
        // Nothing is lost but the memory of this visit.
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // A browser that keeps nothing has nothing to remove.
      }
    },
    entries() {
      try {
        return Object.entries(open());
      } catch {
        return [];
      }
    },
  };
}

/** What outlives the visit. */
export function browserStorage(): StorageArea {
  return area(() => localStorage);
}

/** What ends with its tab. */
export function tabStorage(): StorageArea {
  return area(() => sessionStorage);
}

/**
 * Calls back whenever another tab has changed one of these keys, or cleared everything. Returns what ends that.
 *
 * @param rows a family stands for every key that begins as it does
 */
export function hearOtherTabs(rows: readonly KeptRow[], changed: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    // The key is null when everything was cleared.
    if (key === null || rows.some((row) => key.startsWith(row.key))) changed();
  };
  addEventListener('storage', hear);
  return () => {
    removeEventListener('storage', hear);
  };
}
