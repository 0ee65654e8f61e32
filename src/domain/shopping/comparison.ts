/** Which products are compared, and which of them is ahead in something. */

/** How many can be compared at a time; the specification's. */
export const MOST_COMPARED = 3;
const LONGEST_ID = 64;

/** What a device has kept; null where it is something else. An invalid id is left out. */
export function parseCompared(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored)) return null;
  const ids = stored.filter(
    (id): id is string => typeof id === 'string' && id !== '' && id.length <= LONGEST_ID,
  );
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** The ids after a press on one of them; null where there would be too many. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] | null {
  if (ids.includes(id)) return ids.filter((each) => each !== id);
  return ids.length >= MOST_COMPARED ? null : [...ids, id];
}

/**
 * The place of the one that is ahead of all others; null where two share it, or fewer than two can be compared. A value of
 * null takes no part.
 */
export function placeAhead(
  values: readonly (number | null)[],
  ahead: 'least' | 'most',
): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const best = ahead === 'least' ? Math.min(...known) : Math.max(...known);
  return known.filter((value) => value === best).length === 1 ? values.indexOf(best) : null;
}
