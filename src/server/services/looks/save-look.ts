import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { MOST_SAVED_LOOKS } from '#domain/looks/limits.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Transaction } from '#server/db/database.ts';
import { looks } from '#server/db/schema/looks.ts';
import type { Activities } from '#server/services/activities/activities.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import { countKept, withLikes } from './look-queries.ts';
import type { NewLook } from './looks.ts';
import type { LikedLookRow, LookRow } from './stored-look.ts';

/** Whether a stored look equals the one to be saved, so that the call is a repeat. */
function isSame(row: LookRow, userId: string, look: NewLook): boolean {
  if (row.userId !== userId || row.deletedAt !== null) return false;
  const stored = parseLook(row.look);
  return (
    stored.ok &&
    row.name === look.name &&
    row.isPublic === look.isPublic &&
    isDeepStrictEqual(stored.value, look.look)
  );
}

/** Rejects with `limit_reached` when a locked account has as many looks as can be kept. */
export async function refuseMoreThanCanBeKept(on: Transaction, userId: string): Promise<void> {
  if ((await countKept(on, userId)) >= MOST_SAVED_LOOKS) throw new ApiFailure('limit_reached');
}

/**
 * Saves a look and notes that it was made. The account is locked from counting its looks to adding
 * one, so that parallel calls cannot pass the limit.
 */
export async function saveLook(
  on: Transaction,
  activities: Activities,
  userId: string,
  look: NewLook,
  now: Date,
): Promise<LikedLookRow> {
  await lockUser(on, userId);
  const [existing] = await on.select(withLikes).from(looks).where(eq(looks.id, look.id));
  if (existing !== undefined) {
    if (isSame(existing, userId, look)) return existing;
    throw new ApiFailure('already_used');
  }
  await refuseMoreThanCanBeKept(on, userId);
  const [added] = await on
    .insert(looks)
    .values({ ...look, userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: looks.id })
    .returning();
  // Another call has taken the id since it was looked up.
  if (added === undefined) throw new ApiFailure('already_used');
  await activities.add(on, {
    userId,
    kind: 'look_created',
    subject: look.name,
    lookId: look.id,
  });
  return { ...added, likes: 0 };
}
