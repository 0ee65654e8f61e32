import { SESSION_ID } from '#domain/analytics/events.ts';
import type { StorageArea } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptText, type KeyValueStorage } from '#studio/storage/kept-value.ts';

const kept = keptText(KEPT.analyticsSession, (text) => (SESSION_ID.test(text) ? text : null));

/**
 * The id under which this browser's events are counted: made once, kept in local storage, and tied
 * to nobody. The specification's shape: `session_`, the time and random text.
 */
export function sessionId(
  storage: KeyValueStorage,
  now: () => Date,
  randomText: () => string,
): string {
  const known = kept.read(storage);
  if (known !== null) return known;
  const made = `session_${now().getTime()}_${randomText()}`;
  kept.write(storage, made);
  return made;
}

/** The id that this browser has; null where it has none. */
export function knownSessionId(storage: Pick<KeyValueStorage, 'read'>): string | null {
  return kept.read(storage);
}

/** Takes the id away: the next event makes another, which has nothing to do with it. */
export function removeSessionId(storage: Pick<StorageArea, 'remove'>): void {
  storage.remove(kept.key);
}

/** Gives back an id that was taken away. */
export function restoreSessionId(storage: KeyValueStorage, id: string): void {
  kept.write(storage, id);
}
