/** The pictures of live sessions: WHIP (RFC 9725) takes the host's, WHEP gives them to viewers. */

import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { done, identifier } from './fields.ts';
import { MINUTE_S, type Limit } from './limit.ts';

/** A home or a school has one address, and each of its people may lose the connection a few times. */
const PICTURES: Limit = {
  name: 'live_pictures',
  times: 120,
  seconds: MINUTE_S,
  per: 'address',
  countedIn: 'process',
};

const params = z.object({ id: identifier });

/** Session descriptions are not JSON: their routes read and answer `application/sdp`. */
const sessionDescription = {
  status: 201,
  reply: z.string(),
  errors: ['not_found', 'invalid_input', 'overloaded', 'unsupported_media_type'],
} as const;

export const sendLivePicture = {
  method: 'POST',
  path: '/api/live-streams/:id/whip',
  summary:
    'WHIP (RFC 9725): takes the host’s offer of picture and sound, as application/sdp, and answers it.',
  access: 'anyone',
  limits: [PICTURES],
  params,
  ...sessionDescription,
} as const satisfies Contract;

export const watchLivePicture = {
  method: 'POST',
  path: '/api/live-streams/:id/whep',
  summary:
    'WHEP: takes a viewer’s offer to receive picture and sound, as application/sdp, and answers it.',
  access: 'anyone',
  limits: [PICTURES],
  params,
  ...sessionDescription,
} as const satisfies Contract;

const pictureParams = z.object({ id: identifier, session: identifier });

export const endSentPicture = {
  method: 'DELETE',
  path: '/api/live-streams/:id/whip/:session',
  summary: 'WHIP: ends the sending of a picture.',
  access: 'anyone',
  limits: [PICTURES],
  params: pictureParams,
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

export const endWatchedPicture = {
  method: 'DELETE',
  path: '/api/live-streams/:id/whep/:session',
  summary: 'WHEP: ends the watching of a picture.',
  access: 'anyone',
  limits: [PICTURES],
  params: pictureParams,
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;
