import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ACTIVITY_KINDS } from '#domain/activity/activity.ts';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';

/** What an account did, for its own eyes. */
export const activities = pgTable(
  'activities',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ACTIVITY_KINDS }).notNull(),
    subject: text('subject'),
    /** The look it was done to. No reference: what happened stays when the look goes. */
    lookId: uuid('look_id'),
    happenedAt: moment('happened_at').notNull().defaultNow(),
  },
  (table) => [index('activities_by_user').on(table.userId, table.happenedAt)],
);

/** What the entries that are no longer kept add up to, so that the totals stay true. */
export const activityArchives = pgTable('activity_archives', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  looksCreated: integer('looks_created').notNull(),
  photosTaken: integer('photos_taken').notNull(),
  likesGiven: integer('likes_given').notNull(),
  daysActive: integer('days_active').notNull(),
  /** The last calendar day (UTC) among `daysActive`. */
  lastDay: date('last_day', { mode: 'string' }).notNull(),
});
