/**
 * The record of what a device's user prefers, which outlives a visit and a sign-out. The mirror keeps
 * the side of its camera in it, the page its theme; each changes its own part and leaves the other's.
 */

import type { KeyValueStorage } from './environment.ts';

export const PREFERENCES_KEY = 'lookglass.preferences';

/** What is kept, unread: empty where nothing is, or where it is broken. */
export function keptPreferences(storage: Pick<KeyValueStorage, 'read'>): object {
  try {
    const kept: unknown = JSON.parse(storage.read(PREFERENCES_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Changes a part of what is kept, as it is now: another tab may have changed the rest. */
export function keepPreference(storage: KeyValueStorage, part: object): void {
  const changed = { ...keptPreferences(storage), ...part };
  storage.write(PREFERENCES_KEY, JSON.stringify(changed));
}
