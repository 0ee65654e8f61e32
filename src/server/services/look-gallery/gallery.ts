import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Day } from '#domain/analytics/calendar.ts';
import { MOST_IN_GALLERY } from '#domain/looks/look-uses.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { Database } from '#server/db/database.ts';
import { lookDays } from '#server/db/schema/look-days.ts';
import { looks } from '#server/db/schema/looks.ts';
import { isLikedBy, withLikes } from '#server/services/looks/look-queries.ts';
import { readRow, type LikedLookRow } from '#server/services/looks/stored-look.ts';

/** A public look as everybody sees it: nothing says whose it is. */
export interface ShownLook {
  readonly id: string;
  readonly name: string;
  readonly look: Look;
  readonly likes: number;
  readonly worn: number;
  readonly isOwn: boolean;
  readonly isLiked: boolean;
}

export interface Gallery {
  readonly worn: readonly ShownLook[];
  readonly newest: readonly ShownLook[];
}

export interface GalleryQuestion {
  /** The account that looks; undefined where nobody is signed in. */
  readonly userId: string | undefined;
  /** The first day of the week. */
  readonly since: Day;
}

type ShownRow = LikedLookRow & { readonly isLiked: boolean; readonly worn: number };

/** Looks that their owners show in the gallery: those worn most often since a day, and the newest others. */
export async function readGallery(
  on: Database,
  { userId, since }: GalleryQuestion,
  log: FastifyBaseLogger,
): Promise<Gallery> {
  const isShown = and(eq(looks.isListed, true), eq(looks.isPublic, true), isNull(looks.deletedAt));
  const week = on
    .select({ lookId: lookDays.lookId, worn: sql<number>`sum(${lookDays.applies})`.as('worn') })
    .from(lookDays)
    .where(gte(lookDays.day, since))
    .groupBy(lookDays.lookId)
    .as('week');
  const columns = {
    ...withLikes,
    isLiked: isLikedBy(userId ?? null),
    worn: sql`coalesce(${week.worn}, 0)`.mapWith(Number),
  };
  const worn = await on
    .select(columns)
    .from(looks)
    .innerJoin(week, eq(week.lookId, looks.id))
    .where(and(isShown, sql`${week.worn} > 0`))
    .orderBy(desc(week.worn), desc(looks.createdAt))
    .limit(MOST_IN_GALLERY);
  const newest = await on
    .select(columns)
    .from(looks)
    .leftJoin(week, eq(week.lookId, looks.id))
    .where(isShown)
    .orderBy(desc(looks.createdAt))
    // Twice as many, since all those that are shown as worn already may be among them.
    .limit(2 * MOST_IN_GALLERY);
  const wornIds = new Set(worn.map(({ id }) => id));
  const shown = (row: ShownRow): readonly ShownLook[] => {
    const kept = readRow(row, log);
    if (kept === undefined) return [];
    const { id, name, look, likes } = kept;
    return [
      { id, name, look, likes, worn: row.worn, isOwn: row.userId === userId, isLiked: row.isLiked },
    ];
  };
  return {
    worn: worn.flatMap(shown),
    newest: newest
      .filter(({ id }) => !wornIds.has(id))
      .slice(0, MOST_IN_GALLERY)
      .flatMap(shown),
  };
}
