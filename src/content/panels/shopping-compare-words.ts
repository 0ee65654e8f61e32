/** The words of comparing products, and of the tab Compare. */

import type { ToastWords } from '#content/toasts/toast-words.ts';
import type { ColourSource, ShadeFinish, ShadeUndertone } from '#domain/shopping/product.ts';

export const COMPARE_TOASTS = {
  limit: {
    title: 'Comparison Limit',
    description: 'You can compare up to 3 products at a time.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;

export const COMPARE_WORDS = {
  title: 'Compare',
  selected: '{count}/3 selected',
  count: '{count} in Compare',
  clear: 'Clear All',
  empty: 'Nothing to compare yet',
  emptyAdvice: 'Press the scales on a product. Up to three stand side by side here.',
  match: 'Go to Match',
  one: 'Add another product to compare this one with.',
  table: 'Products side by side',
  remove: 'Remove {shade}',
  loading: 'Loading…',
  gone: 'No longer in the catalog',
  failed: 'Couldn’t be loaded',
  tryAgain: 'Try Again',
  again: 'Take New Pictures',
  onYou: 'Taken from your mirror, each with one of the shades on.',
  onModel: 'Drawn on a model. Start the camera or open a photo to see them on you.',
  picture: '{shade} on your face',
  notDrawn: 'Not drawn',
  notWorn: 'You wear none',
  noShade: 'Color unknown',
  none: 'Not said',
  noOffer: 'No shop has it',
  sample: 'None: it’s a sample',
  more: 'and {count} more',
  shipping: '{shipping} shipping',
  freeShipping: 'free shipping',
  /** As the shop says it, such as `2 to 4 days`. */
  delivery: 'delivery: {delivery}',
  off: '{discount} off',
  coupon: 'code {coupon}',
  notRated: 'Not rated',
  ingredients: '{count} listed',
  lowest: 'Lowest',
  nearest: 'Nearest',
  highest: 'Highest',
  tryOn: 'Try On',
  tryOnOf: 'Try on {shade}',
  buy: 'Buy',
  buyOf: 'Buy {shade}',
} as const;

export const COMPARE_ROWS = {
  picture: 'On your face',
  match: 'Match with what you wear',
  price: 'Best price',
  offers: 'Offers',
  finish: 'Finish',
  undertone: 'Undertone',
  rating: 'Rating',
  colour: 'Color',
  ingredients: 'Ingredients',
  actions: 'What you can do',
} as const;

export const FINISH_LABELS: Readonly<Record<ShadeFinish, string>> = {
  matte: 'Matte',
  satin: 'Satin',
  gloss: 'Gloss',
  shimmer: 'Shimmer',
  glitter: 'Glitter',
  natural: 'Natural',
  dewy: 'Dewy',
};

export const UNDERTONE_LABELS: Readonly<Record<ShadeUndertone, string>> = {
  cool: 'Cool',
  neutral: 'Neutral',
  warm: 'Warm',
};

/** Where a color comes from: how far it can be trusted. */
export const COLOUR_SOURCE_LABELS: Readonly<Record<ColourSource, string>> = {
  measured: 'Measured',
  brand: 'From the brand',
  picture: 'Estimated from a picture',
  drawn: 'Drawn for the sample',
};
