/**
 * Live sessions: rooms in which a person shows their mirror to others. Pictures go by WHIP (RFC 9725) and WHEP; chat,
 * applause and the look that the host wears go by events. A room that the caller may not watch is `not_found`, like one
 * that never was.
 */

import { z } from 'zod/mini';
import {
  AUDIENCES,
  CHAT_MODES,
  LONGEST_CAPTION,
  LONGEST_MESSAGE,
  LONGEST_TITLE,
  QUALITIES,
  RECENT_MESSAGES,
} from '#domain/live/live-room.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import type { Contract } from './contract.ts';
import { done, identifier, line, moment } from './fields.ts';
import { HOUR_S, type Limit } from './limit.ts';
import {
  LIVE_CHANGES,
  liveEvent,
  liveLimit,
  liveMessage,
  liveParams,
  liveRoom,
  wornLook,
} from './live-room.ts';
import { publicLine } from './public-text.ts';

const MOST_LISTED = 30;

const STARTS: Limit = {
  name: 'live_starts',
  times: 20,
  seconds: HOUR_S,
  per: 'account',
  countedIn: 'database',
};
const READS = liveLimit('live_reads', 240, 'address');
const CAPTIONS = liveLimit('live_captions', 180, 'account');

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
  /** The announced session that starts with this call, if any. */
  planId: z.optional(identifier),
  look: lookSchema,
  /** The host has agreed to show themselves. */
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
  params: liveParams,
  reply: z.object({
    room: liveRoom,
    worn: z.nullable(wornLook),
    messages: z.array(liveMessage).check(z.maxLength(RECENT_MESSAGES)),
    isHost: z.boolean(),
    /** Servers (STUN, TURN) that help a browser to find a route for the pictures. */
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
  params: liveParams,
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
  limits: [LIVE_CHANGES],
  params: liveParams,
  body: z.object({
    chat: z.optional(z.enum(CHAT_MODES)),
    audience: z.optional(z.enum(AUDIENCES)),
    isListed: z.optional(z.boolean()),
    /** When it changes, the host’s page connects again. */
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
  summary: 'Tells what the host wears now, as parameters only.',
  access: 'user',
  limits: [LIVE_CHANGES],
  params: liveParams,
  body: z.object({ look: lookSchema }),
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const captionLiveStream = {
  method: 'PUT',
  path: '/api/live-streams/:id/caption',
  summary:
    'Tells what the host says, as text that their own device made of it. Only the last one is kept, and only until the session ends.',
  access: 'user',
  limits: [CAPTIONS],
  params: liveParams,
  body: z.object({ text: line(LONGEST_CAPTION) }),
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const keepLiveStreamAlive = {
  method: 'POST',
  path: '/api/live-streams/:id/alive',
  summary: 'A sign of life of the host’s page. Without one for 10 seconds, the session is over.',
  access: 'user',
  limits: [LIVE_CHANGES],
  params: liveParams,
  reply: liveRoom,
  errors: ['not_found'],
} as const satisfies Contract;

export const endLiveStream = {
  method: 'POST',
  path: '/api/live-streams/:id/end',
  summary: 'Ends a session for everybody, or takes back one that was announced.',
  access: 'user',
  limits: [LIVE_CHANGES],
  params: liveParams,
  reply: liveRoom,
  errors: ['not_found'],
} as const satisfies Contract;

export const endLiveStreamAsOperator = {
  method: 'POST',
  path: '/api/operator/live-streams/:id/end',
  summary: 'An operator ends a session for everybody; the audit keeps why.',
  access: 'operator',
  limits: [LIVE_CHANGES],
  params: liveParams,
  body: z.object({ reason: line(LONGEST_MESSAGE) }),
  reply: liveRoom,
  errors: ['not_found'],
} as const satisfies Contract;
