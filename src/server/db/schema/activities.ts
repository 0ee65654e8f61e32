import { type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ACTIVITY_KINDS } from '#domain/activity/activity.ts';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';
import { looks } from './looks.ts';
import { PersonalData } from './personal-data.ts';

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

/** The column with its table's name, which drizzle leaves out of queries on a single table. */
function full(column: Column): SQL {
  return sql`${column.table}.${sql.identifier(column.name)}`;
}

/**
 * What an entry is about. The name of a liked look is read from the look itself, as long as the account
 * may see that: data of another account is not copied into this one.
 */
export const subjectOfActivity = sql<string | null>`
  case when ${full(activities.kind)} = 'look_liked' then (
    select ${full(looks.name)} from ${looks}
    where ${full(looks.id)} = ${full(activities.lookId)} and ${full(looks.deletedAt)} is null
      and (${full(looks.isPublic)} or ${full(looks.userId)} = ${full(activities.userId)})
  ) else ${full(activities.subject)} end`;

export const activitiesData = new PersonalData(
  activities,
  {
    activity: (on, { id }) =>
      on
        .select({
          kind: activities.kind,
          subject: subjectOfActivity,
          happenedAt: activities.happenedAt,
        })
        .from(activities)
        .where(eq(activities.userId, id))
        .orderBy(desc(activities.happenedAt)),
  },
  'with the account',
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

export const activityArchivesData = new PersonalData(
  activityArchives,
  {
    activityArchive: async (on, { id }) => {
      const [archive] = await on
        .select()
        .from(activityArchives)
        .where(eq(activityArchives.userId, id));
      return archive ?? null;
    },
  },
  'with the account',
);
