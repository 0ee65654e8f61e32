import { desc, eq } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';
import { liveRooms } from './live.ts';
import { PersonalData } from './personal-data.ts';

/** Who asked for a mail before a live session that was announced. They go with the room, 30 days after it. */
export const liveReminders = pgTable(
  'live_reminders',
  {
    /** Stands in the link that ends such mails, and leads to nobody. */
    id: primaryId(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => liveRooms.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The secret that its link comes from. */
    linkKey: text('link_key').notNull(),
    askedAt: moment('asked_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    unique('live_reminders_once_each').on(table.roomId, table.userId),
    index('live_reminders_by_user').on(table.userId),
  ],
);

export const liveRemindersData = new PersonalData(
  liveReminders,
  {
    liveReminders: (on, { id }) =>
      on
        .select({
          session: liveReminders.roomId,
          askedAt: liveReminders.askedAt,
          sentAt: liveReminders.sentAt,
        })
        .from(liveReminders)
        .where(eq(liveReminders.userId, id))
        .orderBy(desc(liveReminders.askedAt)),
  },
  'with the account',
);
