/**
 * The record of what a device's user prefers, which outlives a visit and a sign-out. The mirror keeps
 * the side of its camera in it, the page its theme; each changes its own part and leaves the other's.
 */

import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';

const kept = keptValue<object>(KEPT.preferences, (stored) =>
  typeof stored === 'object' && !Array.isArray(stored) ? stored : null,
);

/** What is kept, unread: empty where nothing is, or where it is broken. */
export function keptPreferences(storage: Pick<KeyValueStorage, 'read'>): object {
  return kept.read(storage) ?? {};
}

/** Changes a part of what is kept, as it is now: another tab may have changed the rest. */
export function keepPreference(storage: KeyValueStorage, part: object): void {
  kept.write(storage, { ...keptPreferences(storage), ...part });
}
