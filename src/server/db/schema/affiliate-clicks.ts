import { desc, eq } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';
import { PersonalData } from './personal-data.ts';

/** Who went on to book which artist, and what that would earn. */
export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    id: primaryId(),
    /** The account that was signed in, where there was one. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['consultation_booking'] }).notNull(),
    artistId: text('artist_id').notNull(),
    artistName: text('artist_name').notNull(),
    platform: text('platform').notNull(),
    /** US cents. */
    priceInCents: integer('price_in_cents').notNull(),
    commissionInCents: integer('commission_in_cents').notNull(),
    affiliateUrl: text('affiliate_url').notNull(),
    clickedAt: moment('clicked_at').notNull(),
  },
  (table) => [index('affiliate_clicks_by_user').on(table.userId)],
);

export const affiliateClicksData = new PersonalData(
  affiliateClicks,
  {
    affiliateClicks: (on, { id }) =>
      on
        .select()
        .from(affiliateClicks)
        .where(eq(affiliateClicks.userId, id))
        .orderBy(desc(affiliateClicks.clickedAt)),
  },
  'with the account',
);
