/** How many listen to each room: every process tells the database of its own listeners. */

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { livePresence, liveRooms } from '#server/db/schema/live.ts';
import { PRESENCE_LIFE_MS, viewersIn } from './stored-room.ts';
import type { Channel } from './room-channel.ts';

const PRESENCE_EVERY_MS = 2000;

export function createPresence(database: Database, now: () => Date) {
  const processId = randomUUID();
  return {
    /**
     * Tells the database how many listen here: for rooms where that has changed, and now and then for
     * all. Resolves with the ids of the rooms where it has changed.
     */
    async tell(channels: Iterable<Channel>): Promise<readonly string[]> {
      const at = now();
      const due = [...channels].flatMap((channel) => {
        const viewers = [...channel.listeners].filter(({ userId }) => userId !== channel.hostId);
        const hasChanged = viewers.length !== channel.told;
        const isDue = at.getTime() - channel.toldAt >= PRESENCE_EVERY_MS;
        if (!hasChanged && !isDue) return [];
        Object.assign(channel, { told: viewers.length, toldAt: at.getTime() });
        return [{ roomId: channel.roomId, viewers: viewers.length, hasChanged }];
      });
      if (due.length === 0) return [];
      await database
        .insert(livePresence)
        .values(due.map(({ roomId, viewers }) => ({ roomId, processId, viewers, seenAt: at })))
        .onConflictDoUpdate({
          target: [livePresence.roomId, livePresence.processId],
          set: { viewers: sql`excluded.viewers`, seenAt: at },
        });
      const changed = due.filter(({ hasChanged }) => hasChanged).map(({ roomId }) => roomId);
      if (changed.length === 0) return [];
      await database
        .update(liveRooms)
        .set({ mostViewers: sql`greatest(${liveRooms.mostViewers}, ${viewersIn(at)})` })
        .where(inArray(liveRooms.id, changed));
      return changed;
    },

    /** Nobody listens to the room here any more. */
    async leave(roomId: string): Promise<void> {
      await database
        .delete(livePresence)
        .where(and(eq(livePresence.roomId, roomId), eq(livePresence.processId, processId)));
    },

    /**
     * Drops what processes that are gone have left behind. Resolves with the ids of the live rooms where
     * any had.
     */
    async forgetGone(): Promise<readonly string[]> {
      const since = new Date(now().getTime() - PRESENCE_LIFE_MS);
      const gone = await database
        .delete(livePresence)
        .where(lt(livePresence.seenAt, since))
        .returning({ roomId: livePresence.roomId });
      const rooms = [...new Set(gone.map(({ roomId }) => roomId))];
      if (rooms.length === 0) return [];
      const live = await database
        .select({ id: liveRooms.id })
        .from(liveRooms)
        .where(and(inArray(liveRooms.id, rooms), eq(liveRooms.state, 'live')));
      return live.map(({ id }) => id);
    },
  };
}
