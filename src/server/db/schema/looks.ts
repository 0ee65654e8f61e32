import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { PersonalData } from './personal-data.ts';

/** Saved looks. */
export const looks = pgTable(
  'looks',
  {
    /** Made by the page. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    /** Whether the gallery shows it, while it is public: its owner's own wish. */
    isListed: boolean('is_listed').notNull().default(false),
    /** As stored it may be of an older version: it is read through `parseLook`. */
    look: jsonb('look').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Set while a deleted look can still be brought back. */
    deletedAt: moment('deleted_at'),
    /** Set while an operator hides it; it is not public then. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('looks_by_user').on(table.userId, table.createdAt),
    index('looks_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
    index('looks_listed')
      .on(table.createdAt)
      .where(sql`${table.isListed} and ${table.deletedAt} is null`),
  ],
);

export const looksData = new PersonalData(
  looks,
  {
    looks: (on, { id }) =>
      on
        .select({
          id: looks.id,
          name: looks.name,
          isPublic: looks.isPublic,
          isListed: looks.isListed,
          look: looks.look,
          createdAt: looks.createdAt,
          updatedAt: looks.updatedAt,
          deletedAt: looks.deletedAt,
          hiddenAt: looks.hiddenAt,
        })
        .from(looks)
        .where(eq(looks.userId, id))
        .orderBy(desc(looks.createdAt)),
  },
  'with the account',
);

/** Who likes a look. Kept with the look, so that counting never leaves its owner's data. */
export const lookLikes = pgTable(
  'look_likes',
  {
    lookId: uuid('look_id')
      .notNull()
      .references(() => looks.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.lookId, table.userId] }),
    index('look_likes_by_user').on(table.userId),
  ],
);

/** The likes that the account gave; those that its looks got belong to their givers. */
export const lookLikesData = new PersonalData(
  lookLikes,
  {
    likesGiven: (on, { id }) =>
      on
        .select({ lookId: lookLikes.lookId, likedAt: lookLikes.createdAt })
        .from(lookLikes)
        .where(eq(lookLikes.userId, id))
        .orderBy(desc(lookLikes.createdAt)),
  },
  'with the account',
);
