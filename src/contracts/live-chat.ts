/** The chat of live sessions, its applause, and what a host decides about those who write. */

import { z } from 'zod/mini';
import { LONGEST_MESSAGE, MOST_CLAPS, STANDINGS } from '#domain/live/live-room.ts';
import type { Contract } from './contract.ts';
import { done, identifier } from './fields.ts';
import { LIVE_CHANGES, liveLimit, liveMessage, liveParams } from './live-room.ts';
import { publicLine } from './public-text.ts';

const MESSAGES = liveLimit('live_messages', 20, 'account');
const APPLAUSE = liveLimit('live_applause', 60, 'account');

export const writeInLiveStream = {
  method: 'POST',
  path: '/api/live-streams/:id/messages',
  summary: 'Writes to everybody in a session.',
  access: 'user',
  limits: [MESSAGES],
  params: liveParams,
  body: z.object({ text: publicLine({ longest: LONGEST_MESSAGE }) }),
  status: 201,
  reply: liveMessage,
  errors: ['not_found', 'forbidden', 'muted', 'banned', 'no_links'],
} as const satisfies Contract;

const messageParams = z.object({ id: identifier, place: z.string().check(z.regex(/^\d{1,9}$/)) });

export const removeFromLiveStream = {
  method: 'DELETE',
  path: '/api/live-streams/:id/messages/:place',
  summary: 'The host removes a message; it is gone for everybody at once.',
  access: 'user',
  limits: [LIVE_CHANGES],
  params: messageParams,
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const restoreInLiveStream = {
  method: 'POST',
  path: '/api/live-streams/:id/messages/:place/restore',
  summary: 'The host brings back a message that they removed.',
  access: 'user',
  limits: [LIVE_CHANGES],
  params: messageParams,
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const setStandingInLiveStream = {
  method: 'PUT',
  path: '/api/live-streams/:id/messages/:place/author',
  summary:
    'The host decides what the author of a message may do in this session: everything, watch without writing (muted), or nothing (blocked: listening, chat and picture end at once, and their messages are removed).',
  access: 'user',
  limits: [LIVE_CHANGES],
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
  limits: [LIVE_CHANGES],
  params: liveParams,
  reply: z.array(
    z.object({
      /** A message of theirs, by which they are named in other calls. */
      place: z.int().check(z.nonnegative()),
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
  params: liveParams,
  body: z.object({ claps: z.int().check(z.minimum(1), z.maximum(MOST_CLAPS)) }),
  reply: done,
  errors: ['not_found', 'banned'],
} as const satisfies Contract;
