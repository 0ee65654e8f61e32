import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { AWARD_KINDS } from '#domain/gamification/awards.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** The awards of each account: only ever added to. What they are worth is nowhere stored. */
export const progressAwards = pgTable(
  'progress_awards',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made by the device on which it was earned. */
    id: uuid('id').notNull(),
    kind: text('kind', { enum: AWARD_KINDS }).notNull(),
    /** The person's own calendar day. */
    day: date('day', { mode: 'string' }).notNull(),
    subject: text('subject'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
