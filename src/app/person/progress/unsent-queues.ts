/** What signing out leaves behind of progress: what the server does not have yet, for its owner's next visit. */

import { KEPT } from '#studio/storage/kept.ts';

const { key: LEDGERS } = KEPT.progress;

function unsentIn(ledger: unknown): readonly unknown[] {
  if (typeof ledger !== 'object' || ledger === null || !('unsent' in ledger)) return [];
  return Array.isArray(ledger.unsent) ? ledger.unsent : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The names and values under which what was not sent yet can wait.
 *
 * @param entries everything that the browser keeps for this site
 * @param erased the id of an account that is no more: nothing of it waits
 */
export function unsentQueues(
  entries: readonly (readonly [name: string, value: string])[],
  erased?: string,
): readonly (readonly [name: string, value: string])[] {
  return entries
    .filter(([name]) => name.startsWith(LEDGERS) && name !== `${LEDGERS}${erased}`)
    .map(([name, value]) => [name, unsentIn(parsed(value))] as const)
    .filter(([, unsent]) => unsent.length > 0)
    .map(([name, unsent]) => [name, JSON.stringify({ known: [], unsent })] as const);
}
