/**
 * What operators are shown of what happens on the pages. Days are those of the operator's time zone.
 * Browsers that ask not to be tracked send nothing and are counted nowhere but in the account's
 * and the payment's own books.
 */
import { z } from 'zod/mini';
import { ANALYTICS_EVENTS, BROWSERS, DEVICE_CLASSES } from '#domain/analytics/events.ts';
import { FUNNEL_STEPS, type Period } from '#domain/analytics/periods.ts';
import { PRODUCTS } from '#domain/makeup/look.ts';
import type { Contract } from './contract.ts';
import { identifier, moment } from './fields.ts';
import { HOUR_S, type Limit } from './limit.ts';

const count = z.int().check(z.nonnegative());
/** A calendar day, such as `2026-11-23`. */
const day = z.iso.date();

const PERIOD_TEXTS = ['7', '30', '90'] as const satisfies readonly `${Period}`[];

/** Days up to today, today included. */
const params = z.object({ days: z.enum(PERIOD_TEXTS) });

/** Enough for each operator to keep eight pages open all day that refresh every minute. */
const FIGURES = {
  name: 'analytics_figures',
  times: 3600,
  seconds: HOUR_S,
  countedIn: 'process',
  per: 'account',
} as const satisfies Limit;

const dailyStats = z.object({
  date: day,
  /** Browsers that visited on this day. */
  uniqueVisitors: count,
  cameraStarts: count,
});

const recentEvent = z.object({
  id: identifier,
  event: z.enum(ANALYTICS_EVENTS),
  page: z.string(),
  timestamp: moment,
});

export const readDashboard = {
  method: 'GET',
  path: '/api/analytics/dashboard/:days',
  summary: 'What happened on the pages in the last 7, 30 or 90 days, today included.',
  access: 'operator',
  limits: [FIGURES],
  params,
  reply: z.object({
    totals: z.object({
      /** Visits of a page. */
      totalVisitors: count,
      /** Browsers that visited in the period, each once. */
      uniqueVisitors: count,
      cameraStarts: count,
      /** Subscriptions and passes that were bought, as the pages told. */
      subscriptions: count,
      /** Accounts without Pro, now, from the books. */
      freeUsers: count,
      /** Accounts with Pro, now, from the books. */
      proUsers: count,
      makeupApplications: count,
      photoCaptures: count,
    }),
    /** One for each day of the period, the newest first. */
    dailyStats: z.array(dailyStats),
    /** The last 15, the newest first. */
    recentEvents: z.array(recentEvent),
  }),
} as const satisfies Contract;

/** What is counted for a day, and for a period. */
const figures = {
  /** Visits of a page. */
  visits: count,
  /** Browsers that visited, each once in the day or the period. */
  uniqueVisitors: count,
  cameraStarts: count,
  /** Products, or whole looks, that were put on; a slider that is dragged counts once. */
  productsApplied: count,
  captures: count,
  looksSaved: count,
  /** Accounts that were made, as the pages told. */
  signUps: count,
  /** Subscriptions and passes that were bought, as the pages told. */
  purchases: count,
};

const period = z.object({
  first: day,
  last: day,
  totals: z.object({
    ...figures,
    /** Of the unique visitors, those whose first visit was in the period. */
    newVisitors: count,
  }),
  /** One for each day, the oldest first. */
  days: z.array(z.object({ date: day, ...figures })),
  /**
   * Browsers that completed a step and all steps before it within the period, in any order: a visit, a
   * camera start, makeup put on, a photo captured or a look saved, an account made, something bought.
   */
  funnel: z.array(
    z.object({
      step: z.enum(FUNNEL_STEPS),
      visitors: count,
      /** Browsers that completed the previous step but not this one; 0 for the first step. */
      lost: count,
    }),
  ),
  /** What the books say was paid in each currency, for each day; refunds on the day of the payment that they belong to. */
  revenue: z.array(
    z.object({
      /** Such as `usd`. */
      currency: z.string(),
      payments: count,
      cents: count,
      refundedCents: count,
      days: z.array(z.object({ date: day, payments: count, cents: count, refundedCents: count })),
    }),
  ),
});

/** Half were at most the median; a tenth were slower than `slowTenth`. */
const quantiles = z.object({ median: z.number(), slowTenth: z.number() });

export const readInsights = {
  method: 'GET',
  path: '/api/analytics/insights/:days',
  summary:
    'More about the last 7, 30 or 90 days: each day, the period before, the funnel, what is worn, where people came in, who came back, what failed, how fast the mirror is, and the revenue.',
  access: 'operator',
  limits: [FIGURES],
  params,
  reply: z.object({
    /** Every event acknowledged before this moment is counted. */
    asOf: moment,
    /** The time zone whose days are counted, such as `Europe/Berlin`. */
    timeZone: z.string(),
    current: period,
    /** The same number of days, immediately before. */
    before: period,
    /**
     * How often each of our shades was put on, the most frequent first; other colors as `custom`. `before` is
     * how often in the period before.
     */
    shades: z.array(
      z.object({ product: z.enum(PRODUCTS), shade: z.string(), count, before: count }),
    ),
    /** How often each of our looks was put on and saved, the most worn first; others as `custom`. */
    looks: z.array(z.object({ look: z.string(), worn: count, saved: count })),
    /**
     * Browsers whose first visit was in the period, by the page they came to first, and how many of them
     * have since taken each of these steps, no matter when; the most visited page first.
     */
    firstPages: z.array(
      z.object({
        page: z.string(),
        visitors: count,
        startedCamera: count,
        signedUp: count,
        purchased: count,
      }),
    ),
    /**
     * By the week of the first visit (its Monday), the newest first: how many browsers came in that week,
     * and how many of them visited in each week since, up to now. The first number of `came` is the week
     * itself. A browser that has not visited for 180 days counts as new.
     */
    retention: z.array(z.object({ week: day, came: z.array(count) })),
    /**
     * By browser: starts of the camera, and what failed, the most frequent first; `before` is the same of the
     * period before, with the failures of each part together.
     */
    failures: z.array(
      z.object({
        browser: z.enum(BROWSERS),
        cameraStarts: count,
        failures: z.array(
          z.object({ part: z.enum(['camera', 'engine']), failure: z.string(), count }),
        ),
        before: z.object({ cameraStarts: count, camera: count, engine: count }),
      }),
    ),
    /** As the pages measured it, by device. */
    speed: z.array(
      z.object({
        device: z.enum(DEVICE_CLASSES),
        /** Mirrors that were measured. */
        mirrors: count,
        /** Of them, those that drew without WebGL2. */
        withoutWebgl: count,
        /** Frames a second; null where none was measured. */
        fps: z.nullable(quantiles),
        /** Milliseconds from the press on the button to the first frame with makeup. */
        startMs: z.nullable(quantiles),
      }),
    ),
  }),
} as const satisfies Contract;
