/** A caption of a look in the words of the operator's language model. The page has captions of its own. */

import { z } from 'zod/mini';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import { OCCASIONS } from '#domain/social/caption.ts';
import { LONGEST_CAPTION } from '#domain/social/platform.ts';
import type { Contract } from './contract.ts';
import { MINUTE_S } from './limit.ts';

/** Far more turns than we have different captions. */
const MOST_TURNS = 10_000;

export const writeLookCaption = {
  method: 'POST',
  path: '/api/look-captions',
  summary:
    'Has the operator’s language model word a caption of a look. It is told the names of the shades and the occasion.',
  access: 'user',
  requires: 'social-hub',
  limits: [
    {
      name: 'look_captions_by_account',
      times: 20,
      seconds: MINUTE_S,
      countedIn: 'database',
      per: 'account',
    },
  ],
  body: z.object({
    look: lookSchema,
    occasion: z.enum(OCCASIONS),
    /** How many captions were written before. */
    turn: z.int().check(z.minimum(0), z.maximum(MOST_TURNS)),
  }),
  reply: z.object({
    /** Null where there is no model, or what it said cannot be used: then ours stands. */
    caption: z.nullable(z.string().check(z.maxLength(LONGEST_CAPTION))),
  }),
} as const satisfies Contract;
