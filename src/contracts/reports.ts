/** Reports: what a person, signed in or not, tells those who run the service about something that others see. */

import { z } from 'zod/mini';
import { LONGEST_REPORT_WORDS, NAMED_KINDS, REPORT_REASONS } from '#domain/decency/report.ts';
import type { Contract } from './contract.ts';
import { identifier, optionalText } from './fields.ts';
import { HOUR_S, type Limit, NEW_GUESTS } from './limit.ts';

/** The number of a message in its session. */
const place = z.int().check(z.nonnegative(), z.maximum(999_999_999));

const thing = <const Kind extends string>(kind: Kind) =>
  z.object({ kind: z.literal(kind), id: identifier });

export const reportAbout = z.discriminatedUnion('kind', [
  thing('look'),
  thing('session'),
  /** `id` is the session's. */
  z.object({ kind: z.literal('message'), id: identifier, place }),
  /** The name of the person whose look, session or message it is, as shown there. */
  z.object({
    kind: z.literal('name'),
    of: z.enum(NAMED_KINDS),
    id: identifier,
    place: z.optional(place),
  }),
]);
export type ReportAbout = z.infer<typeof reportAbout>;

const BY_ADDRESS: Limit = {
  name: 'reports_by_address',
  times: 120,
  seconds: HOUR_S,
  per: 'address',
  countedIn: 'database',
};
const BY_PERSON: Limit = {
  name: 'reports',
  times: 30,
  seconds: HOUR_S,
  per: 'holder',
  countedIn: 'database',
};

export const sendReport = {
  method: 'POST',
  path: '/api/reports',
  summary:
    'Reports something that others see. Its present state is copied at once, for the operators; pictures never are. Each person reports a thing once: a repeat changes nothing.',
  access: 'anyone',
  limits: [BY_ADDRESS, BY_PERSON],
  serviceLimits: [NEW_GUESTS],
  body: z.object({
    about: reportAbout,
    reason: z.enum(REPORT_REASONS),
    words: z._default(optionalText(LONGEST_REPORT_WORDS), ''),
  }),
  status: 201,
  /** `isFirst` is false where the person had reported it before. */
  reply: z.object({ isFirst: z.boolean() }),
  errors: ['not_found', 'forbidden'],
} as const satisfies Contract;
