import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { customers, entitlements } from '#server/db/schema/payments.ts';
import type { HandOver } from '#server/services/guests/guests.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';

/** Hands what a guest has paid to the account that they sign in to. */
export function createGuestHandOver(database: Database, jobs: Jobs): HandOver {
  return async (guestId, userId) => {
    await database.transaction(async (on) => {
      await lockUser(on, userId);
      const owner = { userId, guestId: null };
      // A reading that is being stored is for the guest, and must be made again.
      const handed = await on
        .update(customers)
        .set({ ...owner, revision: sql`${customers.revision} + 1` })
        .where(eq(customers.guestId, guestId))
        .returning({ id: customers.id });
      await on.update(entitlements).set(owner).where(eq(entitlements.guestId, guestId));
      // Add up what the account had paid itself and what the guest had paid.
      for (const { id: customerId } of handed) {
        await jobs.add(on, 'payment-news', { customerId, intentId: null });
      }
    });
  };
}
