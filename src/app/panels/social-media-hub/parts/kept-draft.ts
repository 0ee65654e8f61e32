import { createStore, type StoreApi } from 'zustand/vanilla';
import { tabStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';
import { perStudio } from './per-studio.ts';

/**
 * A draft that outlives its tab of the panel, and a reload of the page: it ends with the browser's tab, since the next person at
 * the device must not find it.
 *
 * @param parse makes a draft of what was kept; null where it cannot
 */
export function keptDraft<Draft>(
  name: string,
  empty: Draft,
  parse: (kept: unknown) => Draft | null,
) {
  return perStudio<StoreApi<Draft>>(() => {
    const kept = keptValue(KEPT.social, parse, name);
    const storage = tabStorage();
    const store = createStore<Draft>(() => kept.read(storage) ?? empty);
    store.subscribe((draft) => {
      kept.write(storage, draft);
    });
    return store;
  });
}
