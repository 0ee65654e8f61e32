import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { BANNED_WORDS, RESTRICTION_MAIL_WORDS } from '#content/decency-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { Restriction } from '#contracts/operator-reports.ts';
import { LONGEST_RESTRICTION_DAYS, type RestrictedArea } from '#domain/decency/restriction.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { restrictions } from '#server/db/schema/decency.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Audit } from '#server/services/audit/audit.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import { recordAction } from '#server/services/customer-care/record-action.ts';
import type { TellOwner } from './tell-owner.ts';

/** What an operator closes to an account. */
export interface NewRestriction {
  readonly actionId: string;
  /** The operator's id. */
  readonly actor: string;
  readonly userId: string;
  readonly areas: readonly RestrictedArea[];
  /** Null until it is lifted. */
  readonly until: Date | null;
  readonly reason: string;
}

export interface RestrictionsNeeds {
  readonly database: Database;
  readonly audit: Audit;
  readonly tellOwner: TellOwner;
  readonly now: () => Date;
}

/** Ends, in the same transaction, what an account has begun in a part that is closed to it now. */
type Follower = (on: Transaction, userId: string) => Promise<void>;

const DAY_MS = 86_400_000;
const AT_A_TIME = 50;
const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Whether a restriction counts at a moment. */
export function isInForce(now: Date): SQL | undefined {
  const { until, liftedAt } = restrictions;
  return and(isNull(liftedAt), or(isNull(until), gt(until, now)));
}

/** Whether a part of the service is closed to an account, for a query that reads many accounts. */
export function isRestrictedIn(
  account: SQL | Parameters<typeof eq>[0],
  area: RestrictedArea,
  now: Date,
) {
  return sql<boolean>`exists (select 1 from ${restrictions}
    where ${restrictions.userId} = ${account} and ${restrictions.area} = ${area} and ${isInForce(now)})`;
}

/** What a person is told about a part that is closed to them. */
function refusalOf({
  area,
  until,
  reason,
}: Pick<typeof restrictions.$inferSelect, 'area' | 'until' | 'reason'>): string {
  const what = BANNED_WORDS.areas[area];
  return until === null
    ? fillIn(BANNED_WORDS.forGood, { what, reason })
    : fillIn(BANNED_WORDS.until, { what, reason, day: DAY_FORMAT.format(until) });
}

/** What operators have closed to whom, and until when. */
export function createRestrictions({ database, audit, tellOwner, now }: RestrictionsNeeds) {
  const followers = new Map<RestrictedArea, Follower[]>();

  return {
    /** Called once by each service that has something to end when its part is closed to an account. */
    onRestricted(area: RestrictedArea, follower: Follower): void {
      followers.set(area, [...(followers.get(area) ?? []), follower]);
    },

    /** Rejects with `banned`, which says until when and why, where this part is closed to the account. */
    async need(userId: string, area: RestrictedArea, on: Database | Transaction = database) {
      const [found] = await on
        .select()
        .from(restrictions)
        .where(and(eq(restrictions.userId, userId), eq(restrictions.area, area), isInForce(now())))
        .limit(1);
      if (found !== undefined) throw new ApiFailure('banned', { details: refusalOf(found) });
    },

    /**
     * Closes parts to an account; for parts that were closed before, the new restriction takes the place
     * of the old one. Rejects with `not_found`.
     */
    restrict: ({ actionId, actor, userId, areas, until, reason }: NewRestriction) =>
      database.transaction(async (on) => {
        const latest = now().getTime() + LONGEST_RESTRICTION_DAYS * DAY_MS;
        const isPossible = until === null || (until > now() && until.getTime() <= latest);
        if (!isPossible) throw new ApiFailure('invalid_input', { field: 'until' });
        const [account] = await on.select().from(users).where(eq(users.id, userId));
        if (account === undefined) throw new ApiFailure('not_found');
        await lockUser(on, userId);
        const isNew = await recordAction(on, audit, {
          id: actionId,
          actor,
          action: 'person_restricted',
          subject: userId,
          detail: { areas: areas.join(' '), until: until?.toISOString() ?? '', reason },
        });
        if (!isNew) return;
        for (const area of new Set(areas)) {
          await on
            .update(restrictions)
            .set({ liftedAt: now() })
            .where(
              and(eq(restrictions.userId, userId), eq(restrictions.area, area), isInForce(now())),
            );
          await on.insert(restrictions).values({ userId, area, reason, until, since: now() });
          for (const follow of followers.get(area) ?? []) await follow(on, userId);
        }
        const lines = [...new Set(areas)].map((area) => refusalOf({ area, until, reason }));
        await tellOwner(on, userId, lines);
      }),

    /** Gives a part back. Rejects with `not_found` where it is not closed. */
    lift: (actor: string, actionId: string, id: string, reason: string) =>
      database.transaction(async (on) => {
        const [found] = await on.select().from(restrictions).where(eq(restrictions.id, id));
        if (found === undefined) throw new ApiFailure('not_found');
        const { userId, area } = found;
        const isNew = await recordAction(on, audit, {
          id: actionId,
          actor,
          action: 'restriction_lifted',
          subject: userId,
          detail: { restriction: id, area, reason },
        });
        if (!isNew) return;
        const lifted = await on
          .update(restrictions)
          .set({ liftedAt: now() })
          .where(and(eq(restrictions.id, id), isInForce(now())))
          .returning({ id: restrictions.id });
        if (lifted.length === 0) throw new ApiFailure('not_found');
        const what = RESTRICTION_MAIL_WORDS.areas[area];
        await tellOwner(on, userId, [
          fillIn(RESTRICTION_MAIL_WORDS.lifted, { what }),
          fillIn(RESTRICTION_MAIL_WORDS.reason, { reason }),
        ]);
      }),

    /** What is closed now, the latest first. */
    list: (actor: string, before: string | undefined) =>
      database.transaction(async (on) => {
        const rows = await on
          .select({ restriction: restrictions, name: users.name })
          .from(restrictions)
          .innerJoin(users, eq(users.id, restrictions.userId))
          .where(
            and(isInForce(now()), before === undefined ? undefined : lt(restrictions.id, before)),
          )
          .orderBy(desc(restrictions.id))
          .limit(AT_A_TIME + 1);
        const found = rows
          .slice(0, AT_A_TIME)
          .map(
            ({ restriction: { id, userId, area, since, until, reason }, name }): Restriction => ({
              id,
              userId,
              name,
              area,
              reason,
              since: since.toISOString(),
              until: until?.toISOString() ?? null,
            }),
          );
        await audit.add(on, {
          actor,
          action: 'restrictions_read',
          detail: { found: found.length },
        });
        return { restrictions: found, hasMore: rows.length > AT_A_TIME };
      }),
  };
}

export type Restrictions = ReturnType<typeof createRestrictions>;
