/** What people wish for and own. */

import { asc, eq } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { CATEGORIES } from '#domain/shopping/category.ts';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';
import { PersonalData } from './personal-data.ts';

/** Products that are wished for. One that leaves the catalog stays: its owner is told so. */
export const wishes = pgTable(
  'wishes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').notNull(),
    /** Sorts in the order in which they were added (UUID version 7). */
    place: uuid('place').notNull(),
    addedAt: moment('added_at').notNull(),
    /** The best offer when it was last checked, in cents: a difference from it is news. */
    knownTotal: integer('known_total'),
    knownCurrency: text('known_currency'),
    knownInStock: boolean('known_in_stock').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

export const wishesData = new PersonalData(
  wishes,
  {
    wishlist: (on, { id }) =>
      on
        .select({ productId: wishes.productId, addedAt: wishes.addedAt })
        .from(wishes)
        .where(eq(wishes.userId, id))
        .orderBy(asc(wishes.place)),
  },
  'with the account',
);

/** Products that people own, as they wrote them down. */
export const bagItems = pgTable(
  'bag_items',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made by the page. */
    id: uuid('id').notNull(),
    /** Sorts in the order in which they were added (UUID version 7). */
    place: uuid('place').notNull(),
    productId: uuid('product_id'),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    shade: text('shade').notNull(),
    category: text('category', { enum: CATEGORIES }).notNull(),
    hex: text('hex'),
    purchaseDate: date('purchase_date', { mode: 'string' }).notNull(),
    expirationDate: date('expiration_date', { mode: 'string' }).notNull(),
    usageCount: integer('usage_count').notNull(),
    priceCents: integer('price_cents'),
    priceCurrency: text('price_currency'),
    ingredients: text('ingredients').notNull(),
    isWishlisted: boolean('is_wishlisted').notNull(),
    /** The last changes that counted a use, so that one that arrives twice counts once. */
    heard: jsonb('heard').$type<readonly string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const bagItemsData = new PersonalData(
  bagItems,
  {
    bag: (on, { id }) =>
      on
        .select({
          productId: bagItems.productId,
          brand: bagItems.brand,
          name: bagItems.name,
          shade: bagItems.shade,
          category: bagItems.category,
          color: bagItems.hex,
          purchaseDate: bagItems.purchaseDate,
          expirationDate: bagItems.expirationDate,
          usageCount: bagItems.usageCount,
          priceInCents: bagItems.priceCents,
          currency: bagItems.priceCurrency,
          ingredients: bagItems.ingredients,
          isWishlisted: bagItems.isWishlisted,
        })
        .from(bagItems)
        .where(eq(bagItems.userId, id))
        .orderBy(asc(bagItems.place)),
  },
  'with the account',
);

/** Who asked for a mail when a wish gets cheaper or is in stock again. */
export const wishMails = pgTable('wish_mails', {
  /** Stands in the links that end it, and leads to nobody. */
  id: primaryId(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret that its links come from. */
  linkKey: text('link_key').notNull(),
  askedAt: moment('asked_at').notNull(),
});

export const wishMailsData = new PersonalData(
  wishMails,
  {
    wishMails: (on, { id }) =>
      on.select({ askedAt: wishMails.askedAt }).from(wishMails).where(eq(wishMails.userId, id)),
  },
  'with the account',
);
