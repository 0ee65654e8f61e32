import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod/mini';
import { type LiveMessage, type LiveRoom, liveStep, type WornLook } from '#contracts/live-room.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { liveMessages, livePresence, liveRooms } from '#server/db/schema/live.ts';
import { shownName } from '#server/services/decency/shown-name.ts';

/** The listeners of a process that has not reported them for this long do not count. */
export const PRESENCE_LIFE_MS = 6000;

export type RoomRow = typeof liveRooms.$inferSelect;

/** A room as it is stored, with its host's name and how many listen. */
export interface StoredRoom extends RoomRow {
  readonly hostName: string;
  readonly viewers: number;
}

/** How many listen to a room, as a query. */
export function viewersIn(now: Date): SQL<number> {
  const { roomId, viewers, seenAt } = livePresence;
  const since = new Date(now.getTime() - PRESENCE_LIFE_MS);
  return sql<number>`coalesce((select sum(${viewers}) from ${livePresence}
    where ${roomId} = ${liveRooms.id} and ${seenAt} > ${sql.param(since, seenAt)}), 0)::int`;
}

/** Reads the rooms that fit, with what belongs to them. */
export async function findRooms(
  on: Database | Transaction,
  now: Date,
  fits: SQL | undefined,
  { most, inOrder }: { readonly most: number; readonly inOrder: SQL },
): Promise<readonly StoredRoom[]> {
  const rows = await on
    .select({ room: liveRooms, hostName: shownName(), viewers: viewersIn(now) })
    .from(liveRooms)
    .innerJoin(users, eq(users.id, liveRooms.hostId))
    .where(fits)
    .orderBy(inOrder)
    .limit(most);
  return rows.map(({ room, hostName, viewers }) => ({ ...room, hostName, viewers }));
}

export async function findRoom(
  on: Database | Transaction,
  now: Date,
  id: string,
): Promise<StoredRoom | undefined> {
  const inOrder = sql`${liveRooms.id}`;
  const [room] = await findRooms(on, now, eq(liveRooms.id, id), { most: 1, inOrder });
  return room;
}

/** What everybody who may watch is told about a room. */
export function roomView(room: StoredRoom): LiveRoom {
  return {
    id: room.id,
    title: room.title,
    hostName: room.hostName,
    state: room.state,
    startsAt: room.startsAt?.toISOString() ?? null,
    startedAt: room.startedAt?.toISOString() ?? null,
    endedAt: room.endedAt?.toISOString() ?? null,
    endedBecause: room.endedBecause,
    audience: room.audience,
    isListed: room.isListed,
    quality: room.quality,
    chat: room.chat,
    hasPicture: room.hasPicture,
    isCameraOn: room.isCameraOn,
    isMicrophoneOn: room.isMicrophoneOn,
    isCaptioned: room.isCaptioned,
    viewers: room.viewers,
    mostViewers: Math.max(room.mostViewers, room.viewers),
    applause: room.applause,
  };
}

const steps = z.array(liveStep);

/** What the host wears; null before they said so. */
export function wornIn(room: Pick<RoomRow, 'look' | 'steps'>): WornLook | null {
  const look = lookSchema.safeParse(room.look);
  if (!look.success) return null;
  const read = steps.safeParse(room.steps);
  return { look: look.data, steps: read.success ? read.data : [] };
}

/** The first name is enough for a chat. */
export function authorName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}

interface WhichMessages {
  readonly after: number;
  readonly most: number;
}

/** Reads the last messages of a room after a place, in their order; removed ones are left out. */
export async function findMessages(
  on: Database | Transaction,
  roomId: string,
  { after, most }: WhichMessages,
): Promise<LiveMessage[]> {
  return readMessages(on, roomId, gt(liveMessages.place, after), most);
}

/** Reads the message at a place; undefined if it was removed. */
export async function findMessage(
  on: Database | Transaction,
  roomId: string,
  place: number,
): Promise<LiveMessage | undefined> {
  return (await readMessages(on, roomId, eq(liveMessages.place, place), 1)).at(0);
}

async function readMessages(
  on: Database | Transaction,
  roomId: string,
  fits: SQL,
  most: number,
): Promise<LiveMessage[]> {
  const rows = await on
    .select({
      place: liveMessages.place,
      text: liveMessages.text,
      writtenAt: liveMessages.writtenAt,
      name: shownName(),
      isHost: sql<boolean>`${liveMessages.userId} = ${liveRooms.hostId}`,
    })
    .from(liveMessages)
    .innerJoin(users, eq(users.id, liveMessages.userId))
    .innerJoin(liveRooms, eq(liveRooms.id, liveMessages.roomId))
    .where(and(eq(liveMessages.roomId, roomId), fits, sql`${liveMessages.removedAt} is null`))
    .orderBy(sql`${liveMessages.place} desc`)
    .limit(most);
  return rows
    .map(({ place, text, writtenAt, name, isHost }) => ({
      place,
      author: authorName(name),
      isHost,
      text,
      at: writtenAt.toISOString(),
    }))
    .toReversed();
}
