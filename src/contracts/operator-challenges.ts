/** How operators set challenges. Each change leaves one entry in the record that cannot be edited. */

import { z } from 'zod/mini';
import { LONGEST_REASON, SHORTEST_REASON } from '#domain/care/care.ts';
import { briefSchema } from '#domain/challenges/brief.ts';
import {
  DIFFICULTIES,
  LONGEST_ABOUT,
  LONGEST_CHALLENGE_TITLE,
  LONGEST_PRIZE,
} from '#domain/challenges/challenge.ts';
import { challenge } from './challenges.ts';
import type { Contract } from './contract.ts';
import { identifier, line, moment, neededText } from './fields.ts';
import { HOUR_S, type Limit, OPERATOR_LOOK_UPS } from './limit.ts';

const CHANGES = {
  name: 'operator_challenge_changes',
  times: 100,
  seconds: HOUR_S,
  countedIn: 'database',
  per: 'account',
} as const satisfies Limit;

/** Made by the page for each change that the operator confirms, so that a repeat changes nothing. */
const actionId = identifier;
const params = z.object({ id: identifier });

/** What an operator sets. */
export const challengeSettings = z.object({
  title: line(LONGEST_CHALLENGE_TITLE),
  about: neededText(LONGEST_ABOUT),
  prize: line(LONGEST_PRIZE),
  difficulty: z.enum(DIFFICULTIES),
  startsAt: moment,
  endsAt: moment,
  parts: briefSchema,
});
export type ChallengeSettings = z.infer<typeof challengeSettings>;

export const listOperatorChallenges = {
  method: 'GET',
  path: '/api/operator/challenges',
  summary: 'The challenges of this server, the last to end first, 30 at a time.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  query: z.object({
    /** Only those that end before this moment. */
    before: z.optional(moment),
  }),
  reply: z.object({ challenges: z.array(challenge), hasMore: z.boolean() }),
} as const satisfies Contract;

export const createChallenge = {
  method: 'POST',
  path: '/api/operator/challenges',
  summary: 'Sets a challenge.',
  access: 'operator',
  limits: [CHANGES],
  body: z.object({ actionId, settings: challengeSettings }),
  status: 201,
  reply: challenge,
  errors: ['already_used'],
} as const satisfies Contract;

export const changeChallenge = {
  method: 'PUT',
  path: '/api/operator/challenges/:id',
  summary: 'Changes a challenge that has not begun.',
  access: 'operator',
  limits: [CHANGES],
  params,
  body: z.object({ actionId, settings: challengeSettings }),
  reply: challenge,
  errors: ['not_found', 'already_used', 'forbidden'],
} as const satisfies Contract;

export const endChallenge = {
  method: 'POST',
  path: '/api/operator/challenges/:id/end',
  summary:
    'Ends a challenge now: one that runs gets its result, one that has not begun is deleted.',
  access: 'operator',
  limits: [CHANGES],
  params,
  body: z.object({
    actionId,
    reason: neededText(LONGEST_REASON).check(z.minLength(SHORTEST_REASON)),
  }),
  reply: z.object({ ended: z.nullable(challenge) }),
  errors: ['not_found'],
} as const satisfies Contract;
