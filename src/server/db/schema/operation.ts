import { desc, eq, or, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, primaryId } from './columns.ts';
import { NobodysData, PersonalData } from './personal-data.ts';

/** What is switched on or off for the whole service, such as maintenance. */
export const switches = pgTable('switches', {
  name: text('name', { enum: ['maintenance'] }).primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

export const switchesData = new NobodysData(switches, 'They are about the whole service.');

/**
 * What was done with special powers; append-only. People are named by id alone; when an account is
 * deleted, a pseudonym takes the place of its id.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: primaryId(),
    happenedAt: moment('happened_at').notNull().defaultNow(),
    /** An account's id, a pseudonym, or `console` for whoever works at the server itself. */
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

export const auditEntriesData = new PersonalData(
  auditEntries,
  {
    auditEntries: (on, { id }) =>
      on
        .select({
          happenedAt: auditEntries.happenedAt,
          action: auditEntries.action,
          actor: auditEntries.actor,
          subject: auditEntries.subject,
          detail: auditEntries.detail,
        })
        .from(auditEntries)
        .where(or(eq(auditEntries.actor, id), eq(auditEntries.subject, id)))
        .orderBy(desc(auditEntries.happenedAt)),
  },
  {
    // The one change that the database allows, and only once the account is gone: its id gives way to the
    // pseudonym, and what was written about it goes.
    after: async (on, { person: { id }, pseudonym }) => {
      await on.update(auditEntries).set({ actor: pseudonym }).where(eq(auditEntries.actor, id));
      await on
        .update(auditEntries)
        .set({ subject: pseudonym, detail: sql`${auditEntries.detail} - 'reason'` })
        .where(eq(auditEntries.subject, id));
    },
  },
);

/** How often something was tried recently; columns are what rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: moment('expire'),
});

export const rateLimitsData = new NobodysData(
  rateLimits,
  'Its keys are keyed hashes, and they expire within a day.',
);
