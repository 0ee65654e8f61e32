/** What people write to us, and to whom we may write. */

import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { SUPPORT_CATEGORIES, SUPPORT_PRIORITIES } from '#domain/support/support.ts';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';

/**
 * Who asked for the newsletter. Nobody is written to before the address is confirmed; whoever leaves
 * is forgotten but for the key of the links, so that a link in an old mail still has an answer.
 */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: primaryId(),
    /** Lower case; gone once the subscription has ended. */
    email: text('email').unique(),
    /** What the tokens of this subscriber's links are made from. */
    linkKey: text('link_key').notNull(),
    status: text('status', { enum: ['pending', 'confirmed', 'ended'] }).notNull(),
    /** The place on the pages where the form stood. */
    source: text('source').notNull(),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('newsletter_subscribers_by_status').on(table.status, table.askedAt)],
);

/** Messages to support. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: primaryId(),
    /** What the person is told, such as `LG-7QK2-M0XD`. */
    number: text('number').notNull().unique(),
    /** Of whoever was signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    category: text('category', { enum: SUPPORT_CATEGORIES }).notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    priority: text('priority', { enum: SUPPORT_PRIORITIES }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('support_tickets_by_user').on(table.userId),
    index('support_tickets_by_email').on(table.email),
  ],
);

/** Applications for the affiliate partnership. */
export const affiliateApplications = pgTable(
  'affiliate_applications',
  {
    id: primaryId(),
    /** Of whoever was signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    website: text('website').notNull(),
    socialFollowing: text('social_following').notNull(),
    contentType: text('content_type').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('affiliate_applications_by_user').on(table.userId),
    index('affiliate_applications_by_email').on(table.email),
  ],
);

/** How often which part of a page broke. Holds nothing of whom it happened to. */
export const clientErrors = pgTable(
  'client_errors',
  {
    /** A hash of the version, the message and the first frame. */
    fingerprint: text('fingerprint').primaryKey(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    page: text('page').notNull(),
    version: text('version').notNull(),
    times: integer('times').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('client_errors_by_time').on(table.lastAt)],
);
