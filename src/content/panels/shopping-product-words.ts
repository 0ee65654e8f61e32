/** The words of a product's own view in the shop. */

import type { ToastWords } from '#content/toasts/toast-words.ts';
import type { PricePart } from '#domain/shopping/offer-order.ts';
import type { ColourSource, ShadeFinish, ShadeUndertone } from '#domain/shopping/product.ts';

export const PRODUCT_WORDS = {
  back: 'Back to the products',
  loading: 'Loading the product...',
  failed: 'We couldn’t load this product',
  offline: 'You’re offline. Products are loaded from our server.',
  failedAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try Again',
  unknown: 'We don’t have this product',
  unknownAdvice: 'The address may be wrong, or no shop has sold it here for a long time.',
  toMatch: 'See all products',
  kept: 'You’re offline. This is how it was when you last opened it.',
  sample: 'Sample',
  sampleNote: 'A sample of an invented brand, with a made-up price and rating. No shop sells it.',
  rating: '{stars} of 5, {reviews} reviews',
  ratingSource: 'from {source}',
  noRating: 'No ratings yet',
  facts: 'About this shade',
  colour: 'Color',
  finish: 'Finish',
  undertone: 'Undertone',
  opened: 'After opening',
  updated: 'Last updated',
  notStated: 'Not stated',
  months: 'About {months} months',
  openedNote:
    'A careful rule of thumb for its kind. The open jar on the package has its own number.',
  offers: 'Where to buy',
  bestDeal: 'Best deal',
  bestDealNote: 'The lowest price plus shipping minus discount, among what’s in stock.',
  noOffers: 'No shop has it right now.',
  buyAt: 'Buy',
  buyAtOf: 'Buy at {retailer}, opens in a new tab',
  noAddress: 'This shop’s address isn’t secure, so we don’t link to it.',
  otherCurrencies:
    'Prices in {currencies} aren’t compared with the others: we don’t know today’s exchange rates.',
  history: 'Price history',
  historyAbout: 'The lowest price that shops have told us, by day, shipping and discount counted.',
  historyOne: '{price} since {day}. It hasn’t changed since then.',
  historyNone: 'No shop has told us a price yet.',
  day: 'Day',
  today: 'Today',
  share: 'Share this product',
  ingredients: 'Ingredients',
  noIngredients: 'The shop doesn’t list its ingredients. Check the package.',
  all: 'All {count} ingredients',
  check: 'Check Ingredients',
  avoids: 'It has {count} ingredients that you avoid.',
  avoidsOne: 'It has 1 ingredient that you avoid: {ingredient}.',
  noList: 'You haven’t said yet what you avoid, so there’s nothing to compare with.',
  toList: 'Say what you avoid',
  compared: '{count} ingredients compared with {avoided} on your list.',
  clear: 'None of them is on your list.',
  maybe: '“{ingredient}” may mean {meant}, which you avoid. Check the package.',
  unnamedFragrance: 'It has a fragrance, and small amounts in one aren’t named.',
  labels: 'Shops copy these lists. The package in your hand is what counts.',
} as const;

export const PRODUCT_TOASTS = {
  copied: {
    title: 'Link Copied',
    description: 'It opens the product’s own page, which says nothing about you.',
    tone: 'default',
  },
  notCopied: { title: 'Not Copied', description: 'Copy it by hand: {link}', tone: 'default' },
} as const satisfies Readonly<Record<string, ToastWords>>;

/** What a total is made of. */
export const PRICE_PART_WORDS: Readonly<Record<PricePart, string>> = {
  price: '{price} price',
  shipping: '{price} shipping',
  'free-shipping': 'free shipping',
  'no-shipping': 'shipping not stated',
  discount: '{price} off',
  coupon: '{price} off with code {code}',
};

/** Where a color comes from. */
export const COLOUR_SOURCE_WORDS: Readonly<Record<ColourSource, string>> = {
  measured: 'Measured with an instrument',
  brand: 'As the brand states it',
  picture: 'Estimated from a picture',
  drawn: 'Drawn for this sample',
};
export const NO_COLOUR = 'Not known, so it’s never matched';

export const FINISH_WORDS: Readonly<Record<ShadeFinish, string>> = {
  matte: 'Matte',
  satin: 'Satin',
  gloss: 'Gloss',
  shimmer: 'Shimmer',
  glitter: 'Glitter',
  natural: 'Natural',
  dewy: 'Dewy',
};

export const UNDERTONE_WORDS: Readonly<Record<ShadeUndertone, string>> = {
  cool: 'Cool',
  neutral: 'Neutral',
  warm: 'Warm',
};
