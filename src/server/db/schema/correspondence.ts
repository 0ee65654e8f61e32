/** What people write to us, and to whom we may write. */

import { type Column, desc, eq, or } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { APPLICATION_STATES } from '#domain/affiliate/application.ts';
import { SUPPORT_CATEGORIES, SUPPORT_PRIORITIES, TICKET_STATES } from '#domain/support/support.ts';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';
import { NobodysData, type Person, PersonalData } from './personal-data.ts';

/**
 * Whether a row came from the account: signed in, or from its own address. An owner who never proved that
 * they read that address has no say in what came from it.
 */
function cameFrom(
  { id, verifiedEmail }: Person,
  columns: { readonly userId: Column; readonly email: Column },
) {
  const isSignedIn = eq(columns.userId, id);
  return verifiedEmail === undefined
    ? isSignedIn
    : or(isSignedIn, eq(columns.email, verifiedEmail));
}

/**
 * Who asked for the newsletter. Nothing is sent before the address is confirmed; of a person who leaves,
 * only the key of the links is kept, so that a link in an old mail still gets an answer.
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

export const newsletterSubscribersData = new PersonalData(
  newsletterSubscribers,
  {
    newsletter: async (on, { verifiedEmail }) => {
      if (verifiedEmail === undefined) return null;
      const { status, source, askedAt, confirmedAt } = newsletterSubscribers;
      const [subscription] = await on
        .select({ status, source, askedAt, confirmedAt })
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.email, verifiedEmail));
      return subscription ?? null;
    },
  },
  {
    before: async (on, { person: { verifiedEmail } }) => {
      if (verifiedEmail === undefined) return;
      await on.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, verifiedEmail));
    },
  },
);

/** Messages to support. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: primaryId(),
    /** What the person is told, such as `LG-7QK2-M0XD`. */
    number: text('number').notNull().unique(),
    /** The account that was signed in, where there was one. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    category: text('category', { enum: SUPPORT_CATEGORIES }).notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    priority: text('priority', { enum: SUPPORT_PRIORITIES }).notNull(),
    state: text('state', { enum: TICKET_STATES }).notNull().default('open'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('support_tickets_by_user').on(table.userId),
    index('support_tickets_by_email').on(table.email),
  ],
);

export const supportTicketsData = new PersonalData(
  supportTickets,
  {
    supportTickets: (on, person) =>
      on
        .select()
        .from(supportTickets)
        .where(cameFrom(person, supportTickets))
        .orderBy(desc(supportTickets.createdAt)),
  },
  {
    before: async (on, { person }) => {
      await on.delete(supportTickets).where(cameFrom(person, supportTickets));
    },
  },
);

/** Applications for the affiliate partnership. */
export const affiliateApplications = pgTable(
  'affiliate_applications',
  {
    id: primaryId(),
    /** The account that was signed in, where there was one. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    website: text('website').notNull(),
    socialFollowing: text('social_following').notNull(),
    contentType: text('content_type').notNull(),
    message: text('message').notNull(),
    state: text('state', { enum: APPLICATION_STATES }).notNull().default('open'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('affiliate_applications_by_user').on(table.userId),
    index('affiliate_applications_by_email').on(table.email),
  ],
);

export const affiliateApplicationsData = new PersonalData(
  affiliateApplications,
  {
    affiliateApplications: (on, person) =>
      on
        .select()
        .from(affiliateApplications)
        .where(cameFrom(person, affiliateApplications))
        .orderBy(desc(affiliateApplications.createdAt)),
  },
  {
    before: async (on, { person }) => {
      await on.delete(affiliateApplications).where(cameFrom(person, affiliateApplications));
    },
  },
);

/** How often each part of a page broke. Holds nothing about the people to whom it happened. */
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

export const clientErrorsData = new NobodysData(
  clientErrors,
  'Which part of a page broke, and how often; not for whom.',
);
