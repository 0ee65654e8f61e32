/** What shops sell, and what their feeds said of it. */

import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { CATEGORIES } from '#domain/shopping/category.ts';
import type { FeedItem } from '#domain/shopping/feed-item.ts';
import { STOCKS } from '#domain/shopping/offer.ts';
import { COLOUR_SOURCES, SHADE_FINISHES, SHADE_UNDERTONES } from '#domain/shopping/product.ts';
import { FARTHEST_FROM_TONE, SHOP_TONES, TONE_REFERENCES } from '#domain/shopping/skin-tone.ts';
import { moment, primaryId } from './columns.ts';
import { NobodysData } from './personal-data.ts';

/** L*, a* and b* of a color, as a point of the extension `cube`, whose index finds the nearest ones. */
const labPoint = customType<{ data: readonly [number, number, number]; driverData: string }>({
  dataType: () => 'cube',
  toDriver: (point) => `(${point.join(',')})`,
  fromDriver(point) {
    const [lightness = 0, a = 0, b = 0] = point.slice(1, -1).split(',').map(Number);
    return [lightness, a, b];
  },
});

/** Which tones a color suits, as `suitsTone` says: a bit for each, the first tone's the lowest. None for no color. */
function suitedTones(): SQL {
  const channel = (at: number): string => `get_byte(decode(substr(colour_hex, 2), 'hex'), ${at})`;
  const bits = SHOP_TONES.map((tone, place) => {
    const far = TONE_REFERENCES[tone].map((level, at) => `(${channel(at)} - ${level}) ^ 2`);
    return `case when ${far.join(' + ')} < ${Math.ceil(FARTHEST_FROM_TONE ** 2)} then ${2 ** place} else 0 end`;
  });
  return sql.raw(bits.join(' + '));
}

/** Whose feeds are read. */
export const catalogueRetailers = pgTable('catalogue_retailers', {
  /** Lower case, digits and hyphens; stands in addresses. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** An address with `{link}`, `{query}` or `{tag}` in it; null where the feed's own links are used as they are. */
  linkTemplate: text('link_template'),
  tag: text('tag'),
});

export const catalogueRetailersData = new NobodysData(catalogueRetailers, 'They are shops.');

/** One row for each shade of a brand's product, however many shops have it. */
export const catalogueProducts = pgTable(
  'catalogue_products',
  {
    id: primaryId(),
    /** The trade item's number, or brand, name, shade and category: what makes two lines the same product. */
    identity: text('identity').notNull().unique(),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    shade: text('shade').notNull(),
    category: text('category', { enum: CATEGORIES }).notNull(),
    colourHex: text('colour_hex'),
    colourSource: text('colour_source', { enum: COLOUR_SOURCES }),
    /** Whose feed said it; null where an older version of the server took it. */
    colourRetailerId: text('colour_retailer_id'),
    lab: labPoint('lab'),
    tones: smallint('tones').generatedAlwaysAs(suitedTones),
    finish: text('finish', { enum: SHADE_FINISHES }),
    undertone: text('undertone', { enum: SHADE_UNDERTONES }),
    ingredients: jsonb('ingredients').$type<readonly string[]>().notNull(),
    ratingStars: real('rating_stars'),
    ratingReviews: integer('rating_reviews'),
    ratingSource: text('rating_source'),
    /**
     * What the best offer in stock costs, in cents, with shipping and discount; null if none is in stock.
     */
    bestTotal: integer('best_total'),
    currency: text('currency'),
    isInStock: boolean('is_in_stock').notNull().default(false),
    /** Whether it belongs to an invented brand, so that the shop can be shown before there is any feed. */
    isSample: boolean('is_sample').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // One for each category: in a shared index, the nearest products of a small category would lie far
    // apart among all others.
    ...CATEGORIES.map((category) =>
      index(`catalogue_products_by_colour_of_${category.replaceAll('-', '_')}`)
        .using('gist', table.lab)
        .where(sql.raw(`category = '${category}'`)),
    ),
    index('catalogue_products_by_words').using(
      'gin',
      sql`to_tsvector('simple', ${table.brand} || ' ' || ${table.name} || ' ' || ${table.shade})`,
    ),
    // Includes the columns that people narrow a search down by, so that matches are counted without
    // reading the products.
    index('catalogue_products_by_price').on(
      table.currency,
      table.bestTotal,
      table.id,
      table.category,
      table.isInStock,
      table.tones,
    ),
    index('catalogue_products_by_stars')
      .on(table.ratingStars.desc(), table.id)
      .where(sql`${table.ratingStars} is not null`),
    index('catalogue_products_by_reviews')
      .on(table.ratingReviews.desc(), table.id)
      .where(sql`${table.ratingReviews} is not null`),
    index('catalogue_products_by_line').on(table.brand, table.name),
  ],
);

export const catalogueProductsData = new NobodysData(
  catalogueProducts,
  'They are what shops publish.',
);

/**
 * How many products there are of each kind that a search can narrow down to. Triggers of
 * `catalogue_products` add rows, and the rows of a kind are summed up: writers that all changed one row
 * would wait for each other.
 */
export const catalogueCounts = pgTable('catalogue_counts', {
  category: text('category', { enum: CATEGORIES }).notNull(),
  /** Null where no offer ever had a price. */
  currency: text('currency'),
  isInStock: boolean('is_in_stock').notNull(),
  tones: smallint('tones').notNull(),
  /** Below 0 in a row for products that left this kind. */
  products: integer('products').notNull(),
});

export const catalogueCountsData = new NobodysData(
  catalogueCounts,
  'They are counts of what shops publish.',
);

/** What a shop asks for a product, as its last feed said it. */
export const catalogueOffers = pgTable(
  'catalogue_offers',
  {
    retailerId: text('retailer_id')
      .notNull()
      .references(() => catalogueRetailers.id, { onDelete: 'cascade' }),
    /** The shop's own number. */
    key: text('key').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => catalogueProducts.id, { onDelete: 'cascade' }),
    /** Whole cents of the currency, here and below. */
    price: integer('price').notNull(),
    currency: text('currency').notNull(),
    discount: integer('discount').notNull(),
    /** Null where the shop does not say it. */
    shipping: integer('shipping'),
    stock: text('stock', { enum: STOCKS }).notNull(),
    coupon: text('coupon'),
    delivery: text('delivery'),
    link: text('link').notNull(),
    picture: text('picture'),
    /** The import that last had it: what a later one lacks is out of stock. */
    seenIn: uuid('seen_in').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.retailerId, table.key] }),
    index('catalogue_offers_by_product').on(table.productId),
  ],
);

export const catalogueOffersData = new NobodysData(catalogueOffers, 'They are what shops publish.');

/** What an offer cost, a row for each day on which that changed. */
export const cataloguePrices = pgTable(
  'catalogue_prices',
  {
    retailerId: text('retailer_id').notNull(),
    key: text('key').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    total: integer('total').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [primaryKey({ columns: [table.retailerId, table.key, table.day] })],
);

export const cataloguePricesData = new NobodysData(cataloguePrices, 'They are what shops publish.');

export const IMPORT_STATES = ['reading', 'taking', 'done', 'broken'] as const;

/** A feed that was read, and what became of its lines. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: primaryId(),
    retailerId: text('retailer_id')
      .notNull()
      .references(() => catalogueRetailers.id, { onDelete: 'cascade' }),
    /** A file's name or an address, as the operator gave it. */
    source: text('source').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    lines: integer('lines').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    vanished: integer('vanished').notNull().default(0),
    /** How many lines were refused for which reason. */
    refused: jsonb('refused').$type<Readonly<Record<string, number>>>().notNull(),
    /** The first of the refused lines. */
    examples: jsonb('examples')
      .$type<readonly { readonly line: number; readonly key: string; readonly reason: string }[]>()
      .notNull(),
    /** Why nothing was taken. */
    problem: text('problem'),
  },
  (table) => [index('catalogue_imports_by_retailer').on(table.retailerId, table.startedAt)],
);

export const catalogueImportsData = new NobodysData(
  catalogueImports,
  'They are about what shops publish.',
);

/** The lines of a feed that is being read: nothing of it shows before all of it could be read. */
export const catalogueIncoming = pgTable(
  'catalogue_incoming',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    item: jsonb('item').$type<FeedItem>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.key] })],
);

export const catalogueIncomingData = new NobodysData(
  catalogueIncoming,
  'They are what shops publish.',
);
