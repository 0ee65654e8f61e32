import { and, count, eq, lt } from 'drizzle-orm';
import type { BodyOf } from '#contracts/contract.ts';
import type { announceLiveStream } from '#contracts/live-streams.ts';
import { isPlanTime, MOST_PLANS, PLAN_LATE_MS } from '#domain/live/live-plan.ts';
import type { Database } from '#server/db/database.ts';
import { liveRooms } from '#server/db/schema/live.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Restrictions } from '#server/services/decency/restrictions.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';

type Announced = BodyOf<typeof announceLiveStream>;

export interface LivePlansNeeds {
  readonly database: Database;
  readonly restrictions: Pick<Restrictions, 'need'>;
  readonly now: () => Date;
}

/** Sessions that are announced for later. */
export function createLivePlans({ database, restrictions, now }: LivePlansNeeds) {
  return {
    /**
     * Announces one. Resolves with its id; rejects with `invalid_input` for a time that has passed or is
     * too far ahead, and with `limit_reached` if the host has already announced as many as allowed.
     */
    async announce(hostId: string, { startsAt, ...settings }: Announced): Promise<string> {
      const at = new Date(startsAt);
      if (!isPlanTime(at, now())) throw new ApiFailure('invalid_input', { field: 'startsAt' });
      return database.transaction(async (on) => {
        await lockUser(on, hostId);
        await restrictions.need(hostId, 'live', on);
        const [plans] = await on
          .select({ count: count() })
          .from(liveRooms)
          .where(and(eq(liveRooms.hostId, hostId), eq(liveRooms.state, 'planned')));
        if ((plans?.count ?? 0) >= MOST_PLANS) throw new ApiFailure('limit_reached');
        const [room] = await on
          .insert(liveRooms)
          .values({ ...settings, hostId, state: 'planned', startsAt: at, createdAt: now() })
          .returning({ id: liveRooms.id });
        if (room === undefined) throw new Error('An announced session was not stored.');
        return room.id;
      });
    },

    /** Takes back those that did not begin. Resolves with their ids. */
    async endMissed(): Promise<readonly string[]> {
      const late = new Date(now().getTime() - PLAN_LATE_MS);
      const ended = await database
        .update(liveRooms)
        .set({ state: 'ended', endedAt: now(), endedBecause: 'silence' })
        .where(and(eq(liveRooms.state, 'planned'), lt(liveRooms.startsAt, late)))
        .returning({ id: liveRooms.id });
      return ended.map(({ id }) => id);
    },
  };
}

export type LivePlans = ReturnType<typeof createLivePlans>;
