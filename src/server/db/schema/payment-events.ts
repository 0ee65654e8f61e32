import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { PersonalData } from './personal-data.ts';

/** What the provider announced, so that a repeat has no effect. */
export const paymentEvents = pgTable('payment_events', {
  /** The provider's id, such as `evt_…`. */
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  customerId: text('customer_id'),
  receivedAt: moment('received_at').notNull().defaultNow(),
});

export const paymentEventsData = new PersonalData(
  paymentEvents,
  'Only that the provider announced something; what became of it is told in the payments.',
  { kept: 'The customer leads to a pseudonym, and an announcement is forgotten after 90 days.' },
);
