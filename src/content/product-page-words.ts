/** The words of a product's own page, beside those that it shares with its view in the shop. */

import type { Standing } from '#domain/shopping/product-standing.ts';

export const PRODUCT_PAGE_WORDS = {
  shopAddress: '/app#panel=shopping',
  toShop: 'To the shop',
  title: '{name} · Lookglass',
  description:
    '{name}, {kind}: what shops ask for it, its shades, what is in it, and how it looks on your own face.',
  tryIt: 'See it in the mirror',
  tryItLead: 'Try the shade on your own face, live. It’s free, and you don’t need an account.',
  from: 'From {price} at {retailer}',
  offerAsOf: 'as of {day}',
  commission: 'We may earn a commission on what you buy there.',
  shades: 'Shades',
  kind: 'Kind',
  ingredients: 'Ingredients',
  missingTitle: 'We don’t have that product',
  missing:
    'No shop has it anymore, or the link is incomplete. There are others like it in the shop.',
} as const;

/** What is said above the offers; nothing of what is sold now. */
export const STANDING_WORDS: Readonly<Record<Exclude<Standing, 'gone'>, string | null>> = {
  sold: null,
  stale: 'The shops haven’t told us their prices for some days. They may have changed since.',
  unavailable: 'No shop has it in stock right now.',
  sample: 'A sample of an invented brand, to show how the shop works. No shop sells it.',
};

export const MISSING_PRODUCT_PAGE = {
  title: 'Product not found · Lookglass',
  description: 'This product isn’t in the shop.',
} as const;
