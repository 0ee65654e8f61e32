/** The words of the panel Shopping and Commerce that all of its tabs share, and of the card of a product. */

import type { Category } from '#domain/shopping/category.ts';
import type { Stock } from '#domain/shopping/offer.ts';
import type { Degree, Leaning } from '#domain/shopping/match.ts';

export const SHOP_TABS = [
  'match',
  'ai-picks',
  'try-on',
  'compare',
  'wishlist',
  'my-bag',
  'seasonal',
  'earn',
] as const;
export type ShopTabId = (typeof SHOP_TABS)[number];

export const SHOP_TAB_LABELS: Readonly<Record<ShopTabId, string>> = {
  match: 'Match',
  'ai-picks': 'AI Picks',
  'try-on': 'Try-On',
  compare: 'Compare',
  wishlist: 'Wishlist',
  'my-bag': 'My Bag',
  seasonal: 'Seasonal',
  earn: 'Earn',
};

export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  lipstick: 'Lipstick',
  foundation: 'Foundation',
  eyeshadow: 'Eyeshadow',
  mascara: 'Mascara',
  eyeliner: 'Eyeliner',
  blush: 'Blush',
  highlighter: 'Highlighter',
  concealer: 'Concealer',
  bronzer: 'Bronzer',
  primer: 'Primer',
  'setting-spray': 'Setting Spray',
  'lip-gloss': 'Lip Gloss',
};

export const STOCK_LABELS: Readonly<Record<Stock, string>> = {
  'in-stock': 'In stock',
  'low-stock': 'Few left',
  'out-of-stock': 'Out of stock',
};

export const LEANING_WORDS: Readonly<Record<Leaning, string>> = {
  lighter: 'lighter',
  deeper: 'deeper',
  warmer: 'warmer',
  cooler: 'cooler',
  brighter: 'brighter',
  softer: 'softer',
};

/** How much of a leaning, before its word; of one that is plain to see nothing more is said. */
export const DEGREE_WORDS: Readonly<Record<Degree, string>> = {
  touch: 'a touch {leaning}',
  little: 'a little {leaning}',
  clear: '{leaning}',
  much: 'much {leaning}',
};

export const PRODUCT_CARD_WORDS = {
  /** Stands wherever a price or a rating of the sample is seen. */
  sample: 'Sample',
  yours: 'Yours',
  halves: 'yours, theirs',
  same: 'No one could tell it from yours',
  sameShort: 'the same to the eye',
  than: '{tendencies} than yours',
  and: '{one} and {other}',
  match: '{percentage}% match',
  skinMatch: '{percentage}% skin match',
  rating: '{stars} of 5 stars, {reviews} reviews',
  ratingFrom: 'from {source}',
  noPrice: 'No price',
  noShade: 'No color known',
  details: 'See everything about {name}',
  tryOn: 'Try On',
  tryOnOf: 'Try on {name}',
  wish: 'Add {name} to your wishlist',
  unwish: 'Remove {name} from your wishlist',
  compare: 'Compare {name}',
  uncompare: 'Stop comparing {name}',
  intoBag: 'Add {name} to your bag',
  inBag: 'See {name} in your bag',
  buy: 'Buy',
  buyOf: 'Buy {name}',
} as const;
