import { and, between, eq, gte, isNull, sql } from 'drizzle-orm';
import { createDayTeller, daysIn, spanUpTo, type Day } from '#domain/analytics/calendar.ts';
import {
  addFigures,
  allOf,
  figuresByDay,
  LOOK_WAYS,
  MOST_TOLD_APART,
  NO_FIGURES,
  type DayFigures,
  type LookFigures,
  type LookWay,
} from '#domain/looks/look-uses.ts';
import type { Look } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { lookDays } from '#server/db/schema/look-days.ts';
import { lookLikes, looks } from '#server/db/schema/looks.ts';

export interface FiguresNeeds {
  readonly database: Database;
  readonly timeZone: string;
  readonly now: () => Date;
}

export interface FiguresQuestion {
  readonly userId: string;
  /** Days up to today, today included. */
  readonly days: number;
  /** The only look to read; undefined for all. */
  readonly lookId: string | undefined;
}

interface ToldLook extends LookFigures {
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly isListed: boolean;
  readonly look: Look;
}

export interface OwnFigures {
  readonly totals: LookFigures;
  readonly ways: readonly (Pick<LookFigures, 'visits' | 'applies'> & { readonly way: LookWay })[];
  readonly days: readonly DayFigures[];
  readonly looks: readonly ToldLook[];
}

/** What was counted of one look on one day, or a part of it. */
interface Counted extends Partial<LookFigures> {
  readonly lookId: string;
  readonly day: Day;
  readonly way?: LookWay;
}

/** All offsets from UTC are multiples of this, so that it lies within one day everywhere. */
const QUARTER_S = 15 * 60;
const DAY_MS = 24 * 60 * 60 * 1000;
const NEWEST_FIRST = sql`${looks.createdAt} desc`;

/** The figures of an account's own looks. Rejects with `not_found` for a look of another account, or none. */
export async function readLookFigures(
  { database, timeZone, now }: FiguresNeeds,
  { userId, days, lookId }: FiguresQuestion,
): Promise<OwnFigures> {
  const dayOf = createDayTeller(timeZone);
  const span = spanUpTo(dayOf(now()), days);
  const isOwn = and(
    eq(looks.userId, userId),
    isNull(looks.deletedAt),
    lookId === undefined ? undefined : eq(looks.id, lookId),
  );
  const own = await database
    .select({
      id: looks.id,
      name: looks.name,
      isPublic: looks.isPublic,
      isListed: looks.isListed,
      look: looks.look,
    })
    .from(looks)
    .where(isOwn)
    .orderBy(NEWEST_FIRST);
  if (lookId !== undefined && own.length === 0) throw new ApiFailure('not_found');
  const used: readonly Counted[] = await database
    .select({
      lookId: lookDays.lookId,
      day: lookDays.day,
      way: lookDays.way,
      visits: lookDays.visits,
      applies: lookDays.applies,
    })
    .from(lookDays)
    .innerJoin(looks, eq(looks.id, lookDays.lookId))
    .where(and(isOwn, between(lookDays.day, span.first, span.last)));
  const quarter = sql<number>`floor(extract(epoch from ${lookLikes.createdAt}) / ${QUARTER_S})::float8`;
  const liked = await database
    .select({ lookId: lookLikes.lookId, quarter, likes: sql<number>`count(*)::int` })
    .from(lookLikes)
    .innerJoin(looks, eq(looks.id, lookLikes.lookId))
    // One day more than the period has, which covers every time zone; what is too early is dropped by its
    // day.
    .where(and(isOwn, gte(lookLikes.createdAt, new Date(now().getTime() - (days + 1) * DAY_MS))))
    .groupBy(lookLikes.lookId, sql`2`);
  const likes = liked.map((row): Counted => {
    return { ...row, day: dayOf(new Date(row.quarter * QUARTER_S * 1000)) };
  });
  const counted = [...used, ...likes].filter(({ day }) => day >= span.first);
  const sums = sumsBy(counted, (each) => each.lookId);
  const told = own.flatMap((row): readonly ToldLook[] => {
    const look = parseLook(row.look);
    const sum = sums.get(row.id) ?? NO_FIGURES;
    if (!look.ok || (!row.isPublic && allOf(sum) === 0)) return [];
    return [{ ...row, look: look.value, ...sum }];
  });
  const byWay = sumsBy(used, ({ way }) => way);
  return {
    totals: counted.reduce(addFigures, NO_FIGURES),
    ways: LOOK_WAYS.map((way) => {
      const { visits, applies } = byWay.get(way) ?? NO_FIGURES;
      return { way, visits, applies };
    }),
    days: figuresByDay(daysIn(span), counted),
    looks: told.toSorted((one, other) => allOf(other) - allOf(one)).slice(0, MOST_TOLD_APART),
  };
}

function sumsBy<Key>(
  counted: readonly Counted[],
  keyOf: (part: Counted) => Key,
): ReadonlyMap<Key, LookFigures> {
  const sums = new Map<Key, LookFigures>();
  for (const part of counted) {
    const key = keyOf(part);
    sums.set(key, addFigures(sums.get(key) ?? NO_FIGURES, part));
  }
  return sums;
}
