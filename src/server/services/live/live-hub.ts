import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveEvent } from '#contracts/live-streams.ts';
import { RECENT_MESSAGES } from '#domain/live/live-room.ts';
import type { Database } from '#server/db/database.ts';
import type { News } from '#server/db/news.ts';
import { liveExclusions, liveMessages, livePresence, liveRooms } from '#server/db/schema/live.ts';
import {
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
  /** The last message that it was told of. */
  readonly after: number;
  readonly onEvent: (event: LiveEvent) => void;
  /** The room is over, or the listener may not hear of it any more (null). */
  readonly onEnd: (room: StoredRoom | null) => void;
}

interface Channel {
  readonly roomId: string;
  readonly listeners: Set<LiveListener>;
  lastPlace: number;
  lookVersion: number;
  roomText: string;
  readonly removed: Set<number>;
  /** Read again once the reading that is under way has ended. */
  isStale: boolean;
  reading: Promise<void> | null;
  /** What the database was told of how many listen here. */
  told: number;
  toldAt: number;
}

/** News that is lost is made up for by then. */
const POLL_MS = 1000;
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
 * and each reads it then, once for all of its listeners; it also reads again each second, so that lost news costs no more.
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

  async function dropKeptOut(channel: Channel, room: StoredRoom): Promise<void> {
    const kept = await database
      .select({ userId: liveExclusions.userId })
      .from(liveExclusions)
      .where(eq(liveExclusions.roomId, room.id));
    const isOut = new Set<string | undefined>(kept.map(({ userId }) => userId));
    if (room.audience === 'signed-in') isOut.add(undefined);
    for (const listener of channel.listeners) {
      if (!isOut.has(listener.userId) || listener.userId === room.hostId) continue;
      channel.listeners.delete(listener);
      listener.onEnd(null);
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
          gt(liveMessages.place, channel.lastPlace - RECENT_MESSAGES),
        ),
      );
    for (const { place } of rows) {
      if (channel.removed.has(place)) continue;
      channel.removed.add(place);
      send(channel, { kind: 'removed', place });
    }
  }

  async function read(channel: Channel): Promise<void> {
    const room = await findRoom(database, now(), channel.roomId);
    if (room === undefined || room.state === 'ended') {
      close(channel, room ?? null);
      return;
    }
    await dropKeptOut(channel, room);
    const view = roomView(room);
    const text = JSON.stringify(view);
    if (text !== channel.roomText) send(channel, { kind: 'room', room: view });
    channel.roomText = text;
    const worn = room.lookVersion === channel.lookVersion ? null : wornIn(room);
    if (worn !== null) send(channel, { kind: 'worn', worn });
    channel.lookVersion = room.lookVersion;
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

  async function tellPresence(channel: Channel): Promise<void> {
    const room = await findRoom(database, now(), channel.roomId);
    if (room === undefined) return;
    const viewers = [...channel.listeners].filter(({ userId }) => userId !== room.hostId).length;
    const isDue = now().getTime() - channel.toldAt >= PRESENCE_EVERY_MS;
    if (viewers === channel.told && !isDue) return;
    const hasChanged = viewers !== channel.told;
    Object.assign(channel, { told: viewers, toldAt: now().getTime() });
    const values = { roomId: channel.roomId, processId, viewers, seenAt: now() };
    await database
      .insert(livePresence)
      .values(values)
      .onConflictDoUpdate({
        target: [livePresence.roomId, livePresence.processId],
        set: { viewers, seenAt: values.seenAt },
      });
    if (!hasChanged) return;
    await database
      .update(liveRooms)
      .set({ mostViewers: sql`greatest(${liveRooms.mostViewers}, ${viewersIn(now())})` })
      .where(eq(liveRooms.id, channel.roomId));
    changed(channel.roomId);
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
      refresh(roomId);
      tellPresence(channel).catch((err: unknown) =>
        log.warn({ err }, 'the viewers of a live session could not be counted'),
      );
    }
    if (channels.size > 0) return;
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
        listeners: new Set(),
        lastPlace: room.lastPlace,
        lookVersion: room.lookVersion,
        roomText: '',
        removed: new Set(),
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
      // What happened since the room was read is told now, and how many listen.
      refresh(room.id);
      tellPresence(channel).catch(() => undefined);
      return () => {
        channel.listeners.delete(listener);
        if (channels.get(room.id) === channel) tellPresence(channel).catch(() => undefined);
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
