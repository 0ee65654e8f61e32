/** The allergens and dislikes that a person keeps with their account: none before they agree, none after they withdraw. */
import { z } from 'zod/mini';
import {
  avoidedChangeSchema,
  avoidedSchema,
  MOST_AVOIDED,
} from '#domain/wellness/ingredients/avoided.ts';
import type { Contract } from './contract.ts';
import { identifier, moment } from './fields.ts';
import { type Limit, MINUTE_S } from './limit.ts';

/** How many changes are taken at once; the others wait for the next call. */
export const MOST_CHANGES_AT_ONCE = 50;

const READ_RATE = 120;
const CHANGE_RATE = 60;
const READS = {
  name: 'avoided_ingredients_reads',
  times: READ_RATE,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'account',
} as const satisfies Limit;
const CHANGES = {
  name: 'avoided_ingredients_changes',
  times: CHANGE_RATE,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'account',
} as const satisfies Limit;

/**
 * The account that the page believes it calls for: another one may be signed in by the time the call
 * arrives.
 */
const meant = { userId: z.optional(identifier) };

const items = z.array(avoidedSchema).check(z.maxLength(MOST_AVOIDED));

export const readAvoidedIngredients = {
  method: 'GET',
  path: '/api/avoided-ingredients',
  summary: 'Lists the allergens and dislikes that are kept with this account.',
  access: 'user',
  limits: [READS],
  reply: z.object({
    userId: identifier,
    /** When this account agreed that they are kept; null where it did not, and then there are none. */
    agreedAt: z.nullable(moment),
    items,
  }),
} as const satisfies Contract;

export const agreeToAvoidedIngredients = {
  method: 'PUT',
  path: '/api/avoided-ingredients/consent',
  summary: 'Agrees that allergens and dislikes are kept with this account.',
  access: 'user',
  limits: [CHANGES],
  body: z.object({ ...meant, agreed: z.literal(true) }),
  reply: z.object({ agreedAt: moment }),
  errors: ['forbidden'],
} as const satisfies Contract;

export const withdrawAvoidedIngredients = {
  method: 'DELETE',
  path: '/api/avoided-ingredients/consent',
  summary: 'Withdraws that consent, which deletes every allergen and dislike of this account.',
  access: 'user',
  limits: [CHANGES],
  query: z.object(meant),
  reply: z.object({ success: z.literal(true), deleted: z.int().check(z.nonnegative()) }),
  errors: ['forbidden'],
} as const satisfies Contract;

export const changeAvoidedIngredients = {
  method: 'POST',
  path: '/api/avoided-ingredients/changes',
  summary: `Puts allergens and dislikes on the list of this account and takes others off it, in their order. A list holds ${MOST_AVOIDED}.`,
  access: 'user',
  limits: [CHANGES],
  body: z.object({
    ...meant,
    changes: z.array(avoidedChangeSchema).check(z.minLength(1), z.maxLength(MOST_CHANGES_AT_ONCE)),
  }),
  reply: z.object({ success: z.literal(true), items }),
  errors: ['forbidden', 'not_agreed'],
} as const satisfies Contract;
