/** Pages report here what happens on them, to be counted; nothing says to whom it happened. */
import { z } from 'zod/mini';
import {
  ANALYTICS_EVENTS,
  BROWSERS,
  CAMERA_FAILURES,
  DEVICE_CLASSES,
  DRAWING_WAYS,
  ENGINE_FAILURES,
  EVENT_PARAMETERS,
  type EventParameter,
  HIGHEST_FRAME_RATE,
  LONGEST_AGE_MS,
  LONGEST_START_MS,
  MOST_EVENTS_AT_ONCE,
  SESSION_ID,
} from '#domain/analytics/events.ts';
import { PRICED_PLANS } from '#domain/pricing/prices.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import type { Contract } from './contract.ts';
import { done } from './fields.ts';
import { MINUTE_S } from './limit.ts';

/**
 * The name of one of our shades or looks, or `custom`. The server stores only names that it knows; any
 * other becomes `custom`.
 */
const ourName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9 &'’-]{0,39}$/));
/** An id of ours, such as `colour-wheel` or `look_liked`. */
const slug = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/));

/** Every parameter that an event can have; others are thrown away unread. */
const parameters = {
  makeupType: z.optional(z.enum([...PRODUCTS, 'whole-look'])),
  shade: z.optional(ourName),
  lookName: z.optional(ourName),
  planType: z.optional(z.enum(PRICED_PLANS)),
  feature: z.optional(slug),
  action: z.optional(slug),
  browser: z.optional(z.enum(BROWSERS)),
  device: z.optional(z.enum(DEVICE_CLASSES)),
  failure: z.optional(z.enum([...CAMERA_FAILURES, ...ENGINE_FAILURES])),
  fps: z.optional(z.int().check(z.minimum(0), z.maximum(HIGHEST_FRAME_RATE))),
  /** From the press on the button to the first frame with makeup, in milliseconds. */
  startMs: z.optional(z.int().check(z.minimum(0), z.maximum(LONGEST_START_MS))),
  drawing: z.optional(z.enum(DRAWING_WAYS)),
} satisfies Readonly<Record<EventParameter, z.ZodMiniType>>;

const pageEvent = z
  .object({
    event: z.enum(ANALYTICS_EVENTS),
    /** The path of the page, without a query. */
    page: z.string().check(z.regex(/^\/[\w/-]{0,199}$/)),
    eventData: z._default(z.object(parameters), {}),
    /** The browser's random number. */
    sessionId: z.string().check(z.regex(SESSION_ID)),
    /** Made by the page (UUID version 7); an event that comes twice is counted once. */
    eventId: z.optional(z.uuidv7()),
    /** How long before this call it happened, in milliseconds: no clock but the server's is believed. */
    ageMs: z.optional(z.int().check(z.minimum(0), z.maximum(LONGEST_AGE_MS))),
  })
  .check(
    z.refine(({ event, eventData }) => {
      const known: readonly string[] = EVENT_PARAMETERS[event];
      return Object.keys(eventData).every((name) => known.includes(name));
    }),
  );

/** An event as a page sends it. */
export type PageEvent = z.input<typeof pageEvent>;
/** The same as the server gets it. */
export type ReceivedEvent = z.output<typeof pageEvent>;

export const trackEvent = {
  method: 'POST',
  path: '/api/analytics/track',
  summary:
    'Records that something happened on a page, or several things, without saying to whom. Stored and counted before it is answered.',
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
  body: z.union([
    pageEvent,
    z.object({
      events: z.array(pageEvent).check(z.minLength(1), z.maxLength(MOST_EVENTS_AT_ONCE)),
    }),
  ]),
  status: 202,
  reply: done,
} as const satisfies Contract;

export const forgetVisitor = {
  method: 'POST',
  path: '/api/analytics/forget',
  summary:
    'Erases every event recorded under a browser’s random number. The page makes a new number first, and drops the events that it has not sent.',
  access: 'anyone',
  limits: [
    {
      name: 'forgotten_by_address',
      times: 30,
      seconds: MINUTE_S,
      countedIn: 'process',
      per: 'address',
    },
  ],
  body: z.object({ sessionId: z.string().check(z.regex(SESSION_ID)) }),
  reply: done,
} as const satisfies Contract;
