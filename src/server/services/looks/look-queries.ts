import { and, count, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { lookLikes, looks } from '#server/db/schema/index.ts';
import type { Likes } from './looks.ts';
import type { LookRow } from './stored-look.ts';

type On = Database | Transaction;

/** Named with its table, because drizzle leaves that out of queries on one table. */
const lookId = sql`${looks}.${sql.identifier(looks.id.name)}`;
const likedLookId = sql`${lookLikes}.${sql.identifier(lookLikes.lookId.name)}`;
const likerId = sql`${lookLikes}.${sql.identifier(lookLikes.userId.name)}`;

/** A look's row together with how often it is liked: one question to the database instead of two. */
export const withLikes = {
  ...getTableColumns(looks),
  likes: sql`(select count(*) from ${lookLikes} where ${likedLookId} = ${lookId})`.mapWith(Number),
};

/** Whether a look is liked by an account; by nobody it is not. */
function isLikedBy(userId: string | undefined): SQL<boolean> {
  if (userId === undefined) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from ${lookLikes} where ${likedLookId} = ${lookId} and ${likerId} = ${userId})`;
}

/** A look of this account that is not deleted. */
export function isKeptBy(userId: string, id: string): SQL | undefined {
  return and(eq(looks.id, id), eq(looks.userId, userId), isNull(looks.deletedAt));
}

/** The look with this id that the account, or nobody, may see. */
export async function findVisible(
  on: On,
  userId: string | undefined,
  id: string,
): Promise<(LookRow & Likes) | undefined> {
  const isOwn = userId === undefined ? undefined : eq(looks.userId, userId);
  const [row] = await on
    .select({ ...withLikes, isLiked: isLikedBy(userId) })
    .from(looks)
    .where(and(eq(looks.id, id), isNull(looks.deletedAt), or(eq(looks.isPublic, true), isOwn)));
  return row;
}

/** How many looks an account keeps; deleted ones do not count. */
export async function countKept(on: On, userId: string): Promise<number> {
  const [row] = await on
    .select({ kept: count() })
    .from(looks)
    .where(and(eq(looks.userId, userId), isNull(looks.deletedAt)));
  return row?.kept ?? 0;
}

/** How often a look is liked, and whether by this account. */
export async function likesOf(on: On, userId: string, id: string): Promise<Likes> {
  const [row] = await on
    .select({
      likes: count(),
      isLiked: sql<boolean>`coalesce(bool_or(${lookLikes.userId} = ${userId}), false)`,
    })
    .from(lookLikes)
    .where(eq(lookLikes.lookId, id));
  return row ?? { likes: 0, isLiked: false };
}
