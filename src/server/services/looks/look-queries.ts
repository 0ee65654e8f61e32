import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  isNull,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { MOST_SAVED_LOOKS } from '#domain/looks/limits.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { lookLikes, looks } from '#server/db/schema/looks.ts';
import type { Likes } from './looks.ts';

type On = Database | Transaction;

/** The column with its table's name, which drizzle leaves out of queries on a single table. */
const lookId = sql`${looks}.${sql.identifier(looks.id.name)}`;
const likedLookId = sql`${lookLikes}.${sql.identifier(lookLikes.lookId.name)}`;
const likerId = sql`${lookLikes}.${sql.identifier(lookLikes.userId.name)}`;

/** A look's row together with how often it is liked: one question to the database instead of two. */
export const withLikes = {
  ...getTableColumns(looks),
  likes: sql`(select count(*) from ${lookLikes} where ${likedLookId} = ${lookId})`.mapWith(Number),
};

/** A look of this account that is not deleted. */
export function isKeptBy(userId: string, id: string): SQL | undefined {
  return and(eq(looks.id, id), eq(looks.userId, userId), isNull(looks.deletedAt));
}

/** Makes, once for all calls, the query for the looks that an account keeps, the newest first. */
export function prepareKeptLooks(database: Database) {
  return database
    .select(withLikes)
    .from(looks)
    .where(and(eq(looks.userId, sql.placeholder('userId')), isNull(looks.deletedAt)))
    .orderBy(desc(looks.createdAt), desc(looks.id))
    .limit(MOST_SAVED_LOOKS)
    .prepare('kept_looks');
}

/** Whether an account, or nobody (null), likes the look of the row. */
export function isLikedBy(reader: string | null | Placeholder): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${lookLikes} where ${likedLookId} = ${lookId} and ${likerId} = ${reader}::uuid)`;
}

/** Makes, once for all calls, the query for a look that an account, or nobody (null), may see. */
export function prepareVisibleLook(database: Database) {
  const reader = sql.placeholder('userId');
  const isLiked = isLikedBy(reader);
  const isPublicOrOwn = or(eq(looks.isPublic, true), eq(looks.userId, reader));
  return database
    .select({ ...withLikes, isLiked })
    .from(looks)
    .where(and(eq(looks.id, sql.placeholder('id')), isNull(looks.deletedAt), isPublicOrOwn))
    .prepare('visible_look');
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
