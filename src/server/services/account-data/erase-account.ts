import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { declarationsIn, type Leaving, personOf } from '#server/db/schema/personal-data.ts';
import { v4 as randomUuid } from 'uuid';
import { EVERY_TABLE } from './every-table.ts';

/** What each table declares beside its columns, where that is more than a reference to the account. */
const ERASURES = declarationsIn(EVERY_TABLE).personal.map(({ erased }) => erased);

/**
 * Erases an account. What must outlive it (the record of what was paid, the record of what was done
 * with powers) is kept under a pseudonym that leads to nobody, which is returned; everything else
 * refers to the account and goes with it.
 */
export async function eraseAccount(
  on: Transaction,
  account: { readonly id: string; readonly email: string; readonly emailVerified: boolean },
  now: Date,
): Promise<string> {
  // Random, and not time-based: the time at which it was made could lead back to the account.
  const pseudonym = randomUuid();
  const leaving: Leaving = { person: personOf(account), pseudonym, now };
  for (const erased of ERASURES) {
    if (typeof erased === 'object' && 'before' in erased) await erased.before(on, leaving);
  }
  await on.delete(users).where(eq(users.id, account.id));
  for (const erased of ERASURES) {
    if (typeof erased === 'object' && 'after' in erased) await erased.after(on, leaving);
  }
  return pseudonym;
}
