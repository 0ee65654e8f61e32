import { and, avg, count, eq, sql } from 'drizzle-orm';
import { MOST_RATINGS, type RatingTotal } from '#domain/community/rating.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { lookRatings } from '#server/db/schema/ratings.ts';
import type { Holder } from '#server/services/access/holder.ts';
import type { HandOver } from '#server/services/guests/guests.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';

/** How looks are rated: once by each account or guest, who may change their rating. */
export interface Ratings {
  readonly read: (rater: Holder | undefined, look: string) => Promise<RatingTotal>;
  /** Rejects with `limit_reached` when the rater has already rated as many looks as allowed. */
  readonly rate: (rater: Holder, look: string, stars: number) => Promise<RatingTotal>;
  /** Makes a guest's ratings the account's; of two for one look, the later one stays. */
  readonly handOver: HandOver;
}

export interface RatingsNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

function isBy(rater: Holder) {
  return 'userId' in rater
    ? eq(lookRatings.userId, rater.userId)
    : eq(lookRatings.guestId, rater.guestId);
}

async function readOwn(on: Database | Transaction, rater: Holder | undefined, look: string) {
  if (rater === undefined) return null;
  const [row] = await on
    .select({ stars: lookRatings.stars })
    .from(lookRatings)
    .where(and(isBy(rater), eq(lookRatings.look, look)));
  return row?.stars ?? null;
}

async function readRating(
  on: Database | Transaction,
  rater: Holder | undefined,
  look: string,
): Promise<RatingTotal> {
  const [all] = await on
    .select({ average: avg(lookRatings.stars), count: count() })
    .from(lookRatings)
    .where(eq(lookRatings.look, look));
  const average = all?.average ?? null;
  return {
    average: average === null ? null : Number(average),
    count: all?.count ?? 0,
    own: await readOwn(on, rater, look),
  };
}

async function refuseTooMany(on: Transaction, rater: Holder, look: string): Promise<void> {
  if ((await readOwn(on, rater, look)) !== null) return;
  const [rated] = await on.select({ count: count() }).from(lookRatings).where(isBy(rater));
  if ((rated?.count ?? 0) >= MOST_RATINGS) throw new ApiFailure('limit_reached');
}

/** Puts ratings in place of the same rater's earlier ones. */
async function put(
  on: Transaction,
  rows: (typeof lookRatings.$inferInsert)[],
  by: 'user' | 'guest',
) {
  await on
    .insert(lookRatings)
    .values(rows)
    .onConflictDoUpdate({
      target: [by === 'user' ? lookRatings.userId : lookRatings.guestId, lookRatings.look],
      set: { stars: sql`excluded.stars`, ratedAt: sql`excluded.rated_at` },
      setWhere: sql`${lookRatings.ratedAt} <= excluded.rated_at`,
    });
}

export function createRatings({ database, now }: RatingsNeeds): Ratings {
  return {
    read: (rater, look) => readRating(database, rater, look),

    rate: (rater, look, stars) =>
      database.transaction(async (on) => {
        if ('userId' in rater) await lockUser(on, rater.userId);
        await refuseTooMany(on, rater, look);
        const row = { ...rater, look, stars, ratedAt: now() };
        await put(on, [row], 'userId' in rater ? 'user' : 'guest');
        return readRating(on, rater, look);
      }),

    handOver: (guestId, userId) =>
      database.transaction(async (on) => {
        await lockUser(on, userId);
        const left = await on
          .delete(lookRatings)
          .where(eq(lookRatings.guestId, guestId))
          .returning({
            look: lookRatings.look,
            stars: lookRatings.stars,
            ratedAt: lookRatings.ratedAt,
          });
        if (left.length > 0) {
          await put(
            on,
            left.map((rating) => ({ ...rating, userId })),
            'user',
          );
        }
      }),
  };
}
