/** Something that a person logs about their own health, only on this device. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';

export interface RecordState<Value> {
  readonly value: Value;
  /** Whether it outlives the page: a browser may refuse to keep anything, or be full. */
  readonly isLasting: boolean;
}

export interface WellnessRecord<Value> {
  readonly store: StoreApi<RecordState<Value>>;
  /** From now on the record is this person's. Nothing of the previous person is shown any more. */
  readonly setOwner: (owner: string) => void;
  /** To be called when another tab has written, or everything was cleared. */
  readonly readAgain: () => void;
  /** Changes the value as it is stored now, whichever tab wrote it, and stores the result. */
  readonly change: (change: (value: Value) => Value) => void;
  readonly erase: () => void;
}

export interface RecordEnvironment<Value> {
  readonly storage: KeyValueStorage & { readonly remove: (key: string) => void };
  /** What is logged, such as `water`. */
  readonly name: string;
  /** The id of an account, or `guest`. */
  readonly owner: string;
  /** Parses what was stored, whatever that is; null where that fails. */
  readonly parse: (stored: unknown) => Value | null;
  /** The value while nothing is kept. */
  readonly empty: Value;
}

export function createWellnessRecord<Value>({
  storage,
  name,
  owner: firstOwner,
  parse,
  empty,
}: RecordEnvironment<Value>): WellnessRecord<Value> {
  let owner = firstOwner;
  /** The value that the browser refused to keep; null where it kept it. */
  let refused: { readonly value: Value } | null = null;
  const kept = () => keptValue(KEPT.wellness, parse, `${name}.${owner}`);
  const read = (): Value => (refused === null ? (kept().read(storage) ?? empty) : refused.value);
  const state = (): RecordState<Value> => ({ value: read(), isLasting: refused === null });
  const store = createStore<RecordState<Value>>(state);
  const show = (): void => store.setState(state(), true);

  return {
    store,
    setOwner(next) {
      if (next === owner) return;
      owner = next;
      refused = null;
      show();
    },
    readAgain: show,
    change(change) {
      const before = read();
      const value = change(before);
      if (value === before) return;
      const box = kept();
      box.write(storage, value);
      const isKept = storage.read(box.key) === JSON.stringify(value);
      refused = isKept ? null : { value };
      // An earlier value must not come back.
      if (!isKept) storage.remove(box.key);
      show();
    },
    erase() {
      refused = null;
      storage.remove(kept().key);
      show();
    },
  };
}
