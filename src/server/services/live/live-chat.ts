import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { LiveMessage } from '#contracts/live-streams.ts';
import { SLOW_CHAT_S } from '#domain/live/live-room.ts';
import type { Database } from '#server/db/database.ts';
import { liveExclusions, liveMessages, liveRooms } from '#server/db/schema/live.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { findMessages, type StoredRoom } from './stored-room.ts';

const MS_PER_SECOND = 1000;

export interface LiveChatNeeds {
  readonly database: Database;
  readonly now: () => Date;
  readonly onChange: (roomId: string) => void;
}

/** What people say and how they applaud in a room; who may do so was settled before. */
export function createLiveChat({ database, now, onChange }: LiveChatNeeds) {
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
        await on
          .insert(liveMessages)
          .values({ roomId: room.id, place: next.place, userId, text, writtenAt: now() });
        return next.place;
      });
      onChange(room.id);
      const [message] = await findMessages(database, room.id, { after: place - 1, most: 1 });
      if (message === undefined) throw new ApiFailure('not_found');
      return message;
    },

    /** Takes a message away. Resolves with its author where they are kept out from now on. */
    async remove(
      room: StoredRoom,
      place: number,
      keepsAuthorOut: boolean,
    ): Promise<string | undefined> {
      const [removed] = await database
        .update(liveMessages)
        .set({ removedAt: now() })
        .where(
          and(
            eq(liveMessages.roomId, room.id),
            eq(liveMessages.place, place),
            isNull(liveMessages.removedAt),
          ),
        )
        .returning({ userId: liveMessages.userId });
      const author = removed?.userId;
      const isOut = keepsAuthorOut && author !== undefined && author !== room.hostId;
      if (isOut) {
        await database
          .insert(liveExclusions)
          .values({ roomId: room.id, userId: author, excludedAt: now() })
          .onConflictDoNothing();
      }
      onChange(room.id);
      return isOut ? author : undefined;
    },

    async applaud(room: StoredRoom, claps: number): Promise<void> {
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
