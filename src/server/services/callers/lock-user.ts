import { eq } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';

/**
 * Makes every other change to the same account's things wait until this transaction ends; rows that
 * merely refer to the account can still be added. Rejects with `signed_out` when the account is gone: its
 * session may still be taken as valid for a few seconds after that.
 */
export async function lockUser(on: Transaction, userId: string): Promise<void> {
  const locked = await on
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (locked.length === 0) throw new ApiFailure('signed_out');
}
