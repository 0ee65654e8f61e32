/** A product that a person owns, as their bag keeps it. */

import { z } from 'zod/mini';
import { addMonths, expiryStatus, monthsBetween, type ExpiryStatus } from './bag.ts';
import { CATEGORIES } from './category.ts';

/** The most products that one bag holds. */
export const MOST_BAG_ITEMS = 200;
export const LONGEST_BAG_NAME = 120;
/** Characters of a printed list of ingredients; the longest of real products have about 3,000. */
export const LONGEST_INGREDIENTS = 4000;
export const MOST_USES = 100_000;
/** Cents; anything more is a typing error. */
const HIGHEST_PRICE = 10_000_000;
/** Months that a product may keep. */
export const MOST_MONTHS = 120;

/** Text of one line that is not blank. */
const line = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LONGEST_BAG_NAME),
    z.regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u),
  );
/** The same, but it may be empty. */
const optionalLine = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_BAG_NAME), z.regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u));

/** A day of the calendar, within what a person can have bought and what can still expire. */
const day = z.iso.date().check(z.refine((date) => date >= '1970-01-01' && date <= '2199-12-31'));

export const bagPriceSchema = z.object({
  /** Whole cents, or what the currency has in their place. */
  cents: z.int().check(z.nonnegative(), z.lte(HIGHEST_PRICE)),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

export const bagItemSchema = z.object({
  /** Made by the page that added it. */
  id: z.uuid(),
  /** Of the catalog; null for what was typed in by hand. */
  productId: z.nullable(z.uuid()),
  brand: optionalLine,
  name: line,
  /** The specification's `color`: what the shade is called. */
  shade: optionalLine,
  category: z.enum(CATEGORIES),
  hex: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  purchaseDate: day,
  expirationDate: day,
  usageCount: z.int().check(z.nonnegative(), z.lte(MOST_USES)),
  /** What was paid; null where that is not known. */
  price: z.nullable(bagPriceSchema),
  /** As the package prints them (INCI); empty where that is not known. */
  ingredients: z
    .string()
    .check(z.trim(), z.maxLength(LONGEST_INGREDIENTS), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)),
  /**
   * Whether a product that was typed in by hand is wished for again; one from the catalog is on the
   * wishlist itself.
   */
  isWishlisted: z.boolean(),
});
export type BagItem = z.infer<typeof bagItemSchema>;
export type BagPrice = z.infer<typeof bagPriceSchema>;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Days have no time zone: their midnight is taken to be in UTC. */
function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The day on which a product that keeps for `months` months expires. */
export function expirationOf(purchaseDate: string, months: number): string {
  return addMonths(midnight(purchaseDate), months).toISOString().slice(0, DAY_LENGTH);
}

/** Months from the purchase to the end, rounded, at least 1. */
export function monthsKept({
  purchaseDate,
  expirationDate,
}: Pick<BagItem, 'purchaseDate' | 'expirationDate'>): number {
  return Math.max(1, Math.round(monthsBetween(midnight(purchaseDate), midnight(expirationDate))));
}

/** @param today the person's own day, `YYYY-MM-DD` */
export function expiryOf(
  { expirationDate }: Pick<BagItem, 'expirationDate'>,
  today: string,
): ExpiryStatus {
  return expiryStatus(midnight(expirationDate), midnight(today));
}
