import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { customers, entitlements } from '#server/db/schema/payments.ts';
import type { Holder } from './holder.ts';

/**
 * Revokes the holder's passes as an operator would, so that no reading of the provider restores them.
 * The new revision makes a reading that is under way start again.
 */
export async function revokePasses(database: Database, holder: Holder, now: Date): Promise<void> {
  const isOf = (table: typeof customers | typeof entitlements) =>
    'userId' in holder ? eq(table.userId, holder.userId) : eq(table.guestId, holder.guestId);
  await database.transaction(async (on) => {
    await on
      .update(customers)
      .set({ revision: sql`${customers.revision} + 1` })
      .where(isOf(customers));
    await on
      .update(entitlements)
      .set({ revokedAt: now, revokedBecause: 'operator', updatedAt: now })
      .where(
        and(isOf(entitlements), eq(entitlements.source, 'pass'), isNull(entitlements.revokedAt)),
      );
  });
}
