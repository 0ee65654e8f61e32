/**
 * Challenges of the community: what a look is to be, looks that people enter, and a vote for each account. While one
 * runs, nobody is told how many votes an entry has, and each reader gets the entries in an order of their own.
 */

import { z } from 'zod/mini';
import { briefSchema } from '#domain/challenges/brief.ts';
import {
  CHALLENGE_STATES,
  DIFFICULTIES,
  MOST_ENTRIES,
  SETTERS,
} from '#domain/challenges/challenge.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import type { Contract } from './contract.ts';
import { identifier, moment } from './fields.ts';
import { type Limit, MINUTE_S } from './limit.ts';

const MOST_LISTED = 30;

const READS = {
  name: 'challenge_reads',
  times: 240,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'address',
} as const satisfies Limit;

const CHANGES = {
  name: 'challenge_changes',
  times: 120,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'account',
} as const satisfies Limit;

const count = z.int().check(z.nonnegative());

/** A look that was entered. It has no author's name: the look alone is to count. */
export const challengeEntry = z.object({
  id: identifier,
  lookId: identifier,
  name: z.string(),
  look: lookSchema,
  isOwn: z.boolean(),
  /** False for the caller's own look while it is private: nobody sees it, and it takes no votes. */
  isShown: z.boolean(),
  /** From 1; null while the challenge runs. */
  place: z.nullable(z.int().check(z.positive())),
  votes: z.nullable(count),
});
export type ChallengeEntry = z.infer<typeof challengeEntry>;

export const challenge = z.object({
  id: identifier,
  setter: z.enum(SETTERS),
  title: z.string(),
  about: z.string(),
  parts: briefSchema,
  prize: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  startsAt: moment,
  endsAt: moment,
  /** Looks can be entered until then; after it, there are only votes. */
  entriesUntil: moment,
  state: z.enum(CHALLENGE_STATES),
  /** People who joined it or entered a look. */
  participants: count,
  entries: count,
  /** Whether it is the one that the caller has joined. */
  isJoined: z.boolean(),
  /** The caller's own entry. */
  ownEntry: z.nullable(challengeEntry),
  /** The entry that the caller votes for. */
  votedFor: z.nullable(identifier),
  /** Null while it is not known. */
  result: z.nullable(
    z.object({
      votes: count,
      /** None where nobody voted, several in case of a tie. */
      winners: z.array(challengeEntry),
    }),
  ),
});
export type Challenge = z.infer<typeof challenge>;

const list = z.array(challenge).check(z.maxLength(MOST_LISTED));

export const listChallenges = {
  method: 'GET',
  path: '/api/community/challenges',
  summary: 'Lists the challenges that run, those to come, and the results of the last 30 days.',
  access: 'anyone',
  limits: [READS],
  reply: z.object({ running: list, planned: list, ended: list }),
} as const satisfies Contract;

export const listChallengeEntries = {
  method: 'GET',
  path: '/api/community/challenges/:id/entries',
  summary:
    'Lists the looks in a challenge: in an order of the caller’s own while it runs, by their places once it has ended.',
  access: 'user',
  limits: [READS],
  params: z.object({ id: identifier }),
  reply: z.object({ entries: z.array(challengeEntry).check(z.maxLength(MOST_ENTRIES)) }),
  errors: ['not_found'],
} as const satisfies Contract;

const one = z.object({ challengeId: identifier });

export const joinChallenge = {
  method: 'POST',
  path: '/api/community/challenges/join',
  summary: 'Joins a challenge that runs, in place of the one that the caller had joined.',
  access: 'user',
  requires: 'community-challenges',
  limits: [CHANGES],
  body: one,
  reply: challenge,
  errors: ['not_found', 'banned'],
} as const satisfies Contract;

export const leaveChallenge = {
  method: 'POST',
  path: '/api/community/challenges/leave',
  summary: 'Leaves a challenge. A look that was entered stays in it.',
  access: 'user',
  limits: [CHANGES],
  body: one,
  reply: challenge,
  errors: ['not_found'],
} as const satisfies Contract;

export const enterChallenge = {
  method: 'POST',
  path: '/api/community/challenges/enter',
  summary:
    'Enters a public look of the caller’s own that meets the brief, one for each account. A repeated call changes nothing.',
  access: 'user',
  requires: 'community-challenges',
  limits: [CHANGES],
  body: z.object({ challengeId: identifier, lookId: identifier }),
  reply: challenge,
  errors: ['not_found', 'forbidden', 'already_used', 'limit_reached', 'banned'],
} as const satisfies Contract;

export const withdrawFromChallenge = {
  method: 'POST',
  path: '/api/community/challenges/withdraw',
  summary: 'Takes the caller’s look out of a challenge that runs, with the votes for it.',
  access: 'user',
  limits: [CHANGES],
  body: one,
  reply: challenge,
  errors: ['not_found', 'forbidden'],
} as const satisfies Contract;

export const voteInChallenge = {
  method: 'POST',
  path: '/api/community/challenges/vote',
  summary:
    'Votes for an entry, in place of the caller’s vote before; null takes it back. Nobody votes for their own.',
  access: 'user',
  requires: 'community-challenges',
  limits: [CHANGES],
  body: z.object({ challengeId: identifier, entryId: z.nullable(identifier) }),
  reply: challenge,
  errors: ['not_found', 'forbidden', 'banned'],
} as const satisfies Contract;
