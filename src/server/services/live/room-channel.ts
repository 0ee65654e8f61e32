import type { LiveEvent } from '#contracts/live-room.ts';
import type { Standing } from '#domain/live/live-room.ts';
import type { StoredRoom } from './stored-room.ts';

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

/** A room to which this process has listeners, with what they were told of it. */
export interface Channel {
  readonly roomId: string;
  readonly hostId: string;
  isForSignedIn: boolean;
  readonly listeners: Set<LiveListener>;
  lastPlace: number;
  lookVersion: number;
  captionVersion: number;
  roomText: string;
  /** The checksum of all that listeners are told of the room (see `sumsOf`), when it was last read. */
  sum: string;
  readonly removed: Set<number>;
  /** What listeners were told that they may do; nothing for those who were told nothing. */
  readonly standings: WeakMap<LiveListener, Standing>;
  /** Whether to read again once the reading that is under way has ended. */
  isStale: boolean;
  reading: Promise<void> | null;
  /** How many listeners here the database was last told of. */
  told: number;
  toldAt: number;
}

export function createChannel(room: StoredRoom): Channel {
  return {
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
}

/** Tells all who listen. */
export function send(channel: Channel, event: LiveEvent): void {
  for (const listener of channel.listeners) listener.onEvent(event);
}
