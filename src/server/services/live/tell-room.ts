/** Tells the listeners of a room what has changed in it since they were told last. */

import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { RECENT_MESSAGES, type Standing } from '#domain/live/live-room.ts';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import { liveExclusions, liveMessages } from '#server/db/schema/live.ts';
import { findMessage, findMessages, roomView, type StoredRoom, wornIn } from './stored-room.ts';
import { type Channel, send } from './room-channel.ts';

/** Pages show so many of the last messages. */
const MOST_SHOWN = 200;

/** Which sign-ins of a room's listeners are still valid. */
async function signedIn(
  database: Database,
  now: Date,
  { listeners }: Channel,
): Promise<ReadonlySet<string | undefined>> {
  const ids = [...listeners].flatMap(({ sessionId }) => sessionId ?? []);
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...new Set(ids)]), gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Disconnects those who may not listen any more, and tells the others what they may do, if that has
 * changed.
 */
async function settleStandings(
  database: Database,
  now: Date,
  channel: Channel,
  room: StoredRoom,
): Promise<void> {
  const restrained = await database
    .select({ userId: liveExclusions.userId, standing: liveExclusions.standing })
    .from(liveExclusions)
    .where(eq(liveExclusions.roomId, room.id));
  const standings = new Map<string | undefined, Standing>(
    restrained.map(({ userId, standing }) => [userId, standing]),
  );
  const isSignedIn = room.audience === 'signed-in' ? await signedIn(database, now, channel) : null;
  for (const listener of channel.listeners) {
    if (listener.userId === room.hostId) continue;
    const mayStay = isSignedIn === null || isSignedIn.has(listener.sessionId);
    const standing = mayStay ? (standings.get(listener.userId) ?? 'welcome') : 'blocked';
    if (standing === 'blocked') {
      channel.listeners.delete(listener);
      listener.onEnd(null);
    } else if (standing !== (channel.standings.get(listener) ?? 'welcome')) {
      channel.standings.set(listener, standing);
      listener.onEvent({ kind: 'standing', standing });
    }
  }
}

async function tellMessages(database: Database, channel: Channel, room: StoredRoom): Promise<void> {
  if (room.lastPlace <= channel.lastPlace) return;
  const messages = await findMessages(database, room.id, {
    after: channel.lastPlace,
    most: RECENT_MESSAGES,
  });
  channel.lastPlace = room.lastPlace;
  for (const message of messages) send(channel, { kind: 'message', message });
}

async function tellRemoved(database: Database, channel: Channel): Promise<void> {
  const rows = await database
    .select({ place: liveMessages.place })
    .from(liveMessages)
    .where(
      and(
        eq(liveMessages.roomId, channel.roomId),
        isNotNull(liveMessages.removedAt),
        gt(liveMessages.place, channel.lastPlace - MOST_SHOWN),
      ),
    );
  const removed = new Set(rows.map(({ place }) => place));
  for (const place of removed) {
    if (channel.removed.has(place)) continue;
    channel.removed.add(place);
    send(channel, { kind: 'removed', place });
  }
  for (const place of channel.removed) {
    if (removed.has(place)) continue;
    channel.removed.delete(place);
    // It is no longer among the removed: it is too old to be shown, or was restored.
    const message = await findMessage(database, channel.roomId, place);
    if (message !== undefined) send(channel, { kind: 'message', message });
  }
}

/**
 * Tells all listeners of a channel what has changed. `room` is its present stored state, and has not
 * ended.
 */
export async function tellRoom(
  database: Database,
  now: Date,
  channel: Channel,
  room: StoredRoom,
): Promise<void> {
  channel.isForSignedIn = room.audience === 'signed-in';
  await settleStandings(database, now, channel, room);
  const view = roomView(room);
  const text = JSON.stringify(view);
  if (text !== channel.roomText) send(channel, { kind: 'room', room: view });
  channel.roomText = text;
  const worn = room.lookVersion === channel.lookVersion ? null : wornIn(room);
  if (worn !== null) send(channel, { kind: 'worn', worn });
  channel.lookVersion = room.lookVersion;
  if (room.captionVersion > channel.captionVersion && room.caption !== null) {
    send(channel, { kind: 'caption', text: room.caption });
  }
  channel.captionVersion = room.captionVersion;
  await tellMessages(database, channel, room);
  await tellRemoved(database, channel);
}
