import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { AWARD_KINDS, AWARD_RULES, type Award } from '#domain/gamification/awards.ts';
import { daysLater } from '#domain/gamification/calendar-day.ts';
import { adding } from '#domain/gamification/ledger.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { progressAwards } from '#server/db/schema/progress.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';

/** A part of a ledger. */
export interface AwardPage {
  readonly awards: readonly Award[];
  readonly hasMore: boolean;
}

/** The ledger of each account: awards are added, and never changed or taken back. */
export interface Progress {
  /**
   * The next of an account's awards, in the order in which they were stored: after one of them, or from
   * the first.
   */
  readonly read: (userId: string, after: string | undefined) => Promise<AwardPage>;
  /**
   * Joins awards to an account's; those that are known, beyond a limit or of a day that has not
   * begun anywhere change nothing. Resolves with the ids of those that are kept now.
   */
  readonly add: (userId: string, awards: readonly Award[]) => Promise<readonly string[]>;
}

export interface ProgressNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

const AT_A_TIME = 500;

const EVER = AWARD_KINDS.filter((kind) => AWARD_RULES[kind].per === 'ever');

const columns = {
  id: progressAwards.id,
  kind: progressAwards.kind,
  day: progressAwards.day,
  subject: progressAwards.subject,
};

/** The part of an account's ledger that decides whether these awards count. */
function readConcerned(
  on: Transaction,
  userId: string,
  awards: readonly Award[],
): Promise<Award[]> {
  return on
    .select(columns)
    .from(progressAwards)
    .where(
      and(
        eq(progressAwards.userId, userId),
        or(
          inArray(progressAwards.kind, EVER),
          inArray(
            progressAwards.day,
            awards.map(({ day }) => day),
          ),
          inArray(
            progressAwards.id,
            awards.map(({ id }) => id),
          ),
        ),
      ),
    );
}

export function createProgress({ database, now }: ProgressNeeds): Progress {
  /** The latest calendar day anywhere on earth: the first places to begin one are 14 hours ahead of UTC. */
  const latestDay = () => daysLater(now().toISOString().slice(0, 'YYYY-MM-DD'.length), 1);

  return {
    async read(userId, after) {
      const isTheirs = eq(progressAwards.userId, userId);
      const position =
        after === undefined
          ? undefined
          : database
              .select({ position: progressAwards.position })
              .from(progressAwards)
              .where(and(isTheirs, eq(progressAwards.id, after)));
      const isNew =
        position === undefined
          ? undefined
          : gt(progressAwards.position, sql`coalesce((${position}), 0)`);
      const rows = await database
        .select(columns)
        .from(progressAwards)
        .where(and(isTheirs, isNew))
        .orderBy(asc(progressAwards.position))
        .limit(AT_A_TIME + 1);
      return { awards: rows.slice(0, AT_A_TIME), hasMore: rows.length > AT_A_TIME };
    },

    add: (userId, offered) =>
      database.transaction(async (on) => {
        await lockUser(on, userId);
        const known = await readConcerned(on, userId, offered);
        const added = adding(known, offered).filter(({ day }) => day <= latestDay());
        if (added.length > 0) {
          const receivedAt = now();
          await on
            .insert(progressAwards)
            .values(added.map((award) => ({ ...award, userId, receivedAt })));
        }
        const kept = new Set([...known, ...added].map(({ id }) => id));
        return [...new Set(offered.map(({ id }) => id))].filter((id) => kept.has(id));
      }),
  };
}
