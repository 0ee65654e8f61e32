import { and, eq } from 'drizzle-orm';
import { mayWatch } from '#domain/live/live-room.ts';
import type { Database } from '#server/db/database.ts';
import { liveExclusions } from '#server/db/schema/live.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { findRoom, type StoredRoom } from './stored-room.ts';

export interface RoomSightNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

/** Who may know of a room. Each rejects with `not_found`, as for a room that never was. */
export function createRoomSight({ database, now }: RoomSightNeeds) {
  async function need(id: string): Promise<StoredRoom> {
    const room = await findRoom(database, now(), id);
    if (room === undefined) throw new ApiFailure('not_found');
    return room;
  }

  async function isKeptOut(roomId: string, userId: string): Promise<boolean> {
    const { roomId: room, userId: user, standing } = liveExclusions;
    const [found] = await database
      .select({ user })
      .from(liveExclusions)
      .where(and(eq(room, roomId), eq(user, userId), eq(standing, 'blocked')));
    return found !== undefined;
  }

  async function needOwn(id: string, userId: string): Promise<StoredRoom> {
    const room = await need(id);
    if (room.hostId !== userId) throw new ApiFailure('not_found');
    return room;
  }

  /** A room that this person may watch. */
  async function visible(id: string, viewerId: string | undefined): Promise<StoredRoom> {
    const room = await need(id);
    if (room.hostId === viewerId) return room;
    if (!mayWatch(room, viewerId)) throw new ApiFailure('not_found');
    if (viewerId !== undefined && (await isKeptOut(id, viewerId))) {
      throw new ApiFailure('not_found');
    }
    return room;
  }

  return { need, needOwn, visible };
}
