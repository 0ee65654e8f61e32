import { z } from 'zod/mini';
import { FEWEST_STARS, MOST_STARS, RATED_LOOK } from '#domain/community/rating.ts';
import type { Contract } from './contract.ts';
import { MINUTE_S, NEW_GUESTS } from './limit.ts';

const params = z.object({ lookId: z.string().check(z.regex(RATED_LOOK)) });
const stars = z.int().check(z.minimum(FEWEST_STARS), z.maximum(MOST_STARS));

const total = z.object({
  /** Mean of the stars; null while it has no rating. */
  average: z.nullable(z.number().check(z.minimum(FEWEST_STARS), z.maximum(MOST_STARS))),
  count: z.int().check(z.nonnegative()),
  /** The caller's own rating; null where they gave none. */
  own: z.nullable(stars),
});

export const readLookRating = {
  method: 'GET',
  path: '/api/look-ratings/:lookId',
  summary: 'Tells how a look was rated, and how the caller rated it.',
  access: 'anyone',
  params,
  reply: total,
  errors: ['not_found'],
} as const satisfies Contract;

export const rateLook = {
  method: 'PUT',
  path: '/api/look-ratings/:lookId',
  summary: 'Rates a look, in place of the rating that this user or guest gave it before.',
  access: 'anyone',
  limits: [
    {
      name: 'ratings_by_address',
      times: 600,
      seconds: MINUTE_S,
      countedIn: 'process',
      per: 'address',
    },
  ],
  serviceLimits: [NEW_GUESTS],
  params,
  body: z.object({ stars }),
  reply: total,
  errors: ['not_found', 'limit_reached'],
} as const satisfies Contract;
