import { z } from 'zod/mini';
import { AWARD_KINDS, isProperAward, MOST_AWARDS_AT_ONCE } from '#domain/gamification/awards.ts';
import type { Contract } from './contract.ts';
import { identifier } from './fields.ts';
import { MINUTE_S } from './limit.ts';

const LONGEST_SUBJECT = 20;

/** One award. The rules decide what it is worth, never the sender. */
export const award = z
  .object({
    id: identifier,
    kind: z.enum(AWARD_KINDS),
    day: z.iso.date(),
    subject: z._default(z.nullable(z.string().check(z.maxLength(LONGEST_SUBJECT))), null),
  })
  .check(z.refine(isProperAward));

export const readProgress = {
  method: 'GET',
  path: '/api/progress',
  summary:
    'The awards of this account in the order in which they were stored, 500 at a time. The totals are worked out from them.',
  access: 'user',
  /** Only what was kept after this award; everything where the account has no such award. */
  query: z.object({ after: z.optional(identifier) }),
  reply: z.object({ userId: identifier, awards: z.array(award), hasMore: z.boolean() }),
} as const satisfies Contract;

export const addAwards = {
  method: 'POST',
  path: '/api/progress/awards',
  summary:
    'Adds awards to those of this account, each once however often it is sent. Awards beyond a daily limit do not count.',
  access: 'user',
  limits: [{ name: 'awards', times: 240, seconds: MINUTE_S, countedIn: 'process', per: 'account' }],
  body: z.object({
    /** Whose they are: another account may be signed in by the time they arrive. */
    userId: z.optional(identifier),
    awards: z.array(award).check(z.minLength(1), z.maxLength(MOST_AWARDS_AT_ONCE)),
  }),
  reply: z.object({
    success: z.literal(true),
    /** The ids of those that are kept; the others would make no difference. */
    kept: z.array(identifier),
  }),
  errors: ['forbidden'],
} as const satisfies Contract;
