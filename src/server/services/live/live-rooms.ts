import { and, count, eq, or, sql } from 'drizzle-orm';
import type { BodyOf } from '#contracts/contract.ts';
import type {
  announceLiveStream,
  changeLiveStream,
  startLiveStream,
} from '#contracts/live-streams.ts';
import { MOST_PLANS } from '#domain/live/live-plan.ts';
import { type EndReason, LONGEST_SILENCE_MS } from '#domain/live/live-room.ts';
import { stepsAfter } from '#domain/live/live-steps.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import { liveExclusions, liveRooms } from '#server/db/schema/live.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { isProIn } from '#server/services/access/is-pro-in.ts';
import { isRestrictedIn, type Restrictions } from '#server/services/decency/restrictions.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import { createLivePlans } from './live-plans.ts';
import { createRoomSight } from './room-sight.ts';
import { findRooms, type StoredRoom, wornIn } from './stored-room.ts';

type Started = BodyOf<typeof startLiveStream>;
type Announced = BodyOf<typeof announceLiveStream>;
type Changed = BodyOf<typeof changeLiveStream>;

export interface LiveHost {
  readonly userId: string;
  readonly sessionId: string;
}

const MOST_LISTED = 30;
const MS_PER_SECOND = 1000;
/** What the host said is not kept. */
const OVER = { state: 'ended', caption: null } as const;

export interface LiveRoomsNeeds {
  readonly database: Database;
  readonly restrictions: Pick<Restrictions, 'need'>;
  readonly now: () => Date;
  /** The time that payments follow. */
  readonly paymentNow: () => Promise<Date>;
  /** Called once a room has changed and that is stored. */
  readonly onChange: (roomId: string) => void;
  /** Called once a room is over. */
  readonly onEnd: (roomId: string) => void;
}

/** The rooms as they are stored: who starts, changes and ends them, and who may know of them. */
export function createLiveRooms(needs: LiveRoomsNeeds) {
  const { database, restrictions, now, paymentNow, onChange, onEnd } = needs;

  const sight = createRoomSight({ database, now });
  const { need, needOwn } = sight;
  const plans = createLivePlans({ database, restrictions, now });

  /** Ends the live rooms that match. Resolves with their ids. */
  async function endThose(
    on: Database | Transaction,
    fits: ReturnType<typeof sql>,
    because: EndReason,
  ): Promise<readonly string[]> {
    const ended = await on
      .update(liveRooms)
      .set({ ...OVER, endedAt: now(), endedBecause: because })
      .where(and(eq(liveRooms.state, 'live'), fits))
      .returning({ id: liveRooms.id });
    return ended.map(({ id }) => id);
  }

  function tellEnded(ids: readonly string[]): void {
    for (const id of ids) {
      onEnd(id);
      onChange(id);
    }
  }

  return {
    ...sight,

    async start(host: LiveHost, body: Started): Promise<StoredRoom> {
      const { planId, agreed: _agreed, isOldEnough: _isOldEnough, look, ...settings } = body;
      const begun = now();
      const live = {
        ...settings,
        look,
        state: 'live',
        agreedAt: begun,
        startedAt: begun,
        hostSeenAt: begun,
        hostSessionId: host.sessionId,
        isCameraOn: true,
        isMicrophoneOn: false,
        isCaptioned: false,
        lookVersion: 1,
      } as const;
      const { id, ended } = await database.transaction(async (on) => {
        await lockUser(on, host.userId);
        await restrictions.need(host.userId, 'live', on);
        const before = await endThose(on, sql`${liveRooms.hostId} = ${host.userId}`, 'host');
        const [room] =
          planId === undefined
            ? await on
                .insert(liveRooms)
                .values({ ...live, hostId: host.userId, createdAt: begun })
                .returning({ id: liveRooms.id })
            : await on
                .update(liveRooms)
                .set(live)
                .where(
                  and(
                    eq(liveRooms.id, planId),
                    eq(liveRooms.hostId, host.userId),
                    eq(liveRooms.state, 'planned'),
                  ),
                )
                .returning({ id: liveRooms.id });
        if (room === undefined) throw new ApiFailure('not_found');
        return { id: room.id, ended: before };
      });
      tellEnded(ended);
      onChange(id);
      return need(id);
    },

    async announce(hostId: string, body: Announced): Promise<StoredRoom> {
      return need(await plans.announce(hostId, body));
    },

    /** What hosts want listed, without the rooms that this person is kept out of. */
    async list(viewerId: string) {
      // A host who is not Pro now cannot begin what they announced.
      const listed = and(
        eq(liveRooms.isListed, true),
        isProIn(liveRooms.hostId, await paymentNow()),
        sql`not exists (select 1 from ${liveExclusions}
          where ${liveExclusions.roomId} = ${liveRooms.id} and ${liveExclusions.userId} = ${viewerId}
            and ${liveExclusions.standing} = 'blocked')`,
      );
      const [live, planned] = await Promise.all([
        findRooms(database, now(), and(listed, eq(liveRooms.state, 'live')), {
          most: MOST_LISTED,
          inOrder: sql`${liveRooms.startedAt} desc`,
        }),
        findRooms(database, now(), and(listed, eq(liveRooms.state, 'planned')), {
          most: MOST_LISTED,
          inOrder: sql`${liveRooms.startsAt}`,
        }),
      ]);
      return { live, planned };
    },

    async own(hostId: string) {
      const open = or(eq(liveRooms.state, 'live'), eq(liveRooms.state, 'planned'));
      const rooms = await findRooms(database, now(), and(eq(liveRooms.hostId, hostId), open), {
        most: MOST_PLANS + 1,
        inOrder: sql`${liveRooms.startsAt}`,
      });
      return {
        live: rooms.find(({ state }) => state === 'live'),
        planned: rooms.filter(({ state }) => state === 'planned'),
      };
    },

    async change(id: string, hostId: string, body: Changed): Promise<StoredRoom> {
      await needOwn(id, hostId);
      // There must be something to set, even if `body` is empty: otherwise there would be no statement.
      const set = { ...body, hostSeenAt: now() };
      await database
        .update(liveRooms)
        .set(set)
        .where(and(eq(liveRooms.id, id), eq(liveRooms.state, 'live')));
      onChange(id);
      return need(id);
    },

    async wear(id: string, hostId: string, look: Look): Promise<void> {
      await database.transaction(async (on) => {
        const [room] = await on
          .select()
          .from(liveRooms)
          .where(
            and(eq(liveRooms.id, id), eq(liveRooms.hostId, hostId), eq(liveRooms.state, 'live')),
          )
          .for('update');
        if (room === undefined) throw new ApiFailure('not_found');
        const worn = wornIn(room);
        const at = Math.max(0, now().getTime() - (room.startedAt?.getTime() ?? 0));
        const steps =
          worn === null
            ? []
            : stepsAfter(worn.steps, worn.look, look, Math.round(at / MS_PER_SECOND));
        await on
          .update(liveRooms)
          .set({ look, steps, lookVersion: room.lookVersion + 1, hostSeenAt: now() })
          .where(eq(liveRooms.id, id));
      });
      onChange(id);
    },

    async caption(id: string, hostId: string, text: string): Promise<void> {
      const told = await database
        .update(liveRooms)
        .set({ caption: text, captionVersion: sql`${liveRooms.captionVersion} + 1` })
        .where(
          and(
            eq(liveRooms.id, id),
            eq(liveRooms.hostId, hostId),
            eq(liveRooms.state, 'live'),
            eq(liveRooms.isCaptioned, true),
          ),
        )
        .returning({ id: liveRooms.id });
      if (told.length === 0) throw new ApiFailure('not_found');
      onChange(id);
    },

    /** Notes that the host's page is there. Rejects with `not_found` once the room is over. */
    async keepAlive(id: string, host: LiveHost): Promise<StoredRoom> {
      const kept = await database
        .update(liveRooms)
        .set({ hostSeenAt: now(), hostSessionId: host.sessionId })
        .where(
          and(eq(liveRooms.id, id), eq(liveRooms.hostId, host.userId), eq(liveRooms.state, 'live')),
        )
        .returning({ id: liveRooms.id });
      if (kept.length === 0) throw new ApiFailure('not_found');
      return need(id);
    },

    /** Ends a room that is live, or takes back an announced one; nothing happens to one that is over. */
    async end(id: string, because: EndReason): Promise<StoredRoom> {
      const ended = await database
        .update(liveRooms)
        .set({ ...OVER, endedAt: now(), endedBecause: because })
        .where(
          and(
            eq(liveRooms.id, id),
            or(eq(liveRooms.state, 'live'), eq(liveRooms.state, 'planned')),
          ),
        )
        .returning({ id: liveRooms.id });
      tellEnded(ended.map((room) => room.id));
      return need(id);
    },

    /** Takes back what a host has announced; one that is live ends by itself, see `endForsaken`. */
    async endPlans(on: Transaction, hostId: string): Promise<void> {
      await on
        .update(liveRooms)
        .set({ ...OVER, endedAt: now(), endedBecause: 'operator' })
        .where(and(eq(liveRooms.hostId, hostId), eq(liveRooms.state, 'planned')));
    },

    /**
     * Ends the rooms whose hosts were not heard of, signed out, are not Pro now, or may not go live, and takes back those
     * that did not begin. Resolves with how many are live.
     */
    async endForsaken(): Promise<number> {
      const silent = new Date(now().getTime() - LONGEST_SILENCE_MS);
      const { hostId, hostSeenAt, hostSessionId } = liveRooms;
      const because = [
        ['silence', sql`${hostSeenAt} < ${sql.param(silent, hostSeenAt)}`],
        [
          'signed-out',
          sql`not exists (select 1 from ${sessions} where ${sessions.id} = ${hostSessionId})`,
        ],
        ['access', sql`not ${isProIn(hostId, await paymentNow())}`],
        ['operator', isRestrictedIn(hostId, 'live', now())],
      ] as const;
      for (const [reason, fits] of because) tellEnded(await endThose(database, fits, reason));
      tellEnded(await plans.endMissed());
      const [live] = await database
        .select({ count: count() })
        .from(liveRooms)
        .where(eq(liveRooms.state, 'live'));
      return live?.count ?? 0;
    },
  };
}

export type LiveRooms = ReturnType<typeof createLiveRooms>;
