/** What the register says of a product and its batch: the fields, and the one text that is hashed. */

import { z } from 'zod/mini';
import { PRODUCT_CODE } from './product-code.ts';

/** Longest of each field, in characters. */
export const LONGEST_PRODUCT_NAME = 120;
export const LONGEST_BRAND = 80;
export const LONGEST_BATCH_NUMBER = 40;
export const LONGEST_CERTIFICATION = 80;
export const LONGEST_RETAILER = 120;
export const LONGEST_CORRECTION_REASON = 200;
export const MOST_CERTIFICATIONS = 10;
/** Entries for one code: the first and its corrections. */
export const MOST_ENTRIES_OF_CODE = 20;

/** No makeup that is sold today was made earlier; the first day that is accepted. */
export const EARLIEST_MANUFACTURING_DATE = '1990-01-01';

/**
 * Text without characters that end a line, or that reverse the order of those around them so that it
 * reads as something else.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

/** Text of one line that is read as it is written. */
function plainLine(longest: number) {
  return z.string().check(z.trim(), z.maxLength(longest), z.regex(PLAIN));
}

/** The same, but not empty. */
function neededLine(longest: number) {
  return plainLine(longest).check(z.minLength(1));
}

const sha256Digits = z.string().check(z.regex(/^[\da-f]{64}$/));

/** What an operator enters. */
export const productFacts = z.object({
  name: neededLine(LONGEST_PRODUCT_NAME),
  brand: neededLine(LONGEST_BRAND),
  batchNumber: neededLine(LONGEST_BATCH_NUMBER),
  /** A day, such as `2026-11-21`. */
  manufacturingDate: z.iso
    .date()
    .check(z.refine((day: string) => day >= EARLIEST_MANUFACTURING_DATE)),
  /** See `ingredientHash`; null where no list was given. */
  ingredientHash: z.nullable(sha256Digits),
  certifications: z
    .array(neededLine(LONGEST_CERTIFICATION))
    .check(z.maxLength(MOST_CERTIFICATIONS)),
  /** The retailer to whom the batch was delivered; empty where that is not stated. */
  retailer: plainLine(LONGEST_RETAILER),
});
export type ProductFacts = z.infer<typeof productFacts>;

export const correctionReason = neededLine(LONGEST_CORRECTION_REASON);

const VERSION = 1;

const productEntry = z.object({
  v: z.literal(VERSION),
  /** The code on the package. */
  id: z.string().check(z.regex(PRODUCT_CODE)),
  ...productFacts.shape,
  enteredAt: z.iso.datetime(),
  /** The number of the entry that this one replaces; null for the first of a product. */
  corrects: z.nullable(z.int().check(z.nonnegative())),
  /** Why it was corrected; empty for the first. */
  reason: plainLine(LONGEST_CORRECTION_REASON),
  /** Hash of the leaf before it, in base64; empty for the first entry of the register. */
  previous: z.string(),
});
export type ProductEntry = z.infer<typeof productEntry>;

/** The text of an entry: it is stored, hashed and handed out letter for letter. */
export function entryText(entry: Omit<ProductEntry, 'v'>): string {
  return JSON.stringify(productEntry.parse({ v: VERSION, ...entry }));
}

/** Reads an entry's text; null for any other text. */
export function readEntry(text: string): ProductEntry | null {
  try {
    return productEntry.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The day after a moment, in universal time: somewhere on earth that day has begun. */
export function dayAfter(moment: Date): string {
  const day = new Date(moment);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
