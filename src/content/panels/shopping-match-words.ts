/** The words of the shop's tab Match. */

import type { SearchOrder } from '#domain/shopping/search.ts';
import type { ShopTone } from '#domain/shopping/skin-tone.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

/** The specification's, to the letter. */
export const ORDER_LABELS: Readonly<Record<SearchOrder, string>> = {
  'best-match': 'Best Match',
  'price-low-to-high': 'Price low to high',
  'price-high-to-low': 'Price high to low',
  'highest-rated': 'Highest Rated',
  'most-reviewed': 'Most Reviewed',
};

export const SHOP_TONE_LABELS: Readonly<Record<ShopTone, string>> = {
  fair: 'Fair',
  light: 'Light',
  medium: 'Medium',
  tan: 'Tan',
  deep: 'Deep',
};

export const MATCH_WORDS = {
  found: '{count} products found',
  foundOne: '1 product found',
  foundNone: 'No products found',
  searching: 'Searching…',
  sample: 'Invented sample brands',
  scan: 'Scan Current Look',
  scanning: 'Scanning…',
  scanningAbout: 'Analyzing the colors you’re wearing across every brand in the shop…',
  stopScan: 'Stop',
  search: 'Search',
  searchLabel: 'Search products',
  filters: 'Filter and sort',
  filterSummary: '{order}, {category}',
  /** The choices in the filters; a category stands with how many products it has. */
  category: 'Category',
  allCategories: 'All categories',
  all: 'all',
  counted: '{name} ({count})',
  sort: 'Sort by',
  tone: 'Skin tone',
  allTones: 'All tones',
  toneAbout: 'Keeps shades whose color is close to this skin tone.',
  inStock: 'In Stock Only',
  least: 'Price from',
  leastHint: '0',
  most: 'Price to',
  mostHint: 'Any',
  currency: 'Currency',
  currencyAbout: 'Prices in other currencies aren’t converted, so they aren’t compared.',
  currencyNamed: '{name} ({currency})',
  otherCurrenciesHidden:
    'Only prices in {currency} are compared. Products priced in other currencies are left out.',
  otherCurrenciesLast:
    'Only prices in {currency} are compared. Products priced in other currencies come after them.',
  clear: 'Clear filters',
  products: 'Products',
  more: 'Show more',
  loadingMore: 'Loading…',
  nothing: 'Nothing matches all of that.',
  nothingAdvice: 'Try fewer words, or clear the filters.',
  failed: 'We couldn’t reach the shop',
  offline: 'You’re offline. The shop needs a connection, the mirror doesn’t.',
  failedAdvice: 'Check your connection, then try again.',
  keptFailed: 'We couldn’t reach the shop. What you see is from before.',
  tryAgain: 'Try Again',
  yourLook: 'Your look',
  allOf: 'All {count}',
  allOfLabel: 'All {count} products like your {product}',
  showAll: 'Show all products',
  changed: 'You’ve changed your look since this scan.',
  ofYourLook: 'Matches for your {product}',
  noneLike: 'The shop has nothing like it yet.',
} as const;

export const MATCH_TOASTS = {
  scanned: {
    title: 'Look Scanned Successfully',
    description: '{count} shades come close to what you’re wearing.',
    tone: 'default',
  },
  scannedOne: {
    title: 'Look Scanned Successfully',
    description: '1 shade comes close to what you’re wearing.',
    tone: 'default',
  },
  scannedNone: {
    title: 'Look Scanned Successfully',
    description: '0 matches above 90%. The nearest shades are listed.',
    tone: 'default',
  },
  nothingWorn: {
    title: 'Nothing to Scan',
    description: 'You aren’t wearing any makeup in the mirror. Choose a shade first.',
    tone: 'default',
  },
  scanFailed: {
    title: 'Scan Failed',
    description: 'We couldn’t reach the shop. Check your connection, then try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
