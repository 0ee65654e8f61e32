/** The numbers of earlier analyses on this device, for those who asked to keep them. */

import { createStore } from 'zustand/vanilla';
import {
  entryOf,
  parseSkinHistory,
  withEntry,
  type SkinHistory,
} from '#domain/skin-history/skin-history.ts';
import type { SkinReport } from '#domain/skin-report/skin-report.ts';
import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';

const kept = keptValue(KEPT.skinHistory, parseSkinHistory);
const storage = browserStorage();

/** Null while nobody asked for a history. */
export const historyStore = createStore<{ readonly entries: SkinHistory | null }>(() => ({
  entries: null,
}));

/** Shows what this device keeps, now and whenever another tab changes it. Returns what ends that. */
export function followHistory(): () => void {
  const refresh = (): void => {
    historyStore.setState({ entries: kept.read(storage)?.entries ?? null });
  };
  refresh();
  return hearOtherTabs([KEPT.skinHistory], refresh);
}

function keep(entries: SkinHistory): void {
  kept.write(storage, { v: 1, entries });
  historyStore.setState({ entries });
}

/** From now on analyses are kept, beginning with the one on show. */
export function turnHistoryOn(report: SkinReport | null): void {
  const entries = kept.read(storage)?.entries ?? [];
  keep(report === null ? entries : withEntry(entries, entryOf(report)));
}

/** Keeps the numbers of an analysis, where that was asked for. */
export function keepInHistory(report: SkinReport): void {
  const entries = kept.read(storage)?.entries;
  if (entries !== undefined) keep(withEntry(entries, entryOf(report)));
}

/** Removes all numbers; later analyses are kept again. */
export function eraseHistory(): void {
  keep([]);
}

/** Removes all numbers, and keeps none from now on. */
export function turnHistoryOff(): void {
  storage.remove(kept.key);
  historyStore.setState({ entries: null });
}
