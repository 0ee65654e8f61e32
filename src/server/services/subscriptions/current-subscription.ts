import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { subscriptions } from '#server/db/schema/payments.ts';

export type StoredSubscription = typeof subscriptions.$inferSelect;

/**
 * The subscription that an account has, or had last: a running one comes before one that has ended,
 * since an account that subscribed again has both.
 */
export async function currentSubscription(
  database: Database,
  userId: string,
): Promise<StoredSubscription | undefined> {
  const [subscription] = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(sql`${subscriptions.status} = 'ended'`, desc(subscriptions.paidUntil))
    .limit(1);
  return subscription;
}
