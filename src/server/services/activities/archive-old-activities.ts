import { desc, eq, inArray } from 'drizzle-orm';
import { archiveActivities, MOST_KEPT_ACTIVITIES } from '#domain/activity/totals.ts';
import type { Transaction } from '#server/db/database.ts';
import { activities, activityArchives } from '#server/db/schema/activities.ts';

/**
 * Deletes an account's oldest entries if there are too many, and keeps what they add up to. The account
 * must be locked: two calls that archive at once would count the same days twice.
 */
export async function archiveOldActivities(on: Transaction, userId: string): Promise<void> {
  const old = on
    .select({ id: activities.id })
    .from(activities)
    .where(eq(activities.userId, userId))
    .orderBy(desc(activities.happenedAt), desc(activities.id))
    .offset(MOST_KEPT_ACTIVITIES);
  const removed = await on
    .delete(activities)
    .where(inArray(activities.id, old))
    .returning({ kind: activities.kind, happenedAt: activities.happenedAt });
  if (removed.length === 0) return;
  const [archive] = await on
    .select()
    .from(activityArchives)
    .where(eq(activityArchives.userId, userId));
  const added = archiveActivities(archive, removed);
  if (added === undefined) return;
  await on
    .insert(activityArchives)
    .values({ userId, ...added })
    .onConflictDoUpdate({ target: activityArchives.userId, set: added });
}
