import { and, count, eq, gt, or, sql } from 'drizzle-orm';
import type { BodyOf } from '#contracts/contract.ts';
import type {
  announceLiveStream,
  changeLiveStream,
  startLiveStream,
} from '#contracts/live-streams.ts';
import {
  LONGEST_PLAN_DAYS,
  LONGEST_SILENCE_MS,
  type EndReason,
  mayWatch,
  MOST_PLANS,
} from '#domain/live/live-room.ts';
import { stepsAfter } from '#domain/live/live-steps.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import { liveExclusions, liveRooms } from '#server/db/schema/live.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { isProIn } from '#server/services/access/is-pro-in.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import { findRoom, findRooms, type StoredRoom, wornIn } from './stored-room.ts';

type Started = BodyOf<typeof startLiveStream>;
type Announced = BodyOf<typeof announceLiveStream>;
type Changed = BodyOf<typeof changeLiveStream>;

export interface LiveHost {
  readonly userId: string;
  readonly sessionId: string;
}

const MOST_LISTED = 30;
const DAY_MS = 86_400_000;
const MS_PER_SECOND = 1000;
/** An announced time that has passed for so long is not listed. */
const PLAN_LATE_MS = 3_600_000;

export interface LiveRoomsNeeds {
  readonly database: Database;
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
  const { database, now, paymentNow, onChange, onEnd } = needs;

  async function need(id: string): Promise<StoredRoom> {
    const room = await findRoom(database, now(), id);
    if (room === undefined) throw new ApiFailure('not_found');
    return room;
  }

  async function needOwn(id: string, userId: string): Promise<StoredRoom> {
    const room = await need(id);
    if (room.hostId !== userId) throw new ApiFailure('not_found');
    return room;
  }

  async function isKeptOut(roomId: string, userId: string): Promise<boolean> {
    const { roomId: room, userId: user } = liveExclusions;
    const [found] = await database
      .select({ user })
      .from(liveExclusions)
      .where(and(eq(room, roomId), eq(user, userId)));
    return found !== undefined;
  }

  /** Ends rooms that are live and fit. Resolves with their ids. */
  async function endThose(
    on: Database | Transaction,
    fits: ReturnType<typeof sql>,
    because: EndReason,
  ): Promise<readonly string[]> {
    const ended = await on
      .update(liveRooms)
      .set({ state: 'ended', endedAt: now(), endedBecause: because })
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
    /** A room that this person may watch; rejects with `not_found` for any other. */
    async visible(id: string, viewerId: string | undefined): Promise<StoredRoom> {
      const room = await need(id);
      if (room.hostId === viewerId) return room;
      if (!mayWatch(room, viewerId)) throw new ApiFailure('not_found');
      if (viewerId !== undefined && (await isKeptOut(id, viewerId))) {
        throw new ApiFailure('not_found');
      }
      return room;
    },

    need,
    needOwn,

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
        lookVersion: 1,
      } as const;
      const { id, ended } = await database.transaction(async (on) => {
        await lockUser(on, host.userId);
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

    async announce(hostId: string, { startsAt, ...settings }: Announced): Promise<StoredRoom> {
      const at = new Date(startsAt);
      const ahead = at.getTime() - now().getTime();
      if (ahead <= 0 || ahead > LONGEST_PLAN_DAYS * DAY_MS) {
        throw new ApiFailure('invalid_input', { field: 'startsAt' });
      }
      const id = await database.transaction(async (on) => {
        await lockUser(on, hostId);
        const [plans] = await on
          .select({ count: count() })
          .from(liveRooms)
          .where(and(eq(liveRooms.hostId, hostId), eq(liveRooms.state, 'planned')));
        if ((plans?.count ?? 0) >= MOST_PLANS) throw new ApiFailure('limit_reached');
        const [room] = await on
          .insert(liveRooms)
          .values({ ...settings, hostId, state: 'planned', startsAt: at, createdAt: now() })
          .returning({ id: liveRooms.id });
        return room?.id ?? '';
      });
      return need(id);
    },

    async list() {
      const listed = eq(liveRooms.isListed, true);
      const late = new Date(now().getTime() - PLAN_LATE_MS);
      const [live, planned] = await Promise.all([
        findRooms(database, now(), and(listed, eq(liveRooms.state, 'live')), {
          most: MOST_LISTED,
          inOrder: sql`${liveRooms.startedAt} desc`,
        }),
        findRooms(
          database,
          now(),
          and(listed, eq(liveRooms.state, 'planned'), gt(liveRooms.startsAt, late)),
          { most: MOST_LISTED, inOrder: sql`${liveRooms.startsAt}` },
        ),
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
      // Nothing to set would be no statement.
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
        .set({ state: 'ended', endedAt: now(), endedBecause: because })
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

    /** Ends the rooms whose hosts were not heard of, signed out, or are not Pro now. Resolves with how many are live. */
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
      ] as const;
      for (const [reason, fits] of because) tellEnded(await endThose(database, fits, reason));
      const [live] = await database
        .select({ count: count() })
        .from(liveRooms)
        .where(eq(liveRooms.state, 'live'));
      return live?.count ?? 0;
    },
  };
}

export type LiveRooms = ReturnType<typeof createLiveRooms>;
