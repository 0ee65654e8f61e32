import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ANALYTICS_EVENTS } from '#domain/analytics/events.ts';
import { moment } from './columns.ts';
import { NobodysData } from './personal-data.ts';

/** What happened on the pages, only ever added to. Holds nothing that names a person. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The page's own id of the event: one that comes twice is stored once. */
    eventId: uuid('event_id').notNull().unique(),
    event: text('event', { enum: ANALYTICS_EVENTS }).notNull(),
    page: text('page').notNull(),
    eventData: jsonb('event_data').$type<unknown>().notNull(),
    sessionId: text('session_id').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('analytics_events_by_time').using('brin', table.receivedAt)],
);

export const analyticsEventsData = new NobodysData(
  analyticsEvents,
  'The id of a visit is random and kept nowhere beside an account or an address.',
);
