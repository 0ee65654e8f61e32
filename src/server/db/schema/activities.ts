import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    happenedAt: moment('happened_at').notNull().defaultNow(),
  },
  (table) => [index('activities_by_user').on(table.userId, table.happenedAt)],
);
