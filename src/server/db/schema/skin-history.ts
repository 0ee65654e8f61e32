import { desc, eq } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { LIGHT_GRADES } from '#domain/analysis/light-gates.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { PersonalData } from './personal-data.ts';

/** Who agreed that the numbers of their skin are kept with the account. */
export const skinHistoryConsents = pgTable('skin_history_consents', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  agreedAt: moment('agreed_at').notNull(),
});

export const skinHistoryConsentsData = new PersonalData(
  skinHistoryConsents,
  {
    skinHistoryConsent: (on, { id }) =>
      on
        .select({ agreedAt: skinHistoryConsents.agreedAt })
        .from(skinHistoryConsents)
        .where(eq(skinHistoryConsents.userId, id)),
  },
  'with the account',
);

/** The numbers of skin analyses: no picture, no landmark, and nothing about single zones of a face. */
export const skinHistoryEntries = pgTable(
  'skin_history_entries',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' })
      // No row exists without a consent, and none is left when the consent is withdrawn.
      .references(() => skinHistoryConsents.userId, { onDelete: 'cascade' }),
    /** Made by the page, from the moment. */
    id: uuid('id').notNull(),
    measuredAt: moment('measured_at').notNull(),
    grade: text('grade', { enum: LIGHT_GRADES }).notNull(),
    /** Points for the light, out of 100. */
    light: doublePrecision('light').notNull(),
    /** A value with the ends of its interval, in points out of 100; null if it was withheld. */
    score: jsonb('score').$type<unknown>(),
    /** By measure: value, ends of the interval, unit. Read through `entrySchema`. */
    measures: jsonb('measures').$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('skin_history_entries_by_moment').on(table.userId, table.measuredAt, table.id),
  ],
);

export const skinHistoryEntriesData = new PersonalData(
  skinHistoryEntries,
  {
    skinHistory: (on, { id }) =>
      on
        .select({
          id: skinHistoryEntries.id,
          measuredAt: skinHistoryEntries.measuredAt,
          lightGrade: skinHistoryEntries.grade,
          light: skinHistoryEntries.light,
          score: skinHistoryEntries.score,
          measures: skinHistoryEntries.measures,
        })
        .from(skinHistoryEntries)
        .where(eq(skinHistoryEntries.userId, id))
        .orderBy(desc(skinHistoryEntries.measuredAt)),
  },
  'with the account',
);
