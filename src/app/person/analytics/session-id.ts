import { SESSION_ID } from '#domain/analytics/events.ts';
import type { KeyValueStorage } from '#studio/state/environment.ts';

const KEY = 'lookglass.analyticsSession';

/**
 * The id under which this browser's events are counted: made once, kept in local storage, and tied
 * to nobody. The specification's shape: `session_`, the time and random text.
 */
export function sessionId(
  storage: KeyValueStorage,
  now: () => Date,
  randomText: () => string,
): string {
  const kept = storage.read(KEY);
  if (kept !== null && SESSION_ID.test(kept)) return kept;
  const made = `session_${now().getTime()}_${randomText()}`;
  storage.write(KEY, made);
  return made;
}
