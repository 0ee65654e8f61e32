/** What operators read of what people sent in: applications, subscriptions to the newsletter, pages that broke. */

import { z } from 'zod/mini';
import { APPLICATION_STATES } from '#domain/affiliate/application.ts';
import type { Contract } from './contract.ts';
import { done, identifier, moment } from './fields.ts';
import { OPERATOR_LOOK_UPS } from './limit.ts';

const application = z.object({
  id: identifier,
  createdAt: moment,
  state: z.enum(APPLICATION_STATES),
  /** The account that was signed in. */
  customerId: z.nullable(identifier),
  name: z.string(),
  email: z.string(),
  website: z.string(),
  socialFollowing: z.string(),
  contentType: z.string(),
  message: z.string(),
});

export const listAffiliateApplications = {
  method: 'GET',
  path: '/api/operator/affiliate-applications',
  summary:
    'Applications for the affiliate partnership in one state, the newest first; 50 at a time. The record says who read them.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  query: z.object({
    state: z._default(z.enum(APPLICATION_STATES), 'open'),
    /** Only what is listed after this application. */
    before: z.optional(identifier),
  }),
  reply: z.object({ applications: z.array(application), hasMore: z.boolean() }),
} as const satisfies Contract;

export const decideAffiliateApplication = {
  method: 'POST',
  path: '/api/operator/affiliate-applications/:id/state',
  summary: 'Records what has become of an application. The applicant is not told: answer by mail.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  params: z.object({ id: identifier }),
  body: z.object({ state: z.enum(APPLICATION_STATES) }),
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;

const subscriber = z.object({
  id: identifier,
  email: z.string(),
  source: z.string(),
  confirmedAt: moment,
});

export const listNewsletterSubscribers = {
  method: 'GET',
  path: '/api/operator/newsletter-subscribers',
  summary:
    'How many people get the newsletter and where they subscribed, and who, the newest first; 50 at a time. The record says who read it.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  /** Only those listed after this subscriber. */
  query: z.object({ before: z.optional(identifier) }),
  reply: z.object({
    confirmed: z.int(),
    /** Addresses that were entered and have not been confirmed yet. */
    pending: z.int(),
    /** The confirmed ones by the place on the pages where the form stood, the most first. */
    sources: z.array(z.object({ source: z.string(), subscribers: z.int() })),
    subscribers: z.array(subscriber),
    hasMore: z.boolean(),
  }),
} as const satisfies Contract;

const pageError = z.object({
  fingerprint: z.string(),
  message: z.string(),
  stack: z.string(),
  page: z.string(),
  version: z.string(),
  times: z.int(),
  firstAt: moment,
  lastAt: moment,
});

export const listPageErrors = {
  method: 'GET',
  path: '/api/operator/page-errors',
  summary:
    'The different ways in which pages broke in the last 30 days, the latest first; 200 at most.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  reply: z.object({ errors: z.array(pageError) }),
} as const satisfies Contract;

export const forgetPageError = {
  method: 'POST',
  path: '/api/operator/page-errors/forget',
  summary: 'Takes a page error off the list once it is fixed; it comes back when it happens again.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  body: z.object({ fingerprint: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: done,
} as const satisfies Contract;
