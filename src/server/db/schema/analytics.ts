import {
  bigint,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { ANALYTICS_EVENTS } from '#domain/analytics/events.ts';
import { moment } from './columns.ts';
import { NobodysData } from './personal-data.ts';

/**
 * What happened on the pages; append-only. Holds nothing that names a person. Partitioned by the day at
 * which the page made an event's id (migrations, `analytics_events_of`): an event that comes twice falls
 * into the same partition, whenever it comes, and old days are dropped as a whole.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** The page's own id of the event (UUID version 7): one that comes twice is stored once. */
    eventId: uuid('event_id').primaryKey(),
    event: text('event', { enum: ANALYTICS_EVENTS }).notNull(),
    page: text('page').notNull(),
    eventData: jsonb('event_data').$type<unknown>().notNull(),
    sessionId: text('session_id').notNull(),
    /** By the server's clock, minus the age that the page reported. */
    happenedAt: moment('happened_at').notNull().defaultNow(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('analytics_events_by_session').on(table.sessionId)],
);

export const analyticsEventsData = new NobodysData(
  analyticsEvents,
  'The id of a visit is random and kept nowhere beside an account or an address.',
);

/**
 * What the roll-ups do not count yet: one row for each statement that stored events, written with them by a
 * trigger. The fold takes it away in the transaction that counts it.
 */
export const analyticsBatches = pgTable('analytics_batches', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  storedAt: moment('stored_at').notNull().defaultNow(),
  /** Events as the trigger writes them; see `pendingEvents` in `services/analytics/fold`. */
  events: jsonb('events').$type<unknown>().notNull(),
});

export const analyticsBatchesData = new NobodysData(
  analyticsBatches,
  'The same events as in the table of events, for a second or two.',
);

/** How often something was counted on a day: these figures stay when the events go. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    figure: text('figure').notNull(),
    day: date('day').notNull(),
    part: text('part').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.figure, table.day, table.part] })],
);

export const analyticsCountsData = new NobodysData(analyticsCounts, 'Sums over all browsers.');

/**
 * How many browsers came to a step of the funnel in periods that end with `endDay`. A browser counts in
 * each such period that begins on `sinceDay` or before: see `domain/analytics/visitor.ts`.
 */
export const analyticsWindows = pgTable(
  'analytics_windows',
  {
    endDay: date('end_day').notNull(),
    /** The place of a step in `FUNNEL_STEPS`. */
    step: smallint('step').notNull(),
    sinceDay: date('since_day').notNull(),
    visitors: bigint('visitors', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.endDay, table.step, table.sinceDay] })],
);

export const analyticsWindowsData = new NobodysData(analyticsWindows, 'Sums over all browsers.');

/** On which days a browser came and what it did there, for 180 days. */
export const analyticsVisitors = pgTable(
  'analytics_visitors',
  {
    sessionId: text('session_id').primaryKey(),
    /** The first visit, its day and its page; null before it, and when it is too long ago. */
    firstAt: moment('first_at'),
    firstDay: date('first_day'),
    /** Null before the first visit, empty when that is too long ago. */
    firstPage: text('first_page'),
    /**
     * The steps of the funnel that were done on each day, as bits; the key is the day, in days since
     * 1970-01-01.
     */
    days: jsonb('days').$type<unknown>().notNull(),
    /** The first and the last of these days. */
    earliestDay: date('earliest_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [index('analytics_visitors_by_earliest_day').on(table.earliestDay)],
);

export const analyticsVisitorsData = new NobodysData(
  analyticsVisitors,
  'A random number of a browser, kept nowhere beside an account or an address; the page can have it erased.',
);

/** The last events, for operators to see that something happens. */
export const analyticsRecent = pgTable('analytics_recent', {
  eventId: uuid('event_id').primaryKey(),
  event: text('event', { enum: ANALYTICS_EVENTS }).notNull(),
  page: text('page').notNull(),
  sessionId: text('session_id').notNull(),
  happenedAt: moment('happened_at').notNull(),
});

export const analyticsRecentData = new NobodysData(
  analyticsRecent,
  'The same as in the table of events, for the last few of them.',
);
