import { desc, eq, sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';
import { PersonalData } from './personal-data.ts';

/** How many stars a look was given, by an account or by a guest until they sign in. */
export const lookRatings = pgTable(
  'look_ratings',
  {
    id: primaryId(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id'),
    /**
     * The id of a quick look, or of a saved one. No reference: a rating belongs to the person who gave
     * it.
     */
    look: text('look').notNull(),
    stars: smallint('stars').notNull(),
    ratedAt: moment('rated_at').notNull(),
  },
  (table) => [
    unique('look_ratings_by_user').on(table.userId, table.look),
    unique('look_ratings_by_guest').on(table.guestId, table.look),
    index('look_ratings_by_look').on(table.look),
    check('look_ratings_one_owner', sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
  ],
);

export const lookRatingsData = new PersonalData(
  lookRatings,
  {
    ratings: (on, { id }) =>
      on
        .select({
          look: lookRatings.look,
          stars: lookRatings.stars,
          ratedAt: lookRatings.ratedAt,
        })
        .from(lookRatings)
        .where(eq(lookRatings.userId, id))
        .orderBy(desc(lookRatings.ratedAt)),
  },
  'with the account',
);
