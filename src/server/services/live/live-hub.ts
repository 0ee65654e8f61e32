import type { FastifyBaseLogger } from 'fastify';
import { RECENT_MESSAGES } from '#domain/live/live-room.ts';
import type { Database } from '#server/db/database.ts';
import type { News } from '#server/db/news.ts';
import { findMessages, findRoom, roomView, type StoredRoom, wornIn } from './stored-room.ts';
import { type Channel, createChannel, type LiveListener, send } from './room-channel.ts';
import { createPresence } from './room-presence.ts';
import { sumsOf } from './room-sums.ts';
import { tellRoom } from './tell-room.ts';

/** How often all rooms are checked for changes, with one query, to make up for lost news. */
const POLL_MS = 1000;
/** A proxy may close a connection that is silent for a minute. */
const SIGN_EVERY_MS = 15_000;

export interface LiveHubNeeds {
  readonly database: Database;
  readonly news: News;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Tells listeners of this process what happens in their rooms. Processes tell each other only that a room
 * has changed, and each reads it then, once for all of its listeners. It also checks each second which of
 * its rooms have changed, so that lost news costs no more than that second.
 */
export function createLiveHub({ database, news, now, log }: LiveHubNeeds) {
  const presence = createPresence(database, now);
  const channels = new Map<string, Channel>();
  let poll: ReturnType<typeof setInterval> | undefined;
  let signedAt = 0;

  function close(channel: Channel, room: StoredRoom | null): void {
    channels.delete(channel.roomId);
    const listeners = [...channel.listeners];
    channel.listeners.clear();
    for (const listener of listeners) listener.onEnd(room);
  }

  async function read(channel: Channel): Promise<void> {
    const room = await findRoom(database, now(), channel.roomId);
    if (room === undefined || room.state === 'ended') close(channel, room ?? null);
    else await tellRoom(database, now(), channel, room);
  }

  /** Reads a room; if that is under way already, the room is read once more afterwards. */
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

  /** Reads those rooms again in which anything has changed. */
  async function findChanged(): Promise<void> {
    const sums = await sumsOf(database, now(), [...channels.keys()]);
    for (const channel of channels.values()) {
      // Rooms for signed-in people are always read again: that a listener has signed out is no change of
      // the room.
      const sum = sums.get(channel.roomId) ?? 'gone';
      if (sum === channel.sum && !channel.isForSignedIn) continue;
      channel.sum = sum;
      refresh(channel.roomId);
    }
  }

  async function tellPresence(): Promise<void> {
    for (const roomId of await presence.tell(channels.values())) changed(roomId);
  }

  async function leave(roomId: string): Promise<void> {
    await presence.leave(roomId);
    changed(roomId);
  }

  function readChanges(): void {
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

    /** Tells a listener what happens in a room from now on. Returns a function that ends that. */
    listen(room: StoredRoom, listener: LiveListener): () => void {
      const channel = channels.get(room.id) ?? createChannel(room);
      channels.set(room.id, channel);
      channel.listeners.add(listener);
      poll ??= setInterval(readChanges, POLL_MS);
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
      // What happened since the room was read is told now; how many listen, with the next poll.
      refresh(room.id);
      return () => {
        channel.listeners.delete(listener);
      };
    },

    /** Drops what processes that are gone have left behind. */
    async forgetGone(): Promise<void> {
      for (const roomId of await presence.forgetGone()) changed(roomId);
    },

    /** Closes every connection; pages reconnect, to another process if there is one. */
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
