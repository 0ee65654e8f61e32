import { SESSION_ID } from '#domain/analytics/events.ts';
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
