import type { Customer } from './customers.ts';

export type Entry = Customer['audit'][number];

/** The latest of consecutive entries that say the same, and how many they are. */
export interface EntryGroup {
  readonly entry: Entry;
  readonly times: number;
}

/** Groups consecutive views by the same operator, so that actions are not lost among them. */
export function grouped(entries: readonly Entry[]): readonly EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const isSame =
      entry.action === 'customer_viewed' &&
      last?.entry.action === entry.action &&
      last.entry.actor === entry.actor;
    if (last !== undefined && isSame)
      groups[groups.length - 1] = { ...last, times: last.times + 1 };
    else groups.push({ entry, times: 1 });
  }
  return groups;
}
