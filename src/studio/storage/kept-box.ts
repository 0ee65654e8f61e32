/** What one person keeps in this browser, and in this page where the browser refuses to keep it. */

import type { KeptValue, KeyValueStorage } from './kept-value.ts';

export interface RemovingStorage extends KeyValueStorage {
  readonly remove: (key: string) => void;
}

export interface KeptBox<Value> {
  readonly key: string;
  /** Null while nothing is kept. */
  readonly read: () => Value | null;
  /** Null removes what is kept. */
  readonly write: (value: Value | null) => void;
  /** Whether what was written last outlives the page: a browser may refuse, or be full. */
  readonly isLasting: () => boolean;
}

/**
 * Opens a box for what `kept` reads.
 *
 * @param version of the form in which it is written, as its `v`
 */
export function openKeptBox<Value extends object>(
  kept: Pick<KeptValue<Value>, 'key' | 'read'>,
  version: number,
  storage: RemovingStorage,
): KeptBox<Value> {
  /** What the browser would not keep; null where it kept it. */
  let refused: Value | null = null;
  return {
    key: kept.key,
    read: () => refused ?? kept.read(storage),
    write(value) {
      refused = null;
      if (value === null) {
        storage.remove(kept.key);
        return;
      }
      const text = JSON.stringify({ v: version, ...value });
      storage.write(kept.key, text);
      if (storage.read(kept.key) === text) return;
      refused = value;
      // No earlier value may come back.
      storage.remove(kept.key);
    },
    isLasting: () => refused === null,
  };
}
