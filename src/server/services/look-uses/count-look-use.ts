import { and, eq, isNull, sql } from 'drizzle-orm';
import { SAME_LOOK_USE } from '#contracts/look-figures.ts';
import type { Day } from '#domain/analytics/calendar.ts';
import type { LookUse, LookWay } from '#domain/looks/look-uses.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { lookDays } from '#server/db/schema/look-days.ts';
import { looks } from '#server/db/schema/looks.ts';
import { isRepeated } from '#server/services/throttles/is-repeated.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';

export interface CountedUse {
  readonly lookId: string;
  readonly use: LookUse;
  readonly way: LookWay;
  /** The page's own random number; nothing else tells one visit from another. */
  readonly visit: string;
  /** The account that is signed in: what one does with one's own look is not counted. Never stored. */
  readonly userId: string | undefined;
}

export interface CountingNeeds {
  readonly database: Database;
  readonly throttles: Throttles;
  /** Today, in the time zone in which everything is counted. */
  readonly today: () => Day;
}

/**
 * Counts that a look was opened or put on, once for each visit. Rejects with `not_found` for a look that is private,
 * deleted or unknown; in the gallery, for one that is not shown there, too.
 */
export async function countLookUse(
  { database, throttles, today }: CountingNeeds,
  { lookId, use, way, visit, userId }: CountedUse,
): Promise<void> {
  const [look] = await database
    .select({ ownerId: looks.userId })
    .from(looks)
    .where(
      and(
        eq(looks.id, lookId),
        eq(looks.isPublic, true),
        isNull(looks.deletedAt),
        way === 'gallery' ? eq(looks.isListed, true) : undefined,
      ),
    );
  if (look === undefined) throw new ApiFailure('not_found');
  if (look.ownerId === userId) return;
  const key = `${visit} ${use} ${lookId}`;
  if (await isRepeated(throttles, SAME_LOOK_USE, key)) return;
  const column = use === 'visit' ? lookDays.visits : lookDays.applies;
  const field = use === 'visit' ? 'visits' : 'applies';
  try {
    await database
      .insert(lookDays)
      .values({ lookId, day: today(), way, [field]: 1 })
      .onConflictDoUpdate({
        target: [lookDays.lookId, lookDays.day, lookDays.way],
        set: { [field]: sql`${column} + 1` },
      });
  } catch (problem) {
    // What was not stored may be sent again.
    await throttles.clear(SAME_LOOK_USE, key);
    throw problem;
  }
}
