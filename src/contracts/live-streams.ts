/**
 * Live sessions: rooms in which a person shows their mirror to others. Pictures go by WHIP (RFC 9725) and WHEP; chat,
 * applause and the look that the host wears go by events. A room that the caller may not watch is `not_found`, like one
 * that never was.
 */

import { z } from 'zod/mini';
import {
  AUDIENCES,
  CHAT_MODES,
  END_REASONS,
  LONGEST_CAPTION,
  LONGEST_MESSAGE,
  LONGEST_TITLE,
  MOST_CLAPS,
  QUALITIES,
  RECENT_MESSAGES,
  ROOM_STATES,
  STANDINGS,
} from '#domain/live/live-room.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import type { Contract } from './contract.ts';
import { done, identifier, line, moment } from './fields.ts';
import { HOUR_S, type Limit, MINUTE_S } from './limit.ts';
import { publicLine } from './public-text.ts';

const MOST_LISTED = 30;

const count = z.int().check(z.nonnegative());
const params = z.object({ id: identifier });

function limit(name: string, times: number, seconds: number, per: Limit['per']): Limit {
  return { name, times, seconds, per, countedIn: 'process' };
}

const STARTS: Limit = {
  name: 'live_starts',
  times: 20,
  seconds: HOUR_S,
  per: 'account',
  countedIn: 'database',
};
const READS = limit('live_reads', 240, MINUTE_S, 'address');
const CHANGES = limit('live_changes', 240, MINUTE_S, 'account');
const MESSAGES = limit('live_messages', 20, MINUTE_S, 'account');
const CAPTIONS = limit('live_captions', 180, MINUTE_S, 'account');
const APPLAUSE = limit('live_applause', 60, MINUTE_S, 'account');

export const liveRoom = z.object({
  id: identifier,
  title: z.string(),
  hostName: z.string(),
  state: z.enum(ROOM_STATES),
  /** The time that was announced; null where none was. */
  startsAt: z.nullable(moment),
  startedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  endedBecause: z.nullable(z.enum(END_REASONS)),
  audience: z.enum(AUDIENCES),
  isListed: z.boolean(),
  quality: z.enum(QUALITIES),
  chat: z.enum(CHAT_MODES),
  /** Without, only the look travels. */
  hasPicture: z.boolean(),
  isCameraOn: z.boolean(),
  isMicrophoneOn: z.boolean(),
  /** Whether what the host says comes as text, too. */
  isCaptioned: z.boolean(),
  viewers: count,
  mostViewers: count,
  applause: count,
});
export type LiveRoom = z.infer<typeof liveRoom>;

export const liveMessage = z.object({
  /** Counts up in its room. */
  place: count,
  author: z.string(),
  isHost: z.boolean(),
  text: z.string(),
  at: moment,
});
export type LiveMessage = z.infer<typeof liveMessage>;

export const liveStep = z.object({
  product: z.enum(PRODUCTS),
  /** Seconds since the session began. */
  at: count,
  look: lookSchema,
});

const wornLook = z.object({ look: lookSchema, steps: z.array(liveStep) });
export type WornLook = z.infer<typeof wornLook>;

export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('room'), room: liveRoom }),
  z.object({ kind: z.literal('worn'), worn: wornLook }),
  z.object({ kind: z.literal('message'), message: liveMessage }),
  z.object({ kind: z.literal('removed'), place: count }),
  /** What the host says, as far as it was understood; the next one takes its place. */
  z.object({ kind: z.literal('caption'), text: z.string() }),
  /** What the one who listens may do from now on. */
  z.object({ kind: z.literal('standing'), standing: z.enum(STANDINGS) }),
  /** Says only that the connection is there. */
  z.object({ kind: z.literal('still-there') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

const settings = {
  title: publicLine({ longest: LONGEST_TITLE }),
  audience: z._default(z.enum(AUDIENCES), 'link'),
  isListed: z._default(z.boolean(), false),
  quality: z._default(z.enum(QUALITIES), '480p'),
  chat: z._default(z.enum(CHAT_MODES), 'on'),
  hasPicture: z._default(z.boolean(), true),
};

const start = z.object({
  ...settings,
  /** An announced session that this is. */
  planId: z.optional(identifier),
  look: lookSchema,
  /** The host shows themselves by their own choice. */
  agreed: z.literal(true),
  isOldEnough: z.literal(true),
});

const started = z.object({
  room: liveRoom,
  /** Lets a program of the host send the pictures, as `Authorization: Bearer`. */
  streamKey: z.string(),
});

export const startLiveStream = {
  method: 'POST',
  path: '/api/live-streams',
  summary: 'Goes live. A session of the caller that is live already is ended.',
  access: 'user',
  requires: 'live-streaming',
  limits: [STARTS],
  body: start,
  status: 201,
  reply: started,
  errors: ['not_found', 'no_links', 'banned'],
} as const satisfies Contract;

export const startCommunitySession = {
  method: 'POST',
  path: '/api/community/live-sessions',
  summary: 'Goes live from the community’s list; the same as going live elsewhere.',
  access: 'user',
  requires: 'community-live',
  limits: [STARTS],
  body: start,
  status: 201,
  reply: started,
  errors: ['not_found', 'no_links', 'banned'],
} as const satisfies Contract;

export const announceLiveStream = {
  method: 'POST',
  path: '/api/live-streams/plans',
  summary: 'Announces a time at which the caller goes live.',
  access: 'user',
  requires: 'live-streaming',
  limits: [STARTS],
  body: z.object({ ...settings, startsAt: moment }),
  status: 201,
  reply: liveRoom,
  errors: ['limit_reached', 'no_links', 'banned'],
} as const satisfies Contract;

export const listLiveStreams = {
  method: 'GET',
  path: '/api/live-streams',
  summary: 'Lists the sessions that are live or announced, and whose hosts want them listed.',
  access: 'user',
  requires: 'community-live',
  limits: [READS],
  reply: z.object({
    live: z.array(liveRoom).check(z.maxLength(MOST_LISTED)),
    planned: z.array(liveRoom).check(z.maxLength(MOST_LISTED)),
  }),
} as const satisfies Contract;

export const readOwnLiveStreams = {
  method: 'GET',
  path: '/api/live-streams/mine',
  summary: 'Reads the caller’s own sessions: the one that is live, and those announced.',
  access: 'user',
  limits: [READS],
  reply: z.object({ live: z.nullable(started), planned: z.array(liveRoom) }),
} as const satisfies Contract;

export const readLiveStream = {
  method: 'GET',
  path: '/api/live-streams/:id',
  summary: 'Reads a session that the caller may watch.',
  access: 'anyone',
  limits: [READS],
  params,
  reply: z.object({
    room: liveRoom,
    worn: z.nullable(wornLook),
    messages: z.array(liveMessage).check(z.maxLength(RECENT_MESSAGES)),
    isHost: z.boolean(),
    /** Servers that help a browser to find a way for the pictures. */
    iceServers: z.array(
      z.object({
        urls: z.string(),
        username: z.optional(z.string()),
        credential: z.optional(z.string()),
      }),
    ),
  }),
  errors: ['not_found'],
} as const satisfies Contract;

export const followLiveStream = {
  method: 'GET',
  path: '/api/live-streams/:id/events',
  summary:
    'Tells what happens in a session until it is over. Everyone who listens counts as a viewer.',
  access: 'anyone',
  limits: [READS],
  params,
  query: z.object({ after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  piece: liveEvent,
  reply: liveRoom,
  errors: ['not_found'],
} as const satisfies Contract;

export const changeLiveStream = {
  method: 'PATCH',
  path: '/api/live-streams/:id',
  summary: 'Changes what the host may change while they are live.',
  access: 'user',
  limits: [CHANGES],
  params,
  body: z.object({
    chat: z.optional(z.enum(CHAT_MODES)),
    audience: z.optional(z.enum(AUDIENCES)),
    isListed: z.optional(z.boolean()),
    /** The host’s page connects again with it. */
    quality: z.optional(z.enum(QUALITIES)),
    isCaptioned: z.optional(z.boolean()),
    isCameraOn: z.optional(z.boolean()),
    isMicrophoneOn: z.optional(z.boolean()),
  }),
  reply: liveRoom,
  errors: ['not_found'],
} as const satisfies Contract;

export const wearInLiveStream = {
  method: 'PUT',
  path: '/api/live-streams/:id/look',
  summary: 'Tells what the host wears now: parameters alone.',
  access: 'user',
  limits: [CHANGES],
  params,
  body: z.object({ look: lookSchema }),
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const captionLiveStream = {
  method: 'PUT',
  path: '/api/live-streams/:id/caption',
  summary:
    'Tells what the host says, as text that their own device made of it. Only the last one is kept, and that until the end.',
  access: 'user',
  limits: [CAPTIONS],
  params,
  body: z.object({ text: line(LONGEST_CAPTION) }),
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const keepLiveStreamAlive = {
  method: 'POST',
  path: '/api/live-streams/:id/alive',
  summary: 'A sign of life of the host’s page. Without one for 10 seconds, the session is over.',
  access: 'user',
  limits: [CHANGES],
  params,
  reply: liveRoom,
  errors: ['not_found'],
} as const satisfies Contract;

export const endLiveStream = {
  method: 'POST',
  path: '/api/live-streams/:id/end',
  summary: 'Ends a session for everybody, or takes back one that was announced.',
  access: 'user',
  limits: [CHANGES],
  params,
  reply: liveRoom,
  errors: ['not_found'],
} as const satisfies Contract;

export const writeInLiveStream = {
  method: 'POST',
  path: '/api/live-streams/:id/messages',
  summary: 'Writes to everybody in a session.',
  access: 'user',
  limits: [MESSAGES],
  params,
  body: z.object({ text: publicLine({ longest: LONGEST_MESSAGE }) }),
  status: 201,
  reply: liveMessage,
  errors: ['not_found', 'forbidden', 'muted', 'banned', 'no_links'],
} as const satisfies Contract;

const messageParams = z.object({ id: identifier, place: z.string().check(z.regex(/^\d{1,9}$/)) });

export const removeFromLiveStream = {
  method: 'DELETE',
  path: '/api/live-streams/:id/messages/:place',
  summary: 'The host takes a message away; it is gone for everybody at once.',
  access: 'user',
  limits: [CHANGES],
  params: messageParams,
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const restoreInLiveStream = {
  method: 'POST',
  path: '/api/live-streams/:id/messages/:place/restore',
  summary: 'The host brings back a message that they took away.',
  access: 'user',
  limits: [CHANGES],
  params: messageParams,
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const setStandingInLiveStream = {
  method: 'PUT',
  path: '/api/live-streams/:id/messages/:place/author',
  summary:
    'The host settles what the author of a message may do in this session: everything, watch without writing (muted), or nothing (blocked: listening, chat and picture end at once, and their messages go).',
  access: 'user',
  limits: [CHANGES],
  params: messageParams,
  body: z.object({ standing: z.enum(STANDINGS) }),
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const listRestrained = {
  method: 'GET',
  path: '/api/live-streams/:id/restrained',
  summary: 'Lists whom the host of a session has muted or blocked in it.',
  access: 'user',
  limits: [CHANGES],
  params,
  reply: z.array(
    z.object({
      /** A message of theirs, by which they are named in other calls. */
      place: count,
      name: z.string(),
      standing: z.enum(STANDINGS),
    }),
  ),
  errors: ['not_found'],
} as const satisfies Contract;

export const applaudLiveStream = {
  method: 'POST',
  path: '/api/live-streams/:id/applause',
  summary: 'Applauds in a session.',
  access: 'user',
  limits: [APPLAUSE],
  params,
  body: z.object({ claps: z.int().check(z.minimum(1), z.maximum(MOST_CLAPS)) }),
  reply: done,
  errors: ['not_found', 'banned'],
} as const satisfies Contract;

export const endLiveStreamAsOperator = {
  method: 'POST',
  path: '/api/operator/live-streams/:id/end',
  summary: 'An operator ends a session for everybody; the audit keeps why.',
  access: 'operator',
  limits: [CHANGES],
  params,
  body: z.object({ reason: line(LONGEST_MESSAGE) }),
  reply: liveRoom,
  errors: ['not_found'],
} as const satisfies Contract;
