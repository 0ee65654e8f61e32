/** A room in which a person shows their mirror live: its settings, and its limits. */

/** Who may watch: everyone with the link, or only those of them who are signed in. */
export const AUDIENCES = ['link', 'signed-in'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whether people may write: on, slow (one message each in `SLOW_CHAT_S`), or off. */
export const CHAT_MODES = ['on', 'slow', 'off'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

/** The height of the picture that is sent. */
export const QUALITIES = ['360p', '480p', '720p'] as const;
export type Quality = (typeof QUALITIES)[number];

/** A room is announced for later, live, or over. Nothing leads back. */
export const ROOM_STATES = ['planned', 'live', 'ended'] as const;
export type RoomState = (typeof ROOM_STATES)[number];

/** What a person may do in a room: everything, watch without writing, or nothing at all. */
export const STANDINGS = ['welcome', 'muted', 'blocked'] as const;
export type Standing = (typeof STANDINGS)[number];
/** Those of them that a host sets. */
export const RESTRAINTS = ['muted', 'blocked'] as const satisfies readonly Standing[];
export type Restraint = (typeof RESTRAINTS)[number];

/**
 * Why a room is over: its host ended it, went silent, signed out or is no longer Pro, or an operator
 * ended it.
 */
export const END_REASONS = ['host', 'silence', 'signed-out', 'access', 'operator'] as const;
export type EndReason = (typeof END_REASONS)[number];

export const LONGEST_TITLE = 120;
export const LONGEST_MESSAGE = 300;
/** Two lines of what the host says. */
export const LONGEST_CAPTION = 160;
/** How many of the last messages are told to a person who joins. */
export const RECENT_MESSAGES = 50;
/**
 * Applause is sent in batches of at most this many claps, so that a quick finger does not cause a rush of
 * calls.
 */
export const MOST_CLAPS = 20;
/** In slow chat each person may write once in this many seconds. */
export const SLOW_CHAT_S = 15;
/** How often the page of a host gives a sign of life; without one for the longer time, the room is over. */
export const SIGN_OF_LIFE_MS = 3000;
export const LONGEST_SILENCE_MS = 10_000;
/** From this age on a person may show themselves live here; they say that they are. */
export const LEAST_AGE = 16;

/** The most that is sent at each quality: the picture's height in pixels, and its bits a second. */
export const PICTURE_OF_QUALITY = {
  '360p': { height: 360, bitrate: 600_000 },
  '480p': { height: 480, bitrate: 1_000_000 },
  '720p': { height: 720, bitrate: 1_500_000 },
} as const satisfies Readonly<Record<Quality, { height: number; bitrate: number }>>;

/** Sound beside it, in bits a second. */
export const SOUND_BITRATE = 48_000;

/** Whether a person who has the link may watch. A host always may. */
export function mayWatch(
  room: { readonly audience: Audience; readonly hostId: string },
  viewerId: string | undefined,
): boolean {
  return room.audience === 'link' || viewerId !== undefined;
}
