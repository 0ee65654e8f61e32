/** What was sent to the newsletter's readers, and how far it has come. */

import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { newsletterSubscribers } from './correspondence.ts';
import { NobodysData, PersonalData } from './personal-data.ts';

/** Issues that were tested or sent. */
export const newsletterIssues = pgTable('newsletter_issues', {
  /** SHA-256 of the Markdown, so that the same file is the same issue. */
  digest: text('digest').primaryKey(),
  subject: text('subject').notNull(),
  markdown: text('markdown').notNull(),
  testedAt: moment('tested_at').notNull(),
  /** When it was released to the readers; null for one that was only tested. */
  releasedAt: moment('released_at'),
  /** How many readers it was released to. */
  readers: integer('readers').notNull().default(0),
});

export const newsletterIssuesData = new NobodysData(
  newsletterIssues,
  'What we wrote ourselves, and when it was sent; not to whom.',
);

/**
 * What has become of a reader's copy: it waits, is being handed over, was sent, was refused by the mail
 * server, or nobody knows whether it was sent.
 */
export const DELIVERY_STATES = ['waiting', 'begun', 'sent', 'refused', 'unsure'] as const;

/** One reader's copy of an issue. It is forgotten a while after the issue. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issue: text('issue')
      .notNull()
      .references(() => newsletterIssues.digest, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
    /** When it was last handed over. */
    begunAt: moment('begun_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issue, table.subscriberId] }),
    index('newsletter_deliveries_by_state').on(table.issue, table.state, table.subscriberId),
    index('newsletter_deliveries_by_subscriber').on(table.subscriberId),
  ],
);

export const newsletterDeliveriesData = new PersonalData(
  newsletterDeliveries,
  'Says for some weeks which issues a subscriber was sent; the subscription itself is exported.',
  { together: newsletterSubscribers },
);
