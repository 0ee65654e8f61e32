/** What is compared, on this device. */

import { createStore } from 'zustand/vanilla';
import { parseCompared, toggleCompared } from '#domain/shopping/comparison.ts';
import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';

const kept = keptValue(KEPT.compared, parseCompared);
const storage = browserStorage();

function read(): readonly string[] {
  return kept.read(storage) ?? [];
}

/** The ids of what is compared, in the order in which it was chosen. */
export const comparedStore = createStore<readonly string[]>(read);

/**
 * Shows what this device keeps, now and whenever another tab changes it. Returns a function that ends it.
 */
export function followCompared(): () => void {
  const refresh = (): void => {
    comparedStore.setState(read(), true);
  };
  refresh();
  return hearOtherTabs([KEPT.compared], refresh);
}

function keep(ids: readonly string[]): void {
  kept.write(storage, ids);
  comparedStore.setState(ids, true);
}

/** Compares a product, or stops comparing it. False, and nothing is done, where three are compared already. */
export function toggleInComparison(id: string): boolean {
  const ids = toggleCompared(read(), id);
  if (ids === null) return false;
  keep(ids);
  return true;
}

export function clearComparison(): void {
  keep([]);
}
