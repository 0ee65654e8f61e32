/** The wishlist and the bag that go with an account. */

import { z } from 'zod/mini';
import { bagItemSchema, MOST_BAG_ITEMS } from '#domain/shopping/bag-item.ts';
import { listChangeSchema, MOST_WISHES } from '#domain/shopping/shopping-lists.ts';
import type { Contract } from './contract.ts';
import { done, identifier, linkToken, noBody } from './fields.ts';
import { type Limit, MINUTE_S } from './limit.ts';

/** How many changes are taken at once; the others wait for the next call. */
export const MOST_LIST_CHANGES = 20;
/** Room for that many products with the longest list of ingredients, in letters of up to three bytes. */
const BODY_BYTES = 320 * 1024;

const READS = {
  name: 'shopping_lists_reads',
  times: 120,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'account',
} as const satisfies Limit;
/** Each tap that counts a use is a change. */
const CHANGES = {
  name: 'shopping_lists_changes',
  times: 240,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'account',
} as const satisfies Limit;
/** A token cannot be guessed. */
const LINKS = {
  name: 'wish_mail_links_by_address',
  times: 600,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'address',
} as const satisfies Limit;

/**
 * The account that the page believes it calls for: another one may be signed in by the time the call
 * arrives.
 */
const meant = { userId: z.optional(identifier) };

export const readShoppingLists = {
  method: 'GET',
  path: '/api/shopping-lists',
  summary:
    'Reads the wishlist and the bag of this account, and whether it is written to about wishes.',
  access: 'user',
  limits: [READS],
  reply: z.object({
    userId: identifier,
    /** Ids of products, what was wished for last at the end; some may no longer be in the catalog. */
    wishes: z.array(identifier).check(z.maxLength(MOST_WISHES)),
    /** What was added last at the end. */
    items: z.array(bagItemSchema).check(z.maxLength(MOST_BAG_ITEMS)),
    /** Whether a mail comes when a wish gets cheaper or is in stock again. */
    wantsMails: z.boolean(),
  }),
} as const satisfies Contract;

export const changeShoppingLists = {
  method: 'POST',
  path: '/api/shopping-lists/changes',
  summary: `Changes the wishlist and the bag of this account, in the order of the changes; one that came before counts once. They hold ${MOST_WISHES} wishes and ${MOST_BAG_ITEMS} products.`,
  access: 'user',
  limits: [CHANGES],
  bodyLimit: BODY_BYTES,
  body: z.object({
    ...meant,
    changes: z.array(listChangeSchema).check(z.minLength(1), z.maxLength(MOST_LIST_CHANGES)),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Changes for which there was no room. */
    refused: z.array(identifier),
  }),
  errors: ['forbidden'],
} as const satisfies Contract;

export const chooseWishMails = {
  method: 'PUT',
  path: '/api/shopping-lists/wish-mails',
  summary:
    'Sets whether this account gets a mail when a wish gets cheaper or is in stock again. Its address must be verified.',
  access: 'user',
  limits: [CHANGES],
  body: z.object({ ...meant, wanted: z.boolean() }),
  reply: z.object({ wanted: z.boolean() }),
  errors: ['forbidden', 'not_available'],
} as const satisfies Contract;

/** Prefix of the token on the page that ends mails: it tells the page which mails to end. */
export const WISH_MAILS_TOKEN = 'wishes.';

/** The address in every mail about wishes for ending them: the same one for people and programs. */
const STOP_PATH = '/api/shopping-lists/stop-mails';

export const stopWishMails = {
  method: 'POST',
  path: STOP_PATH,
  summary: 'Ends the mails about wishes with one click (RFC 8058).',
  access: 'anyone',
  limits: [LINKS],
  openInMaintenance: true,
  query: z.object({ token: linkToken }),
  reply: done,
  errors: ['link_expired'],
} as const satisfies Contract;

export const openStopWishMails = {
  method: 'GET',
  path: STOP_PATH,
  summary: 'Leads from the link in an email about wishes to the page that ends them.',
  access: 'anyone',
  openInMaintenance: true,
  query: z.object({ token: linkToken }),
  status: 302,
  reply: noBody,
} as const satisfies Contract;
