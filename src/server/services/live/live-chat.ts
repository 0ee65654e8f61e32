import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { LiveMessage } from '#contracts/live-room.ts';
import { type Restraint, SLOW_CHAT_S, type Standing } from '#domain/live/live-room.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { liveExclusions, liveMessages, liveRooms } from '#server/db/schema/live.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Restrictions } from '#server/services/decency/restrictions.ts';
import { shownName } from '#server/services/decency/shown-name.ts';
import { authorName, findMessage, type StoredRoom } from './stored-room.ts';

const MS_PER_SECOND = 1000;

export interface LiveChatNeeds {
  readonly database: Database;
  readonly restrictions: Pick<Restrictions, 'need'>;
  readonly now: () => Date;
  readonly onChange: (roomId: string) => void;
}

type RemovedBy = NonNullable<(typeof liveMessages.$inferSelect)['removedBy']>;

function isAt(room: StoredRoom, place: number) {
  return and(eq(liveMessages.roomId, room.id), eq(liveMessages.place, place));
}

/**
 * What people say and how they applaud in a room, and what its host does about them. Whether the caller
 * may do so has been checked before.
 */
export function createLiveChat({ database, restrictions, now, onChange }: LiveChatNeeds) {
  async function refuseTooSoon(roomId: string, userId: string): Promise<void> {
    const [last] = await database
      .select({ writtenAt: liveMessages.writtenAt })
      .from(liveMessages)
      .where(and(eq(liveMessages.roomId, roomId), eq(liveMessages.userId, userId)))
      .orderBy(desc(liveMessages.place))
      .limit(1);
    const since = (now().getTime() - (last?.writtenAt.getTime() ?? 0)) / MS_PER_SECOND;
    if (since >= SLOW_CHAT_S) return;
    throw new ApiFailure('too_many_requests', { retryAfter: Math.ceil(SLOW_CHAT_S - since) });
  }

  async function refuseRestrained(on: Transaction, roomId: string, userId: string): Promise<void> {
    await restrictions.need(userId, 'chat', on);
    const [restrained] = await on
      .select({ standing: liveExclusions.standing })
      .from(liveExclusions)
      .where(and(eq(liveExclusions.roomId, roomId), eq(liveExclusions.userId, userId)));
    if (restrained !== undefined) throw new ApiFailure('muted');
  }

  async function removeThose(
    on: Transaction,
    fits: ReturnType<typeof and>,
    removedBy: RemovedBy,
  ): Promise<void> {
    await on
      .update(liveMessages)
      .set({ removedAt: now(), removedBy })
      .where(and(fits, isNull(liveMessages.removedAt)));
  }

  /** Restores only what was removed for this reason: what an operator hid stays hidden. */
  async function restoreThose(
    on: Transaction,
    fits: ReturnType<typeof and>,
    removedBy: RemovedBy,
  ): Promise<number> {
    const restored = await on
      .update(liveMessages)
      .set({ removedAt: null, removedBy: null })
      .where(and(fits, eq(liveMessages.removedBy, removedBy)))
      .returning({ place: liveMessages.place });
    return restored.length;
  }

  async function restrain(
    on: Transaction,
    { roomId, userId, place }: { roomId: string; userId: string; place: number },
    standing: Restraint,
  ): Promise<void> {
    await on
      .insert(liveExclusions)
      .values({ roomId, userId, place, standing, excludedAt: now() })
      .onConflictDoUpdate({
        target: [liveExclusions.roomId, liveExclusions.userId],
        set: { standing },
      });
  }

  return {
    async write(room: StoredRoom, userId: string, text: string): Promise<LiveMessage> {
      if (room.state !== 'live') throw new ApiFailure('not_found');
      const isHost = room.hostId === userId;
      if (room.chat === 'off' && !isHost) throw new ApiFailure('forbidden');
      if (room.chat === 'slow' && !isHost) await refuseTooSoon(room.id, userId);
      const place = await database.transaction(async (on) => {
        // One after the other in each room: places are stored in the order in which they are read.
        const [next] = await on
          .update(liveRooms)
          .set({ lastPlace: sql`${liveRooms.lastPlace} + 1` })
          .where(and(eq(liveRooms.id, room.id), eq(liveRooms.state, 'live')))
          .returning({ place: liveRooms.lastPlace });
        if (next === undefined) throw new ApiFailure('not_found');
        await refuseRestrained(on, room.id, userId);
        await on
          .insert(liveMessages)
          .values({ roomId: room.id, place: next.place, userId, text, writtenAt: now() });
        return next.place;
      });
      onChange(room.id);
      const message = await findMessage(database, room.id, place);
      if (message === undefined) throw new ApiFailure('not_found');
      return message;
    },

    /** Removes a message; one that is removed already stays as it is. */
    async remove(room: StoredRoom, place: number): Promise<void> {
      await database.transaction((on) => removeThose(on, isAt(room, place), 'host'));
      onChange(room.id);
    },

    /** Restores a message that the host removed; rejects with `not_found` for any other. */
    async restore(room: StoredRoom, place: number): Promise<void> {
      const restored = await database.transaction((on) =>
        restoreThose(on, isAt(room, place), 'host'),
      );
      if (restored === 0) throw new ApiFailure('not_found');
      onChange(room.id);
    },

    /**
     * Sets what the author of a message may do in a room. When an author is blocked, their messages
     * disappear, and come back once the author may. Resolves with the author; rejects with `not_found` if
     * that is the host, or if there is no such message.
     */
    async setStanding(room: StoredRoom, place: number, standing: Standing): Promise<string> {
      const userId = await database.transaction(async (on) => {
        // Nothing is written meanwhile: a message of theirs is stored before this, or refused after it.
        await on
          .select({ id: liveRooms.id })
          .from(liveRooms)
          .where(eq(liveRooms.id, room.id))
          .for('update');
        const [message] = await on.select().from(liveMessages).where(isAt(room, place));
        const author = message?.userId;
        if (author === undefined || author === room.hostId) throw new ApiFailure('not_found');
        const theirs = and(eq(liveMessages.roomId, room.id), eq(liveMessages.userId, author));
        if (standing === 'welcome') {
          await on
            .delete(liveExclusions)
            .where(and(eq(liveExclusions.roomId, room.id), eq(liveExclusions.userId, author)));
        } else {
          await restrain(on, { roomId: room.id, userId: author, place }, standing);
        }
        if (standing === 'blocked') await removeThose(on, theirs, 'block');
        else await restoreThose(on, theirs, 'block');
        return author;
      });
      onChange(room.id);
      return userId;
    },

    /** Whom the host of a room has muted or blocked, the latest first. */
    async restrained(room: StoredRoom) {
      const rows = await database
        .select({
          place: liveExclusions.place,
          standing: liveExclusions.standing,
          name: shownName(),
        })
        .from(liveExclusions)
        .innerJoin(users, eq(users.id, liveExclusions.userId))
        .where(eq(liveExclusions.roomId, room.id))
        .orderBy(desc(liveExclusions.excludedAt));
      return rows.map((row) => ({ ...row, name: authorName(row.name) }));
    },

    async applaud(room: StoredRoom, userId: string, claps: number): Promise<void> {
      await restrictions.need(userId, 'chat');
      const counted = await database
        .update(liveRooms)
        .set({ applause: sql`${liveRooms.applause} + ${claps}` })
        .where(and(eq(liveRooms.id, room.id), eq(liveRooms.state, 'live')))
        .returning({ id: liveRooms.id });
      if (counted.length === 0) throw new ApiFailure('not_found');
      onChange(room.id);
    },
  };
}
