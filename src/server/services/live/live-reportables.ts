import { and, eq } from 'drizzle-orm';
import { afterCommit } from '#server/db/transaction-scope.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { liveMessages } from '#server/db/schema/live.ts';
import type { Reportable } from '#server/services/decency/reportable.ts';
import { shownName } from '#server/services/decency/shown-name.ts';
import type { LiveRooms } from './live-rooms.ts';
import { authorName, wornIn } from './stored-room.ts';

export interface LiveReportablesNeeds {
  readonly database: Database;
  readonly now: () => Date;
  readonly rooms: Pick<LiveRooms, 'visible' | 'end'>;
  readonly onChange: (roomId: string) => void;
}

/** How reports identify a message: by its room, and its place there. */
function subjectOf(roomId: string, place: number): string {
  return `${roomId}/${place}`;
}

/** Live sessions and what is said in them, as far as they can be reported. */
export function liveReportables({ database, now, rooms, onChange }: LiveReportablesNeeds) {
  const session: Reportable = {
    async find({ id }, viewerId) {
      const room = await rooms.visible(id, viewerId);
      return {
        subject: room.id,
        userId: room.hostId,
        text: room.title,
        by: room.hostName,
        within: '',
        look: wornIn(room)?.look ?? null,
      };
    },
    async end(id) {
      await rooms.end(id, 'operator');
    },
  };

  const message: Reportable = {
    async find({ id, place }, viewerId) {
      if (place === undefined) return undefined;
      const room = await rooms.visible(id, viewerId);
      const [row] = await database
        .select({ userId: liveMessages.userId, text: liveMessages.text, name: shownName() })
        .from(liveMessages)
        .innerJoin(users, eq(users.id, liveMessages.userId))
        .where(and(eq(liveMessages.roomId, room.id), eq(liveMessages.place, place)));
      if (row === undefined) return undefined;
      return {
        subject: subjectOf(room.id, place),
        userId: row.userId,
        text: row.text,
        by: authorName(row.name),
        within: room.title,
        look: null,
      };
    },
    async setHidden(on, subject, isHidden) {
      const [roomId = '', place] = subject.split('/');
      await on
        .update(liveMessages)
        .set(
          isHidden
            ? { removedAt: now(), removedBy: 'operator' }
            : { removedAt: null, removedBy: null },
        )
        .where(and(eq(liveMessages.roomId, roomId), eq(liveMessages.place, Number(place))));
      afterCommit(() => onChange(roomId));
    },
  };

  return { session, message };
}
