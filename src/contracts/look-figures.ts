/** How often public looks are opened and put on: counted without saying by whom, and told to their owner alone. */

import { z } from 'zod/mini';
import { PERIODS, type Period } from '#domain/analytics/periods.ts';
import { LOOK_USES, LOOK_WAYS, SAME_VISIT_S } from '#domain/looks/look-uses.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import type { Contract } from './contract.ts';
import { done, identifier } from './fields.ts';
import { MINUTE_S, type Rate } from './limit.ts';

const count = z.int().check(z.nonnegative());
/** A calendar day, such as `2026-11-23`. */
const day = z.iso.date();

/**
 * For one visit, look and kind of use: a repeated request counts once. The value that tells visits apart
 * is kept as a keyed hash.
 */
export const SAME_LOOK_USE = {
  name: 'same_look_use',
  times: 1,
  seconds: SAME_VISIT_S,
  countedIn: 'database',
} as const satisfies Rate;

export const countLookUse = {
  method: 'POST',
  path: '/api/makeup-looks/:id/uses',
  summary:
    'Counts that a public look was opened by its link, or put on: by day, without saying by whom. One’s own looks are not counted.',
  access: 'anyone',
  limits: [
    {
      name: 'look_uses_by_address',
      times: 120,
      seconds: MINUTE_S,
      countedIn: 'process',
      per: 'address',
    },
  ],
  serviceLimits: [SAME_LOOK_USE],
  params: z.object({ id: identifier }),
  body: z.object({
    use: z.enum(LOOK_USES),
    way: z.enum(LOOK_WAYS),
    /** A random number that the page makes when it is opened, and forgets when it is closed. */
    visit: identifier,
  }),
  status: 202,
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

const PERIOD_TEXTS = PERIODS.map((days): `${Period}` => `${days}`);

const figures = {
  /** How often its link was opened. */
  visits: count,
  /** How often it was put on: after its link was opened, or in the gallery. */
  applies: count,
  /** Likes given in the period that were not taken back. */
  likes: count,
};

export const readLookFigures = {
  method: 'GET',
  path: '/api/look-figures',
  summary:
    'How often the public looks of this account were opened, put on and liked in the last 7, 30 or 90 days, today included, by day.',
  access: 'user',
  requires: 'social-hub',
  limits: [
    {
      name: 'look_figures_reads',
      times: 120,
      seconds: MINUTE_S,
      countedIn: 'process',
      per: 'account',
    },
  ],
  query: z.object({
    days: z.enum(PERIOD_TEXTS),
    /** One look alone; all of the account where it is left out. */
    look: z.optional(identifier),
  }),
  reply: z.object({
    totals: z.object(figures),
    /** The sums of each way: links, and the gallery. */
    ways: z.array(z.object({ way: z.enum(LOOK_WAYS), visits: count, applies: count })),
    /** One for each day, the oldest first. */
    days: z.array(z.object({ day, ...figures })),
    /** The looks that are public, or had figures in the period: the most used first. */
    looks: z.array(
      z.object({
        id: identifier,
        name: z.string(),
        isPublic: z.boolean(),
        isListed: z.boolean(),
        look: lookSchema,
        ...figures,
      }),
    ),
  }),
} as const satisfies Contract;
