/** The ledgers that this browser keeps: the guest's, and one for each account that was signed in here. */

import { z } from 'zod/mini';
import { identifier } from '#contracts/fields.ts';
import { award } from '#contracts/progress.ts';
import type { Award } from '#domain/gamification/awards.ts';
import { union } from '#domain/gamification/ledger.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeyValueStorage } from '#studio/storage/kept-value.ts';

/** Whose ledger it is: the id of an account, or the guest's. */
export type Owner = string;
export const GUEST: Owner = 'guest';

export interface KeptLedger {
  /** What the server is known to have. */
  readonly known: readonly Award[];
  /** What it does not have yet; a guest's never leave the device. */
  readonly unsent: readonly Award[];
  /** The last award that was read from the server: up to there `known` is complete. Null before the first reading. */
  readonly readUpTo: string | null;
}

export const EMPTY_LEDGER: KeptLedger = { known: [], unsent: [], readUpTo: null };

const stored = z.object({
  known: z.array(award),
  unsent: z.array(award),
  // An earlier version of the page kept none.
  readUpTo: z._default(z.nullable(identifier), null),
});

function ledgerOf(owner: Owner) {
  return keptValue<KeptLedger>(
    KEPT.progress,
    (kept) => {
      const { data } = stored.safeParse(kept);
      return data ?? null;
    },
    owner,
  );
}

export function ledgerKey(owner: Owner): string {
  return ledgerOf(owner).key;
}

/** Everything that is in a ledger. */
export function everyAward({ known, unsent }: KeptLedger): readonly Award[] {
  return union(known, unsent);
}

/** What either of two tabs knows of a ledger. */
export function joined(one: KeptLedger, other: KeptLedger): KeptLedger {
  const known = union(one.known, other.known);
  const sent = new Set(known.map(({ id }) => id));
  return {
    known,
    unsent: union(one.unsent, other.unsent).filter(({ id }) => !sent.has(id)),
    // Both are valid for the joined `known`; the later one would only save some reading.
    readUpTo: one.readUpTo ?? other.readUpTo,
  };
}

/** A person's stored ledger; an empty one where there is none or it cannot be read. */
export function readLedger(storage: KeyValueStorage, owner: Owner): KeptLedger {
  return ledgerOf(owner).read(storage) ?? EMPTY_LEDGER;
}

export function writeLedger(storage: KeyValueStorage, owner: Owner, ledger: KeptLedger): void {
  ledgerOf(owner).write(storage, ledger);
}
