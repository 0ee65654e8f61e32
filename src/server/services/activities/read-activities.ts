import { desc, eq, sql } from 'drizzle-orm';
import type { ActivityKind } from '#domain/activity/activity.ts';
import {
  type ActivityTotals,
  MOST_SHOWN_ACTIVITIES,
  totalActivities,
} from '#domain/activity/totals.ts';
import type { Transaction } from '#server/db/database.ts';
import { activities, activityArchives, subjectOfActivity } from '#server/db/schema/activities.ts';

/** An entry as its owner is shown it. */
export interface ShownActivity {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly subject: string | null;
  readonly happenedAt: Date;
}

/** The latest entries of an account, the latest first. */
export function showActivities(on: Transaction, userId: string): Promise<ShownActivity[]> {
  return on
    .select({
      id: activities.id,
      kind: activities.kind,
      subject: subjectOfActivity,
      happenedAt: activities.happenedAt,
    })
    .from(activities)
    .where(eq(activities.userId, userId))
    .orderBy(desc(activities.happenedAt), desc(activities.id))
    .limit(MOST_SHOWN_ACTIVITIES);
}

function countOf(kind: ActivityKind) {
  return sql<number>`count(*) filter (where ${activities.kind} = ${kind})`.mapWith(Number);
}

/** What is kept of an account's activity and what no longer is, added up. */
export async function readTotals(on: Transaction, userId: string): Promise<ActivityTotals> {
  const [archive] = await on
    .select()
    .from(activityArchives)
    .where(eq(activityArchives.userId, userId));
  const day = sql`(${activities.happenedAt} at time zone 'UTC')::date`;
  const lastDay = sql`coalesce(${archive?.lastDay ?? null}::date, '-infinity'::date)`;
  const [kept] = await on
    .select({
      looksCreated: countOf('look_created'),
      photosTaken: countOf('photo_captured'),
      likesGiven: countOf('look_liked'),
      daysActive: sql<number>`count(distinct ${day}) filter (where ${day} > ${lastDay})`.mapWith(
        Number,
      ),
    })
    .from(activities)
    .where(eq(activities.userId, userId));
  if (kept === undefined) throw new Error('An aggregate always has a row.');
  return totalActivities(archive, kept);
}
