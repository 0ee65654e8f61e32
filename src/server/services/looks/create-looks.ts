import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { restorableSince } from '#domain/looks/limits.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, DatabaseConnection, Transaction } from '#server/db/database.ts';
import { looks } from '#server/db/schema/looks.ts';
import type { Activities } from '#server/services/activities/activities.ts';
import type { Restrictions } from '#server/services/decency/restrictions.ts';
import { likeLook, unlikeLook } from './like-look.ts';
import { isKeptBy, prepareKeptLooks, prepareVisibleLook, withLikes } from './look-queries.ts';
import type { Looks } from './looks.ts';
import { restoreLook } from './restore-look.ts';
import { saveLook } from './save-look.ts';
import { type KeptLook, type LikedLookRow, readRow } from './stored-look.ts';

export interface LooksNeeds {
  readonly database: Database;
  readonly readAnywhere: DatabaseConnection['readAnywhere'];
  readonly activities: Activities;
  readonly restrictions: Pick<Restrictions, 'need'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** How many looks are erased at a time: nobody is to wait long for a lock. */
const MOST_ERASED_AT_ONCE = 500;

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ApiFailure('not_found');
  return value;
}

export function createLooks(needs: LooksNeeds): Looks {
  const { database, readAnywhere, activities, restrictions, log, now } = needs;
  const read = (row: LikedLookRow | undefined): KeptLook => found(readRow(found(row), log));
  const keptLooks = prepareKeptLooks(database);
  const prepared = new WeakMap<Database, ReturnType<typeof prepareVisibleLook>>();
  const visibleLookIn = (on: Database) => {
    const query = prepared.get(on) ?? prepareVisibleLook(on);
    prepared.set(on, query);
    return query;
  };

  async function readVisible(userId: string | undefined, id: string) {
    const ask = async (on: Database) =>
      (await visibleLookIn(on).execute({ userId: userId ?? null, id })).at(0);
    // It may be the caller's own, or just liked by them.
    if (userId !== undefined) return ask(database);
    // One that is not there may have been made a moment ago.
    return (await readAnywhere(ask)) ?? ask(database);
  }

  /** An operator hid it: it cannot be public. */
  async function refuseHidden(userId: string, id: string): Promise<void> {
    const [row] = await database.select().from(looks).where(isKeptBy(userId, id));
    if (row !== undefined && row.hiddenAt !== null) throw new ApiFailure('hidden');
  }

  const change = <Result>(work: (on: Transaction) => Promise<Result>) => database.transaction(work);

  return {
    async list(userId) {
      const rows = await keptLooks.execute({ userId });
      return rows.flatMap((row) => readRow(row, log) ?? []);
    },

    async save(userId, look) {
      if (look.isPublic) await restrictions.need(userId, 'community');
      return read(await change((on) => saveLook(on, activities, userId, look, now())));
    },

    async open(userId, id) {
      const row = found(await readVisible(userId, id));
      return { ...read(row), isOwn: row.userId === userId, isLiked: row.isLiked };
    },

    async update(userId, id, { name, isPublic, isListed }) {
      if (isPublic === true || isListed === true) await restrictions.need(userId, 'community');
      // A look that is made private leaves the gallery for good, until its owner lists it again.
      const listed = isPublic === false ? false : isListed;
      const [row] = await database
        .update(looks)
        .set({
          ...(name === undefined ? {} : { name }),
          ...(isPublic === undefined ? {} : { isPublic }),
          ...(listed === undefined
            ? {}
            : { isListed: sql`${listed} and ${isPublic ?? looks.isPublic}` }),
          updatedAt: now(),
        })
        .where(and(isKeptBy(userId, id), isPublic === true ? isNull(looks.hiddenAt) : undefined))
        .returning(withLikes);
      if (row === undefined && isPublic === true) await refuseHidden(userId, id);
      return read(row);
    },

    async remove(userId, id) {
      const [row] = await database
        .update(looks)
        .set({ deletedAt: sql`coalesce(${looks.deletedAt}, ${now()})` })
        .where(and(eq(looks.id, id), eq(looks.userId, userId)))
        .returning({ id: looks.id });
      found(row);
    },

    async restore(userId, id) {
      return read(await change((on) => restoreLook(on, userId, id, now())));
    },

    like: (userId, id) => change((on) => likeLook(on, activities, userId, id, now())),
    unlike: (userId, id) => change((on) => unlikeLook(on, activities, userId, id)),

    async erase() {
      const over = database
        .select({ id: looks.id })
        .from(looks)
        .where(lt(looks.deletedAt, restorableSince(now())))
        .limit(MOST_ERASED_AT_ONCE);
      const erased = await database
        .delete(looks)
        .where(sql`${looks.id} in ${over}`)
        .returning({ id: looks.id });
      return erased.length;
    },
  };
}
