/** What shops sell: searched as people type, and by color. */

import { z } from 'zod/mini';
import { CATEGORIES } from '#domain/shopping/category.ts';
import { STOCKS } from '#domain/shopping/offer.ts';
import { COLOUR_SOURCES, SHADE_FINISHES, SHADE_UNDERTONES } from '#domain/shopping/product.ts';
import { RETAILER_ID } from '#domain/shopping/retailer.ts';
import { SEARCH_ORDERS, WORN_COLOURS } from '#domain/shopping/search.ts';
import { SHOP_TONES } from '#domain/shopping/skin-tone.ts';
import type { Contract } from './contract.ts';
import { identifier, moment } from './fields.ts';
import { type Limit, MINUTE_S } from './limit.ts';

const LONGEST_TEXT = 100;
export const PRODUCTS_A_PAGE = 24;
export const MOST_MATCHES = 24;
const LONGEST_CURSOR = 200;

const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const cents = z.int().check(z.nonnegative());
const text = z.string().check(z.trim(), z.maxLength(LONGEST_TEXT));
const flag = z.optional(z.literal('true'));
/** Cents in a query. */
const amount = z.optional(z.string().check(z.regex(/^\d{1,8}$/)));
/** ISO 4217. */
const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Identifies a shop in calls: the `partnerId` of a click. */
export const partnerId = z.string().check(z.regex(RETAILER_ID));
/** Where Buy leads, with the operator's tag in it. */
const shopAddress = z.url({ protocol: /^https$/ });

/** The search field sends a call with every letter typed. */
const SEARCHES: Limit = {
  name: 'catalogue_searches_by_address',
  times: 240,
  seconds: MINUTE_S,
  countedIn: 'process',
  per: 'address',
};

export const catalogueProduct = z.object({
  id: identifier,
  brand: z.string(),
  name: z.string(),
  category: z.enum(CATEGORIES),
  shade: z.string(),
  colour: z.nullable(z.object({ hex: hexColour, source: z.enum(COLOUR_SOURCES) })),
  finish: z.nullable(z.enum(SHADE_FINISHES)),
  undertone: z.nullable(z.enum(SHADE_UNDERTONES)),
  rating: z.nullable(
    z.object({
      stars: z.number().check(z.gte(0), z.lte(5)),
      reviews: cents,
      source: z.string(),
    }),
  ),
  /** Of the best offer in stock, shipping and discount counted; null where none is. */
  best: z.nullable(z.object({ total: cents, currency: z.string() })),
  /** Where that offer is bought; null where none is in stock, or its shop has no address over https. */
  buy: z.nullable(z.object({ partnerId, retailer: z.string(), link: shopAddress })),
  stock: z.enum(STOCKS),
  isSample: z.boolean(),
});
export type CatalogueProduct = z.infer<typeof catalogueProduct>;

export const searchProducts = {
  method: 'GET',
  path: '/api/catalog/products',
  summary: 'Searches the catalog, a page at a time, and counts what each category has of it.',
  access: 'anyone',
  limits: [SEARCHES],
  query: z.object({
    text: z._default(text, ''),
    category: z.optional(z.enum(CATEGORIES)),
    inStock: flag,
    /** Only shades that suit it. */
    tone: z.optional(z.enum(SHOP_TONES)),
    /** Whole cents (or what the currency has in their place) that the best offer costs at least and at most. */
    least: amount,
    most: amount,
    /**
     * The currency in which prices are compared; if left out, the one in which most products are priced.
     * Products priced in another currency fall in no price range.
     */
    currency: z.optional(currencyCode),
    /**
     * The colors that are worn, by category. The best match is the product nearest to them, by distance
     * in L*a*b*; everything else follows, the most reviewed first.
     */
    near: z.optional(z.string().check(z.regex(WORN_COLOURS))),
    order: z._default(z.enum(SEARCH_ORDERS), 'best-match'),
    /** What `next` of the page before said. */
    after: z.optional(z.string().check(z.maxLength(LONGEST_CURSOR), z.regex(/^[A-Za-z0-9_-]+$/))),
  }),
  reply: z.object({
    products: z.array(catalogueProduct),
    /** How many there are in all. */
    found: cents,
    /** How many each category has, whichever was asked for. */
    categories: z.record(z.string(), cents),
    /** The currencies in which the catalog has prices, the one of the most products first. */
    currencies: z.array(z.string()),
    next: z.nullable(z.string()),
  }),
  errors: ['invalid_input'],
} as const satisfies Contract;

const offer = z.object({
  partnerId,
  retailer: z.string(),
  /** Null where the shop has no address over https. */
  link: z.nullable(shopAddress),
  currency: z.string(),
  price: cents,
  shipping: z.nullable(cents),
  discount: cents,
  coupon: z.nullable(z.string()),
  stock: z.enum(STOCKS),
  delivery: z.nullable(z.string()),
  updatedAt: moment,
});

export type ProductOffer = z.infer<typeof offer>;

export const readProduct = {
  method: 'GET',
  path: '/api/catalog/products/:id',
  summary: 'Reads a product with what shops ask for it, what it cost before, and its ingredients.',
  access: 'anyone',
  limits: [SEARCHES],
  params: z.object({ id: identifier }),
  reply: z.object({
    product: catalogueProduct,
    ingredients: z.array(z.string()),
    offers: z.array(offer),
    /** When what is known of the product itself last changed. */
    updatedAt: moment,
    /** The lowest price of each day on which one changed, in the currency of the best, the oldest first. */
    prices: z.array(z.object({ day: z.iso.date(), total: cents })),
  }),
  errors: ['not_found'],
} as const satisfies Contract;

export const matchShade = {
  method: 'GET',
  path: '/api/catalog/matches',
  summary: 'Lists the shades of a category that come nearest to a color, the nearest first.',
  access: 'anyone',
  limits: [SEARCHES],
  query: z.object({
    category: z.enum(CATEGORIES),
    color: hexColour,
    inStock: flag,
  }),
  reply: z.array(
    z.object({
      product: catalogueProduct,
      /** CIEDE2000. */
      difference: z.number().check(z.nonnegative()),
    }),
  ),
} as const satisfies Contract;
