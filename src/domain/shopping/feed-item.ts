/** One line of a shop's feed, read: what the catalogue takes from it, or why it takes nothing. */

import { categoryOf } from './feed-category.ts';
import type { Category } from './category.ts';
import type { FeedFields } from './feed-mapping.ts';
import { COLOUR_REFUSALS, type FeedColour, readFeedColour } from './feed-colour.ts';
import { hasPassed, isWithin } from './feed-dates.ts';
import { googlePathOf } from './google-categories.ts';
import { type Amount, parseAmount } from './money.ts';
import type { Stock } from './offer.ts';
import { plainText } from './plain-text.ts';
import {
  type Rating,
  SHADE_FINISHES,
  SHADE_UNDERTONES,
  type ShadeFinish,
  type ShadeUndertone,
} from './product.ts';

/** Why a line is not taken, in the words of the report. */
export const REFUSALS = [
  'no-id',
  'no-title',
  'no-brand',
  'no-makeup',
  'no-price',
  'bad-price',
  'bad-link',
  'expired',
  ...COLOUR_REFUSALS,
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface FeedItem {
  /** The shop's own number of it, unique within the feed. */
  readonly key: string;
  /** Digits with a right check digit; null where there is none. The same product at another shop has the same. */
  readonly gtin: string | null;
  readonly brand: string;
  readonly name: string;
  readonly shade: string;
  readonly category: Category;
  readonly colour: FeedColour | null;
  readonly finish: ShadeFinish | null;
  readonly undertone: ShadeUndertone | null;
  readonly ingredients: readonly string[];
  readonly price: Amount;
  /** Whole cents that a sale takes off the price. */
  readonly discount: number;
  /** Whole cents; null where the feed says nothing of it. */
  readonly shipping: number | null;
  readonly stock: Stock;
  readonly coupon: string | null;
  /** As the shop says it. */
  readonly delivery: string | null;
  readonly link: string;
  readonly picture: string | null;
  /** What the shop's own customers gave it; null where the feed says nothing of it. */
  readonly rating: Omit<Rating, 'source'> | null;
}

export type FeedLine =
  | { readonly kind: 'item'; readonly item: FeedItem }
  | { readonly kind: 'refused'; readonly reason: Refusal; readonly key: string };

const MOST_KEY = 100;
const MOST_NAME = 150;
const MOST_BRAND = 70;
const MOST_SHADE = 100;
const MOST_INGREDIENTS = 200;
const MOST_INGREDIENT = 120;
const MOST_INGREDIENT_TEXT = 20_000;
const MOST_LINK = 2000;
/** No makeup costs this much; a feed that says so was misread. */
const MOST_CENTS = 10_000_000;
const MOST_STARS = 5;
const LOW_STOCK = 'limited_availability';
const IN_STOCK: readonly string[] = ['in_stock', 'available'];

/** An address that a browser may be sent to: http or https, without a name and a password in it. */
export function linkOf(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.length > MOST_LINK || !URL.canParse(trimmed)) return null;
  const { protocol, username, password, href } = new URL(trimmed);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? href : null;
}

const GTIN_LENGTHS: readonly number[] = [8, 12, 13, 14];
const GTIN_WEIGHT = 3;
const TEN = 10;

/** The 14 digits of a trade item's number; null where a digit is wrong (GS1 General Specifications, 7.9). */
export function gtinOf(text: string | undefined): string | null {
  const digits = (text ?? '').replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !GTIN_LENGTHS.includes(digits.length)) return null;
  const whole = digits.padStart(14, '0');
  const sum = Array.from(whole).reduce(
    (all, digit, place) => all + Number(digit) * (place % 2 === 0 ? GTIN_WEIGHT : 1),
    0,
  );
  return sum % TEN === 0 && Number(whole) > 0 ? whole : null;
}

function oneOf<Known extends string>(
  known: readonly Known[],
  text: string | undefined,
): Known | null {
  const word = (text ?? '').trim().toLowerCase();
  return known.find((each) => each === word) ?? null;
}

function stockOf(text: string | undefined): Stock {
  const word = (text ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  if (word === LOW_STOCK) return 'low-stock';
  return IN_STOCK.includes(word) ? 'in-stock' : 'out-of-stock';
}

/** The last part of `US:CA:Ground:5.00 USD`, where it is in the currency of the price. */
function shippingOf(text: string | undefined, currency: string): number | null {
  const [first = ''] = (text ?? '').split(/,(?=[A-Z]{2}:)/);
  const amount = parseAmount(first.split(':').at(-1) ?? '');
  const isTrue = amount?.currency === currency && amount.cents <= MOST_CENTS;
  return isTrue ? amount.cents : null;
}

function discountOf(fields: FeedFields, price: Amount, now: Date): number {
  const sale = parseAmount(fields['sale_price'] ?? '');
  const isLess = sale !== null && sale.currency === price.currency && sale.cents < price.cents;
  if (!isLess || sale.cents <= 0) return 0;
  return isWithin(fields['sale_price_effective_date'], now) ? price.cents - sale.cents : 0;
}

function ingredientsOf(text: string | undefined): readonly string[] {
  return (text ?? '')
    .slice(0, MOST_INGREDIENT_TEXT)
    .split(/[,;•]/)
    .map((name) => plainText(name, MOST_INGREDIENT))
    .filter((name) => name !== '')
    .slice(0, MOST_INGREDIENTS);
}

/** Stars of 5 and the number of people who gave them: stars that nobody gave are no rating. */
function ratingOf(fields: FeedFields): FeedItem['rating'] {
  const written = (fields['rating'] ?? '').trim();
  const counted = (fields['review_count'] ?? '').trim();
  if (!/^\d(?:\.\d{1,4})?$/.test(written) || !/^\d{1,8}$/.test(counted)) return null;
  const [stars, reviews] = [Number(written), Number(counted)];
  return stars <= MOST_STARS && reviews > 0 ? { stars, reviews } : null;
}

/** Reads one line as it stands at `now`: sales begin and end. Never throws, whatever stands in it. */
export function readFeedLine(fields: FeedFields, now: Date): FeedLine {
  const key = plainText(fields['id'] ?? '', MOST_KEY);
  const refused = (reason: Refusal): FeedLine => ({ kind: 'refused', reason, key });
  if (key === '') return refused('no-id');
  const name = plainText(fields['title'] ?? '', MOST_NAME);
  if (name === '') return refused('no-title');
  const brand = plainText(fields['brand'] ?? '', MOST_BRAND);
  if (brand === '') return refused('no-brand');
  const path = googlePathOf(fields['google_product_category'] ?? '');
  const category =
    categoryOf(plainText(fields['product_type'] ?? '', MOST_LINK), name) ??
    categoryOf(plainText(path, MOST_LINK), name);
  if (category === null) return refused('no-makeup');
  if ((fields['price'] ?? '').trim() === '') return refused('no-price');
  const price = parseAmount(fields['price'] ?? '');
  if (price === null || price.cents <= 0 || price.cents > MOST_CENTS) return refused('bad-price');
  const link = linkOf(fields['link']);
  if (link === null) return refused('bad-link');
  if (hasPassed(fields['expiration_date'], now)) return refused('expired');
  const colour = readFeedColour(fields);
  if (typeof colour === 'string') return refused(colour);
  return {
    kind: 'item',
    item: {
      key,
      gtin: gtinOf(fields['gtin']),
      brand,
      name,
      shade: plainText(fields['color'] ?? '', MOST_SHADE),
      category,
      colour,
      finish: oneOf(SHADE_FINISHES, fields['finish']),
      undertone: oneOf(SHADE_UNDERTONES, fields['undertone']),
      ingredients: ingredientsOf(fields['ingredients']),
      price,
      discount: discountOf(fields, price, now),
      shipping: shippingOf(fields['shipping'], price.currency),
      stock: stockOf(fields['availability']),
      coupon: plainText(fields['coupon'] ?? '', MOST_KEY) || null,
      delivery: plainText(fields['delivery'] ?? '', MOST_SHADE) || null,
      link,
      picture: linkOf(fields['image_link']),
      rating: ratingOf(fields),
    },
  };
}
