import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { lookLikes, looks } from '#server/db/schema/index.ts';
import type { Likes } from './looks.ts';
import type { LookRow } from './stored-look.ts';

type On = Database | Transaction;

/** A look of this account that is not deleted. */
export function isKeptBy(userId: string, id: string): SQL | undefined {
  return and(eq(looks.id, id), eq(looks.userId, userId), isNull(looks.deletedAt));
}

/** The look with this id that the account, or nobody, may see. */
export async function findVisible(
  on: On,
  userId: string | undefined,
  id: string,
): Promise<LookRow | undefined> {
  const isOwn = userId === undefined ? undefined : eq(looks.userId, userId);
  const [row] = await on
    .select()
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

/** How often each of these looks is liked; one that nobody likes has no entry. */
export async function countLikes(
  on: On,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await on
    .select({ lookId: lookLikes.lookId, likes: count() })
    .from(lookLikes)
    .where(inArray(lookLikes.lookId, [...ids]))
    .groupBy(lookLikes.lookId);
  return new Map(rows.map(({ lookId, likes }) => [lookId, likes]));
}

/** How often a look is liked, and whether by this account. */
export async function likesOf(on: On, userId: string | undefined, id: string): Promise<Likes> {
  const isLiked =
    userId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`coalesce(bool_or(${lookLikes.userId} = ${userId}), false)`;
  const [row] = await on
    .select({ likes: count(), isLiked })
    .from(lookLikes)
    .where(eq(lookLikes.lookId, id));
  return row ?? { likes: 0, isLiked: false };
}
