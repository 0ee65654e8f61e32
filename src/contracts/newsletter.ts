import { z } from 'zod/mini';
import { DEFAULT_SOURCE, NEWSLETTER_SOURCE } from '#domain/newsletter/newsletter.ts';
import type { Contract } from './contract.ts';
import { done, email, linkToken, noBody, said, trap } from './fields.ts';
import { HOUR_S, type Limit, MINUTE_S } from './limit.ts';

const ASKED = [
  {
    name: 'newsletter_by_address',
    times: 30,
    seconds: HOUR_S,
    countedIn: 'database',
    per: 'address',
  },
  // Mails that ask one address to confirm, no matter who typed it.
  { name: 'newsletter_by_account', times: 3, seconds: HOUR_S, countedIn: 'database', per: 'email' },
] as const satisfies readonly Limit[];

/** Mail programs follow links for many people from few addresses; a token cannot be guessed. */
const LINKS = {
  name: 'newsletter_links_by_address',
  times: 600,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'address',
} as const satisfies Limit;

export const subscribe = {
  method: 'POST',
  path: '/api/subscribe',
  summary: 'Sends a link that confirms a subscription to the newsletter.',
  access: 'anyone',
  limits: ASKED,
  body: z.object({
    email,
    /** The place on the pages where the form stood. */
    source: z._default(z.string().check(z.regex(NEWSLETTER_SOURCE)), DEFAULT_SOURCE),
    reference: trap,
  }),
  status: 202,
  reply: said,
} as const satisfies Contract;

export const subscribeToNewsletter = {
  method: 'POST',
  path: '/api/newsletter/subscribe',
  summary: 'Sends a link that confirms a subscription made on the newsletter’s own page.',
  access: 'anyone',
  limits: ASKED,
  body: z.object({ email, reference: trap }),
  status: 202,
  reply: said,
} as const satisfies Contract;

export const confirmNewsletter = {
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Confirms a subscription with the token of the emailed link.',
  access: 'anyone',
  limits: [LINKS],
  body: z.object({ token: linkToken }),
  reply: done,
  errors: ['link_expired'],
} as const satisfies Contract;

/** The address in every newsletter mail for unsubscribing: the same one for people and programs. */
const UNSUBSCRIBE_PATH = '/api/newsletter/unsubscribe';

export const unsubscribeFromNewsletter = {
  method: 'POST',
  path: UNSUBSCRIBE_PATH,
  summary: 'Ends a subscription at once and deletes the address (RFC 8058, one click).',
  access: 'anyone',
  limits: [LINKS],
  openInMaintenance: true,
  query: z.object({ token: linkToken }),
  reply: done,
  errors: ['link_expired'],
} as const satisfies Contract;

export const openUnsubscribe = {
  method: 'GET',
  path: UNSUBSCRIBE_PATH,
  summary: 'Leads from the link in an email to the page that ends the subscription.',
  access: 'anyone',
  openInMaintenance: true,
  query: z.object({ token: linkToken }),
  status: 302,
  reply: noBody,
} as const satisfies Contract;
