/** The numbers of skin analyses that a person keeps with their account: none before they agree, none after they withdraw. */
import { z } from 'zod/mini';
import { entrySchema, MOST_ENTRIES } from '#domain/skin-history/skin-history.ts';
import type { Contract } from './contract.ts';
import { done, identifier, moment } from './fields.ts';
import { type Limit, MINUTE_S } from './limit.ts';

/** How many analyses one page of the list has. */
export const HISTORY_PAGE = 100;

/** How many are taken at once; the others wait for the next call. */
export const MOST_KEPT_AT_ONCE = 20;

/** Room for as many analyses with every measure; one takes about 1.2 kB. */
const BODY_BYTES = 48 * 1024;

const LIST_RATE = 120;
const CHANGE_RATE = 60;
/** The page requests a whole history in one go. */
const LISTS = {
  name: 'skin_history_lists',
  times: LIST_RATE,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'account',
} as const satisfies Limit;
const CHANGES = {
  name: 'skin_history_changes',
  times: CHANGE_RATE,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'account',
} as const satisfies Limit;

/** Where a page of the list ends: the moment and the id of its last analysis. */
const cursor = z
  .string()
  .check(z.regex(/^\d{1,14}_[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/));

/**
 * The account that the page believes it calls for: another one may be signed in by the time the call
 * arrives.
 */
const meant = { userId: z.optional(identifier) };
const query = z.object(meant);

const count = z.int().check(z.nonnegative());

export const readSkinHistory = {
  method: 'GET',
  path: '/api/skin-history',
  summary: 'Lists the skin analyses that are kept with this account, newest first, in pages.',
  access: 'user',
  limits: [LISTS],
  query: z.object({ after: z.optional(cursor) }),
  reply: z.object({
    userId: identifier,
    /** When this account agreed that they are kept; null where it did not, and then there are none. */
    agreedAt: z.nullable(moment),
    /** Of all pages together. */
    total: count,
    entries: z.array(entrySchema).check(z.maxLength(HISTORY_PAGE)),
    /** What to send as `after` for the next page; null on the last one. */
    next: z.nullable(cursor),
  }),
} as const satisfies Contract;

export const agreeToSkinHistory = {
  method: 'PUT',
  path: '/api/skin-history/consent',
  summary: 'Agrees that the numbers of skin analyses are kept with this account.',
  access: 'user',
  requires: 'skin-analysis',
  limits: [CHANGES],
  body: z.object({ ...meant, agreed: z.literal(true) }),
  reply: z.object({ agreedAt: moment }),
  errors: ['forbidden'],
} as const satisfies Contract;

export const withdrawSkinHistory = {
  method: 'DELETE',
  path: '/api/skin-history/consent',
  summary: 'Withdraws that consent, which deletes every skin analysis of this account.',
  access: 'user',
  limits: [CHANGES],
  query,
  reply: z.object({ success: z.literal(true), deleted: count }),
  errors: ['forbidden'],
} as const satisfies Contract;

export const keepSkinEntries = {
  method: 'POST',
  path: '/api/skin-history/entries',
  summary: `Keeps the numbers of skin analyses, each once however often it is sent. The newest ${MOST_ENTRIES} of an account are kept.`,
  access: 'user',
  requires: 'skin-analysis',
  limits: [CHANGES],
  bodyLimit: BODY_BYTES,
  body: z.object({
    ...meant,
    entries: z.array(entrySchema).check(z.minLength(1), z.maxLength(MOST_KEPT_AT_ONCE)),
  }),
  reply: z.object({
    success: z.literal(true),
    /** The ids of those that are kept; the others are older than all of them. */
    kept: z.array(identifier),
  }),
  errors: ['forbidden', 'not_agreed'],
} as const satisfies Contract;

export const deleteSkinEntry = {
  method: 'DELETE',
  path: '/api/skin-history/entries/:id',
  summary: 'Deletes one skin analysis of this account; deleting it again changes nothing.',
  access: 'user',
  limits: [CHANGES],
  params: z.object({ id: identifier }),
  query,
  reply: done,
  errors: ['forbidden'],
} as const satisfies Contract;

export const deleteSkinEntries = {
  method: 'DELETE',
  path: '/api/skin-history/entries',
  summary: 'Deletes every skin analysis of this account; it still agrees that later ones are kept.',
  access: 'user',
  limits: [CHANGES],
  query,
  reply: z.object({ success: z.literal(true), deleted: count }),
  errors: ['forbidden'],
} as const satisfies Contract;
