/** One key of what is kept, with its one reader: past it, the type is trusted. */

import type { KeptRow } from './kept.ts';

/** Strings under keys. Never throws: where the browser refuses storage, nothing is kept. */
export interface KeyValueStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

export interface KeptValue<Value> {
  readonly key: string;
  /** Null where nothing is kept, or what is kept is broken or foreign. */
  readonly read: (storage: Pick<KeyValueStorage, 'read'>) => Value | null;
  readonly write: (storage: Pick<KeyValueStorage, 'write'>, value: Value) => void;
}

/**
 * What is kept as JSON.
 *
 * @param parse makes a value of what was kept, whatever that is; null where it cannot
 * @param member of a row that is a family
 */
export function keptValue<Value>(
  row: KeptRow,
  parse: (stored: unknown) => Value | null,
  member = '',
): KeptValue<Value> {
  const key = row.key + member;
  return {
    key,
    read(storage) {
      const text = storage.read(key);
      if (text === null) return null;
      try {
        return parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    write(storage, value) {
      storage.write(key, JSON.stringify(value));
    },
  };
}

/** What is kept as the text that it is. */
export function keptText(
  row: KeptRow,
  parse: (text: string) => string | null,
  member = '',
): KeptValue<string> {
  const key = row.key + member;
  return {
    key,
    read(storage) {
      const text = storage.read(key);
      return text === null ? null : parse(text);
    },
    write(storage, value) {
      storage.write(key, value);
    },
  };
}
