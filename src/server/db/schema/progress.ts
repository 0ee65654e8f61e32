import { desc, eq } from 'drizzle-orm';
import { bigint, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { AWARD_KINDS } from '#domain/gamification/awards.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { PersonalData } from './personal-data.ts';

/** The awards of each account; append-only. What they are worth is not stored. */
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
    /**
     * The order in which an account's awards were stored, whatever the clock said: the account's row is
     * locked meanwhile.
     */
    position: bigint('position', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('progress_awards_by_position').on(table.userId, table.position),
  ],
);

export const progressAwardsData = new PersonalData(
  progressAwards,
  {
    progress: (on, { id }) =>
      on
        .select({
          kind: progressAwards.kind,
          subject: progressAwards.subject,
          day: progressAwards.day,
          receivedAt: progressAwards.receivedAt,
        })
        .from(progressAwards)
        .where(eq(progressAwards.userId, id))
        .orderBy(desc(progressAwards.day)),
  },
  'with the account',
);
