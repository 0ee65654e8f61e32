import { z } from 'zod/mini';
import { ANALYTICS_EVENTS, SESSION_ID } from '#domain/analytics/events.ts';
import type { Contract } from './contract.ts';
import { done, identifier } from './fields.ts';
import { MINUTE_S } from './limit.ts';

const LONGEST_DETAIL = 200;
const MOST_DETAILS = 12;

const detail = z.union([
  // Neither control characters nor halves of a character: no database takes them.
  z.string().check(z.maxLength(LONGEST_DETAIL), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  z.number(),
  z.boolean(),
  z.null(),
]);

/** Flat and small: nothing that could hold a picture or a face fits in. */
const eventData = z
  .record(z.string().check(z.regex(/^[a-z][A-Za-z0-9_]{0,39}$/)), detail)
  .check(z.refine((details) => Object.keys(details).length <= MOST_DETAILS));

export const trackEvent = {
  method: 'POST',
  path: '/api/analytics/track',
  summary: 'Records that something happened on a page, without saying to whom.',
  access: 'anyone',
  limits: [
    // A whole company or a mobile network may sit behind one address.
    {
      name: 'events_by_address',
      times: 6000,
      seconds: MINUTE_S,
      countedIn: 'process',
      per: 'address',
    },
  ],
  body: z.object({
    event: z.enum(ANALYTICS_EVENTS),
    /** The path of the page, without a query. */
    page: z.string().check(z.regex(/^\/[\w/-]{0,199}$/)),
    eventData: z._default(eventData, {}),
    sessionId: z.string().check(z.regex(SESSION_ID)),
    /** Made by the page; an event that comes twice is stored once. */
    eventId: z.optional(identifier),
  }),
  status: 202,
  reply: done,
} as const satisfies Contract;
