/**
 * What the server does for Pro. Guarded from the first day: a caller with access is told that the
 * feature is not available yet, until it is.
 */
import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { optionalText } from './fields.ts';

/** The specification's limit of a caption. */
const LONGEST_CAPTION = 280;
const LONGEST_NAME = 100;
const MOST_PLATFORMS = 12;

/** The name of one of our own things, such as an artist or a challenge. */
const slug = z.string().check(z.maxLength(LONGEST_NAME), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** There is no answer until the feature exists. */
const notYet = {
  unlimited: 'Nothing is done yet: each call is told so.',
  reply: z.never(),
  errors: ['not_available'],
} as const;

export const shareToSocial = {
  method: 'POST',
  path: '/api/social-posts',
  summary: 'Prepares a post for the named social platforms.',
  access: 'user',
  requires: 'social-hub',
  body: z.object({
    caption: optionalText(LONGEST_CAPTION),
    platforms: z.array(slug).check(z.minLength(1), z.maxLength(MOST_PLATFORMS)),
  }),
  ...notYet,
} as const satisfies Contract;

export const joinChallenge = {
  method: 'POST',
  path: '/api/community/challenges/join',
  summary: 'Joins a challenge of the community.',
  access: 'user',
  requires: 'community-challenges',
  body: z.object({ challengeId: slug }),
  ...notYet,
} as const satisfies Contract;
