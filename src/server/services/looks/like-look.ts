import { and, eq, isNull } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Transaction } from '#server/db/database.ts';
import { lookLikes, looks } from '#server/db/schema/looks.ts';
import type { Activities } from '#server/services/activities/activities.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import { likesOf } from './look-queries.ts';
import type { Likes } from './looks.ts';

/**
 * Requires a public look, and keeps it in place until the like is stored. Liking is the one change that
 * concerns two accounts: the like belongs to the look, the entry about it to the account that likes it.
 */
async function requirePublic(on: Transaction, id: string): Promise<void> {
  const [look] = await on
    .select({ id: looks.id })
    .from(looks)
    .where(and(eq(looks.id, id), eq(looks.isPublic, true), isNull(looks.deletedAt)))
    .for('key share');
  if (look === undefined) throw new ApiFailure('not_found');
}

/** Likes a look, and notes it once. The account is locked: its own parallel calls take turns. */
export async function likeLook(
  on: Transaction,
  activities: Activities,
  userId: string,
  id: string,
  now: Date,
): Promise<Likes> {
  await lockUser(on, userId);
  await requirePublic(on, id);
  const added = await on
    .insert(lookLikes)
    .values({ lookId: id, userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ lookId: lookLikes.lookId });
  if (added.length > 0) {
    // Without its name, which belongs to the look's owner and goes with the look.
    await activities.add(on, { userId, kind: 'look_liked', lookId: id });
  }
  return likesOf(on, userId, id);
}

/** Takes a like back, and the entry about it. */
export async function unlikeLook(
  on: Transaction,
  activities: Activities,
  userId: string,
  id: string,
): Promise<Likes> {
  await lockUser(on, userId);
  await requirePublic(on, id);
  const removed = await on
    .delete(lookLikes)
    .where(and(eq(lookLikes.lookId, id), eq(lookLikes.userId, userId)))
    .returning({ lookId: lookLikes.lookId });
  if (removed.length > 0) await activities.takeBackLike(on, userId, id);
  return likesOf(on, userId, id);
}
