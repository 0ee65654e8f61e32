/** Who went on to which shop, and what shops say was bought there. */

import { desc, eq } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { catalogueProducts, catalogueRetailers } from './catalogue.ts';
import { moment, primaryId } from './columns.ts';
import { NobodysData, PersonalData } from './personal-data.ts';

/** Clicks on Buy by people who were signed in: a person's own figures. Those of guests are only counted. */
export const shopClicks = pgTable(
  'shop_clicks',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => catalogueProducts.id, { onDelete: 'cascade' }),
    retailerId: text('retailer_id')
      .notNull()
      .references(() => catalogueRetailers.id, { onDelete: 'cascade' }),
    clickedAt: moment('clicked_at').notNull(),
  },
  (table) => [index('shop_clicks_by_user').on(table.userId, table.clickedAt)],
);

export const shopClicksData = new PersonalData(
  shopClicks,
  {
    shopClicks: (on, { id }) =>
      on
        .select({
          brand: catalogueProducts.brand,
          product: catalogueProducts.name,
          shade: catalogueProducts.shade,
          shop: catalogueRetailers.name,
          clickedAt: shopClicks.clickedAt,
        })
        .from(shopClicks)
        .innerJoin(catalogueProducts, eq(catalogueProducts.id, shopClicks.productId))
        .innerJoin(catalogueRetailers, eq(catalogueRetailers.id, shopClicks.retailerId))
        .where(eq(shopClicks.userId, id))
        .orderBy(desc(shopClicks.clickedAt)),
  },
  'with the account',
);

/** How many clicks led to a shop for a product on a day. */
export const shopClickCounts = pgTable(
  'shop_click_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    retailerId: text('retailer_id')
      .notNull()
      .references(() => catalogueRetailers.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => catalogueProducts.id, { onDelete: 'cascade' }),
    clicks: integer('clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.retailerId, table.productId] })],
);

export const shopClickCountsData = new NobodysData(shopClickCounts, 'Sums over all people.');

/** What a shop says was bought after our clicks. */
export const shopConversions = pgTable(
  'shop_conversions',
  {
    retailerId: text('retailer_id')
      .notNull()
      .references(() => catalogueRetailers.id, { onDelete: 'cascade' }),
    /** A digest of the shop's own order number, which is not kept itself: it may lead to the customer. */
    orderKey: text('order_key').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Null where the shop does not say which, or says one that its feed never had. */
    productId: uuid('product_id').references(() => catalogueProducts.id, { onDelete: 'set null' }),
    currency: text('currency').notNull(),
    /** Whole cents of the currency, here and below. */
    amount: integer('amount').notNull(),
    /** Null where the shop does not say it. */
    commission: integer('commission'),
  },
  (table) => [
    primaryKey({ columns: [table.retailerId, table.orderKey] }),
    index('shop_conversions_by_day').on(table.day),
  ],
);

export const shopConversionsData = new NobodysData(
  shopConversions,
  'They are what shops report; the numbers of their orders are not kept.',
);
