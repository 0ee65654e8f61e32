import { and, eq } from 'drizzle-orm';
import { isRestorable } from '#domain/looks/limits.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Transaction } from '#server/db/database.ts';
import { looks } from '#server/db/schema/looks.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import { withLikes } from './look-queries.ts';
import { refuseMoreThanCanBeKept } from './save-look.ts';
import type { LikedLookRow } from './stored-look.ts';

/** Brings a deleted look back; one that is back already is left as it is. */
export async function restoreLook(
  on: Transaction,
  userId: string,
  id: string,
  now: Date,
): Promise<LikedLookRow> {
  await lockUser(on, userId);
  const [row] = await on
    .select(withLikes)
    .from(looks)
    .where(and(eq(looks.id, id), eq(looks.userId, userId)))
    .for('update');
  if (row === undefined) throw new ApiFailure('not_found');
  if (row.deletedAt === null) return row;
  if (!isRestorable(row.deletedAt, now)) throw new ApiFailure('not_found');
  await refuseMoreThanCanBeKept(on, userId);
  await on.update(looks).set({ deletedAt: null, updatedAt: now }).where(eq(looks.id, id));
  return { ...row, deletedAt: null, updatedAt: now };
}
