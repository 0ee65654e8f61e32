/** What operators read and do about reports. Each call that reads or does something leaves an entry in the record. */

import { z } from 'zod/mini';
import { LONGEST_REASON, SHORTEST_REASON } from '#domain/care/care.ts';
import {
  CASE_ACTIONS,
  CASE_DECISIONS,
  CASE_STATES,
  MOST_EVIDENCE,
  REPORT_KINDS,
  REPORT_REASONS,
} from '#domain/decency/report.ts';
import { RESTRICTED_AREAS } from '#domain/decency/restriction.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import type { Contract } from './contract.ts';
import { done, identifier, moment, neededText } from './fields.ts';
import { HOUR_S, type Limit, OPERATOR_LOOK_UPS } from './limit.ts';

const count = z.int().check(z.nonnegative());

/** Made by the page for each action that the operator confirms, so that a repeat has no effect. */
const actionId = identifier;

/** The person concerned is told it. */
const reason = neededText(LONGEST_REASON).check(z.minLength(SHORTEST_REASON));

const ACTIONS = {
  name: 'operator_decisions',
  times: 300,
  seconds: HOUR_S,
  countedIn: 'database',
  per: 'account',
} as const satisfies Limit;

/** What was there when it was reported. */
export const evidence = z.object({
  at: moment,
  /** What it says: a name, a title, a message. */
  text: z.string(),
  /** Whose it is, as others saw the name; empty where no name is shown. */
  by: z.string(),
  /** What contains it, such as the title of a message's session; empty where nothing does. */
  within: z.string(),
  look: z.nullable(lookSchema),
});
export type Evidence = z.infer<typeof evidence>;

const restriction = z.object({
  id: identifier,
  userId: identifier,
  name: z.string(),
  area: z.enum(RESTRICTED_AREAS),
  since: moment,
  /** Null until it is lifted. */
  until: z.nullable(moment),
  reason: z.string(),
});
export type Restriction = z.infer<typeof restriction>;

const reportCase = z.object({
  id: identifier,
  kind: z.enum(REPORT_KINDS),
  /** What its address is made of: the id of the look, the session or the entry. */
  subject: z.string(),
  state: z.enum(CASE_STATES),
  decision: z.nullable(z.enum(CASE_DECISIONS)),
  decidedAt: z.nullable(moment),
  /** Whose it is. */
  ownerId: identifier,
  ownerName: z.string(),
  /** What of the service is closed to them now. */
  restricted: z.array(z.enum(RESTRICTED_AREAS)),
  /** The first state of it that was reported, and the last ones. */
  evidence: z.array(evidence).check(z.maxLength(MOST_EVIDENCE)),
  /** How many people reported it. */
  reports: count,
  firstAt: moment,
  lastAt: moment,
  reasons: z.array(z.object({ reason: z.enum(REPORT_REASONS), times: count })),
  /** What the people who reported it last wrote, without who they are. */
  words: z.array(z.string()),
});
export type ReportCase = z.infer<typeof reportCase>;

export const listReports = {
  method: 'GET',
  path: '/api/operator/reports',
  summary:
    'What people reported, a case for each thing: those about children first, then what most people reported; decided ones by when they were decided. 30 at a time. The record says who read it.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  query: z.object({
    state: z._default(z.enum(CASE_STATES), 'open'),
    /** Only what is listed after this case. */
    before: z.optional(identifier),
  }),
  reply: z.object({ cases: z.array(reportCase), hasMore: z.boolean() }),
} as const satisfies Contract;

export const decideReport = {
  method: 'POST',
  path: '/api/operator/reports/:id/decide',
  summary:
    'Decides a case: dismisses it, hides the thing, shows it again, or ends the session. The owner is told why.',
  access: 'operator',
  limits: [ACTIONS],
  params: z.object({ id: identifier }),
  body: z.object({ actionId, action: z.enum(CASE_ACTIONS), reason }),
  reply: done,
  errors: ['not_found', 'already_used'],
} as const satisfies Contract;

export const restrictPerson = {
  method: 'POST',
  path: '/api/operator/restrictions',
  summary:
    'Closes parts of the service to an account, until a moment or until it is lifted. The person is told why.',
  access: 'operator',
  limits: [ACTIONS],
  body: z.object({
    actionId,
    userId: identifier,
    areas: z.array(z.enum(RESTRICTED_AREAS)).check(z.minLength(1), z.maxLength(3)),
    until: z.nullable(moment),
    reason,
  }),
  reply: done,
  errors: ['not_found', 'already_used'],
} as const satisfies Contract;

export const liftRestriction = {
  method: 'POST',
  path: '/api/operator/restrictions/:id/lift',
  summary: 'Gives a part of the service back to an account. The person is told.',
  access: 'operator',
  limits: [ACTIONS],
  params: z.object({ id: identifier }),
  body: z.object({ actionId, reason }),
  reply: done,
  errors: ['not_found', 'already_used'],
} as const satisfies Contract;

export const listRestrictions = {
  method: 'GET',
  path: '/api/operator/restrictions',
  summary:
    'What is closed to whom now, the latest first; 50 at a time. The record says who read it.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  query: z.object({ before: z.optional(identifier) }),
  reply: z.object({ restrictions: z.array(restriction), hasMore: z.boolean() }),
} as const satisfies Contract;
