/** What is searched in Match: as it stands in the address, and as it is asked of the server. */

import { CATEGORIES, type Category } from '#domain/shopping/category.ts';
import { SEARCH_ORDERS, type SearchOrder } from '#domain/shopping/search.ts';
import { partsOf } from '#domain/shopping/money.ts';
import { SHOP_TONES, type ShopTone } from '#domain/shopping/skin-tone.ts';

export interface MatchSearch {
  readonly text: string;
  readonly category: Category | null;
  readonly order: SearchOrder;
  readonly tone: ShopTone | null;
  readonly isInStock: boolean;
  /** Whole units of the currency, such as dollars; null where there is no limit. */
  readonly least: number | null;
  readonly most: number | null;
  /** The currency in which prices are compared (ISO 4217); null for the one of the most products. */
  readonly currency: string | null;
}

/** A change that takes away whatever narrows a search down, and leaves its order. */
export const UNNARROWED: Omit<MatchSearch, 'order'> = {
  text: '',
  category: null,
  tone: null,
  isInStock: false,
  least: null,
  most: null,
  currency: null,
};
export const WHOLE_CATALOGUE: MatchSearch = { ...UNNARROWED, order: 'best-match' };

const LONGEST_TEXT = 100;
const CURRENCY = /^[A-Z]{3}$/;
/** Limits are converted to cents as for US dollars where the address names no currency. */
const USUAL = 'USD';
const YES = 'true';

function oneOf<Known extends string>(
  known: readonly Known[],
  name: string | undefined,
): Known | null {
  return known.find((each) => each === name) ?? null;
}

function limitOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/** Reads an address; anything unknown in it is left out. */
export function readMatchSearch(search: Readonly<Record<string, string>>): MatchSearch {
  return {
    text: (search['text'] ?? '').slice(0, LONGEST_TEXT),
    category: oneOf(CATEGORIES, search['category']),
    order: oneOf(SEARCH_ORDERS, search['order']) ?? WHOLE_CATALOGUE.order,
    tone: oneOf(SHOP_TONES, search['tone']),
    isInStock: search['inStock'] === YES,
    least: limitOf(search['least']),
    most: limitOf(search['most']),
    currency: CURRENCY.test(search['currency'] ?? '') ? (search['currency'] ?? null) : null,
  };
}

/** As it stands in the address: only what differs from the defaults. */
export function writeMatchSearch(search: MatchSearch): Readonly<Record<string, string>> {
  const { text, category, order, tone, isInStock, least, most, currency } = search;
  return {
    text,
    category: category ?? '',
    order: order === WHOLE_CATALOGUE.order ? '' : order,
    tone: tone ?? '',
    inStock: isInStock ? YES : '',
    least: least?.toString() ?? '',
    most: most?.toString() ?? '',
    currency: currency ?? '',
  };
}

/**
 * The query for the server; `near` are the worn colors, as written by `writeWornColours`, to which a best
 * match comes nearest.
 */
export function matchQuery(search: MatchSearch, near: string): Readonly<Record<string, string>> {
  const { text, category, order, tone, isInStock, least, most, currency } = search;
  const parts = partsOf(currency ?? USUAL);
  return {
    text: text.trim(),
    order,
    ...(category === null ? {} : { category }),
    ...(tone === null ? {} : { tone }),
    ...(isInStock ? { inStock: YES } : {}),
    ...(least === null ? {} : { least: String(least * parts) }),
    ...(most === null ? {} : { most: String(most * parts) }),
    ...(currency === null ? {} : { currency }),
    ...(near === '' || order !== 'best-match' ? {} : { near }),
  };
}

/** Whether the prices of products are compared with each other, or with a limit. */
export function comparesPrices({ order, least, most }: MatchSearch): boolean {
  return order.startsWith('price-') || least !== null || most !== null;
}

/** Whether nothing is narrowed down, so that what a scan found may be shown in its place. */
export function isWhole({ text, category, tone, isInStock, least, most }: MatchSearch): boolean {
  const isOpen = category === null && tone === null && least === null && most === null;
  return isOpen && text.trim() === '' && !isInStock;
}
