import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveEvent } from '#contracts/live-room.ts';
import { RECENT_MESSAGES, type Standing } from '#domain/live/live-room.ts';
import type { Database } from '#server/db/database.ts';
import type { News } from '#server/db/news.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import { liveExclusions, liveMessages, livePresence, liveRooms } from '#server/db/schema/live.ts';
import { sumsOf } from './room-sums.ts';
import {
  findMessage,
  findMessages,
  findRoom,
  PRESENCE_LIFE_MS,
  roomView,
  type StoredRoom,
  viewersIn,
  wornIn,
} from './stored-room.ts';

export interface LiveListener {
  /** The account that listens; undefined for a visitor. */
  readonly userId: string | undefined;
  /** Where they are signed in. */
  readonly sessionId: string | undefined;
  /** The last message that it was told of. */
  readonly after: number;
  readonly onEvent: (event: LiveEvent) => void;
  /** The room is over, or the listener may not hear of it any more (null). */
  readonly onEnd: (room: StoredRoom | null) => void;
}

interface Channel {
  readonly roomId: string;
  readonly hostId: string;
  isForSignedIn: boolean;
  readonly listeners: Set<LiveListener>;
  lastPlace: number;
  lookVersion: number;
  captionVersion: number;
  roomText: string;
  /** What all that is told of the room came to when it was asked last. */
  sum: string;
  readonly removed: Set<number>;
  /** What listeners were told that they may do; nothing for those who were told nothing. */
  readonly standings: WeakMap<LiveListener, Standing>;
  /** Read again once the reading that is under way has ended. */
  isStale: boolean;
  reading: Promise<void> | null;
  /** What the database was told of how many listen here. */
  told: number;
  toldAt: number;
}

/** News that is lost is made up for by then: all rooms are asked at once whether anything about them has changed. */
const POLL_MS = 1000;
/** Pages show so many of the last messages. */
const MOST_SHOWN = 200;
const PRESENCE_EVERY_MS = 2000;
/** A proxy may close what is silent for a minute. */
const SIGN_EVERY_MS = 15_000;

export interface LiveHubNeeds {
  readonly database: Database;
  readonly news: News;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Tells listeners of this process what happens in their rooms. Processes tell each other only that a room has changed,
 * and each reads it then, once for all of its listeners. It also asks each second which of its rooms have changed, so that
 * lost news costs no more.
 */
export function createLiveHub({ database, news, now, log }: LiveHubNeeds) {
  const processId = randomUUID();
  const channels = new Map<string, Channel>();
  let poll: ReturnType<typeof setInterval> | undefined;
  let signedAt = 0;

  function send(channel: Channel, event: LiveEvent): void {
    for (const listener of channel.listeners) listener.onEvent(event);
  }

  function close(channel: Channel, room: StoredRoom | null): void {
    channels.delete(channel.roomId);
    const listeners = [...channel.listeners];
    channel.listeners.clear();
    for (const listener of listeners) listener.onEnd(room);
  }

  /** Which sessions of a room's listeners go on. */
  async function signedIn(channel: Channel): Promise<ReadonlySet<string | undefined>> {
    const ids = [...channel.listeners].flatMap(({ sessionId }) => sessionId ?? []);
    if (ids.length === 0) return new Set();
    const rows = await database
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, [...new Set(ids)]), gt(sessions.expiresAt, now())));
    return new Set(rows.map(({ id }) => id));
  }

  /** Lets those go who may not listen any more, and tells the others what they may do where that has changed. */
  async function settleStandings(channel: Channel, room: StoredRoom): Promise<void> {
    const restrained = await database
      .select({ userId: liveExclusions.userId, standing: liveExclusions.standing })
      .from(liveExclusions)
      .where(eq(liveExclusions.roomId, room.id));
    const standings = new Map<string | undefined, Standing>(
      restrained.map(({ userId, standing }) => [userId, standing]),
    );
    const isSignedIn = room.audience === 'signed-in' ? await signedIn(channel) : null;
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

  async function tellRemoved(channel: Channel): Promise<void> {
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
      // Too old to be shown, or brought back.
      const message = await findMessage(database, channel.roomId, place);
      if (message !== undefined) send(channel, { kind: 'message', message });
    }
  }

  async function read(channel: Channel): Promise<void> {
    const room = await findRoom(database, now(), channel.roomId);
    if (room === undefined || room.state === 'ended') {
      close(channel, room ?? null);
      return;
    }
    channel.isForSignedIn = room.audience === 'signed-in';
    await settleStandings(channel, room);
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
    if (room.lastPlace > channel.lastPlace) {
      const messages = await findMessages(database, room.id, {
        after: channel.lastPlace,
        most: RECENT_MESSAGES,
      });
      channel.lastPlace = room.lastPlace;
      for (const message of messages) send(channel, { kind: 'message', message });
    }
    await tellRemoved(channel);
  }

  /** Reads a room, or has it read once more where that has begun already. */
  function refresh(roomId: string): void {
    const channel = channels.get(roomId);
    if (channel === undefined) return;
    channel.isStale = true;
    channel.reading ??= (async () => {
      try {
        while (channel.isStale && channel.listeners.size > 0) {
          channel.isStale = false;
          await read(channel);
        }
      } catch (err) {
        log.warn({ err }, 'a live session could not be read');
      } finally {
        channel.reading = null;
      }
    })();
  }

  /** Tells the database how many listen here: of the rooms where that has changed, and now and then of all. */
  async function tellPresence(): Promise<void> {
    const at = now();
    const due = [...channels.values()].flatMap((channel) => {
      const viewers = [...channel.listeners].filter(({ userId }) => userId !== channel.hostId);
      const hasChanged = viewers.length !== channel.told;
      const isDue = at.getTime() - channel.toldAt >= PRESENCE_EVERY_MS;
      if (!hasChanged && !isDue) return [];
      Object.assign(channel, { told: viewers.length, toldAt: at.getTime() });
      return [{ roomId: channel.roomId, viewers: viewers.length, hasChanged }];
    });
    if (due.length === 0) return;
    await database
      .insert(livePresence)
      .values(due.map(({ roomId, viewers }) => ({ roomId, processId, viewers, seenAt: at })))
      .onConflictDoUpdate({
        target: [livePresence.roomId, livePresence.processId],
        set: { viewers: sql`excluded.viewers`, seenAt: at },
      });
    const changedRooms = due.filter(({ hasChanged }) => hasChanged).map(({ roomId }) => roomId);
    if (changedRooms.length === 0) return;
    await database
      .update(liveRooms)
      .set({ mostViewers: sql`greatest(${liveRooms.mostViewers}, ${viewersIn(at)})` })
      .where(inArray(liveRooms.id, changedRooms));
    for (const roomId of changedRooms) changed(roomId);
  }

  /** Reads again those rooms of which anything has changed. */
  async function findChanged(): Promise<void> {
    const sums = await sumsOf(database, now(), [...channels.keys()]);
    for (const channel of channels.values()) {
      // Who has signed out is asked of each of their rooms: it is no change of the room.
      const sum = sums.get(channel.roomId) ?? 'gone';
      if (sum === channel.sum && !channel.isForSignedIn) continue;
      channel.sum = sum;
      refresh(channel.roomId);
    }
  }

  async function leave(roomId: string): Promise<void> {
    await database
      .delete(livePresence)
      .where(and(eq(livePresence.roomId, roomId), eq(livePresence.processId, processId)));
    changed(roomId);
  }

  function look(): void {
    const isSignDue = now().getTime() - signedAt >= SIGN_EVERY_MS;
    if (isSignDue) signedAt = now().getTime();
    for (const [roomId, channel] of channels) {
      if (channel.listeners.size === 0) {
        channels.delete(roomId);
        leave(roomId).catch(() => undefined);
        continue;
      }
      if (isSignDue) send(channel, { kind: 'still-there' });
    }
    if (channels.size > 0) {
      findChanged()
        .then(tellPresence)
        .catch((err: unknown) => log.warn({ err }, 'live sessions could not be looked through'));
      return;
    }
    clearInterval(poll);
    poll = undefined;
  }

  /** To be called once a change of a room is stored. */
  function changed(roomId: string): void {
    news.tell({ about: 'live', id: roomId });
    refresh(roomId);
  }

  news.hear({
    onNews(item) {
      if (item.about === 'live') refresh(item.id);
    },
    onGap: () => {
      for (const roomId of channels.keys()) refresh(roomId);
    },
  });

  return {
    changed,

    /** Tells a listener of a room from now on. Returns what ends that. */
    listen(room: StoredRoom, listener: LiveListener): () => void {
      const channel = channels.get(room.id) ?? {
        roomId: room.id,
        hostId: room.hostId,
        isForSignedIn: room.audience === 'signed-in',
        listeners: new Set(),
        lastPlace: room.lastPlace,
        lookVersion: room.lookVersion,
        captionVersion: room.captionVersion,
        roomText: '',
        sum: '',
        removed: new Set(),
        standings: new WeakMap(),
        isStale: false,
        reading: null,
        told: -1,
        toldAt: 0,
      };
      channels.set(room.id, channel);
      channel.listeners.add(listener);
      poll ??= setInterval(look, POLL_MS);
      listener.onEvent({ kind: 'room', room: roomView(room) });
      const worn = wornIn(room);
      if (worn !== null) listener.onEvent({ kind: 'worn', worn });
      if (room.lastPlace > listener.after) {
        findMessages(database, room.id, { after: listener.after, most: RECENT_MESSAGES })
          .then((messages) => {
            for (const message of messages) {
              if (message.place <= room.lastPlace) listener.onEvent({ kind: 'message', message });
            }
          })
          .catch((err: unknown) => log.warn({ err }, 'messages could not be read'));
      }
      // What happened since the room was read is told now; how many listen, with the next look.
      refresh(room.id);
      return () => {
        channel.listeners.delete(listener);
      };
    },

    /** Drops what processes left behind that are gone. */
    async forgetGone(): Promise<void> {
      const since = new Date(now().getTime() - PRESENCE_LIFE_MS);
      const gone = await database
        .delete(livePresence)
        .where(lt(livePresence.seenAt, since))
        .returning({ roomId: livePresence.roomId });
      const rooms = [...new Set(gone.map(({ roomId }) => roomId))];
      if (rooms.length === 0) return;
      const live = await database
        .select({ id: liveRooms.id })
        .from(liveRooms)
        .where(and(inArray(liveRooms.id, rooms), eq(liveRooms.state, 'live')));
      for (const { id } of live) changed(id);
    },

    /** Closes every connection; pages come back, to another process where there is one. */
    stop(): void {
      clearInterval(poll);
      poll = undefined;
      for (const channel of channels.values()) {
        for (const { onEnd } of channel.listeners) onEnd(null);
        channel.listeners.clear();
      }
      channels.clear();
    },
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;
