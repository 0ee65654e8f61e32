import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, primaryId } from './columns.ts';

/** What is switched on or off for the whole service, such as maintenance. */
export const switches = pgTable('switches', {
  name: text('name', { enum: ['maintenance'] }).primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/**
 * What was done with powers, only ever added to. People are named by id alone; when an account is
 * deleted its id gives way to a pseudonym.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: primaryId(),
    happenedAt: moment('happened_at').notNull().defaultNow(),
    /** An account's id, a pseudonym, or `console` for who sits at the server. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    /** Whom or what it concerned. */
    subject: text('subject'),
    detail: jsonb('detail').$type<unknown>(),
  },
  (table) => [
    index('audit_entries_by_actor').on(table.actor),
    index('audit_entries_by_subject').on(table.subject),
  ],
);

/** How often something was tried of late; columns are what rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: moment('expire'),
});
