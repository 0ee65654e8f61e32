/** What signing out leaves behind: what the server does not have yet, for its owner's next visit. */

import { KEPT } from '#studio/storage/kept.ts';

/**
 * Each family of stored values with one queue per account, and what is kept of a value whose queue is not
 * empty.
 */
const FAMILIES: readonly (readonly [key: string, left: (unsent: readonly unknown[]) => unknown])[] =
  [
    [KEPT.progress.key, (unsent) => ({ known: [], unsent })],
    [KEPT.skinHistory.key, (unsent) => ({ v: 2, place: 'account', entries: [], unsent })],
    [KEPT.avoided.key, (unsent) => ({ v: 1, place: 'account', items: [], unsent })],
    [KEPT.shoppingLists.key, (unsent) => ({ v: 1, known: { wishes: [], items: [] }, unsent })],
  ];

function unsentIn(kept: unknown): readonly unknown[] {
  if (typeof kept !== 'object' || kept === null || !('unsent' in kept)) return [];
  return Array.isArray(kept.unsent) ? kept.unsent : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The names and values of the stored entries in which what was not sent yet can wait.
 *
 * @param entries everything that the browser keeps for this site
 * @param erased the id of an account that no longer exists: nothing of it waits
 */
export function unsentQueues(
  entries: readonly (readonly [name: string, value: string])[],
  erased?: string,
): readonly (readonly [name: string, value: string])[] {
  return entries.flatMap(([name, value]) => {
    const [key, left] = FAMILIES.find(([family]) => name.startsWith(family)) ?? [];
    if (left === undefined || name === `${key}${erased}`) return [];
    const unsent = unsentIn(parsed(value));
    return unsent.length === 0 ? [] : [[name, JSON.stringify(left(unsent))] as const];
  });
}
