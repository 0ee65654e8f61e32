/** What an operator types about a product, and the facts made from it. */

import { z } from 'zod/mini';
import { fillIn } from '#content/fill-in.ts';
import { OPERATOR_REGISTER_WORDS } from '#content/operator-register-words.ts';
import type { Sha256 } from '#domain/register/hashing.ts';
import { ingredientHash, LONGEST_INGREDIENTS } from '#domain/register/ingredients.ts';
import {
  correctionReason,
  dayAfter,
  productFacts,
  type ProductEntry,
  type ProductFacts,
} from '#domain/register/product-entry.ts';

const { problems } = OPERATOR_REGISTER_WORDS;
const { shape } = productFacts;

/** Text that a field of the register accepts; `message` says what it accepts. */
function textFor(field: z.ZodMiniType, message: string) {
  return z.string().check(
    z.trim(),
    z.refine((text) => field.safeParse(text).success, message),
  );
}

/** The certifications in a field that holds one per line. */
function certificationsIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const fields = {
  name: textFor(shape.name, problems.name),
  brand: textFor(shape.brand, problems.brand),
  batchNumber: textFor(shape.batchNumber, problems.batchNumber),
  manufacturingDate: textFor(shape.manufacturingDate, problems.manufacturingDate).check(
    z.refine((day: string) => day <= dayAfter(new Date()), problems.manufacturingDate),
  ),
  ingredients: z
    .string()
    .check(
      z.maxLength(LONGEST_INGREDIENTS, fillIn(problems.ingredients, { most: LONGEST_INGREDIENTS })),
    ),
  certifications: z
    .string()
    .check(
      z.refine(
        (text) => shape.certifications.safeParse(certificationsIn(text)).success,
        problems.certifications,
      ),
    ),
  retailer: textFor(shape.retailer, problems.retailer),
};

/** A new product. */
export const newProduct = z.object({ ...fields, reason: z.string() });
/** A correction, for which a reason has to be given. */
export const correctedProduct = z.object({
  ...fields,
  reason: textFor(correctionReason, problems.reason),
});
export type TypedProduct = z.infer<typeof newProduct>;

const EMPTY: TypedProduct = {
  name: '',
  brand: '',
  batchNumber: '',
  manufacturingDate: '',
  ingredients: '',
  certifications: '',
  retailer: '',
  reason: '',
};

/** What the form begins with: nothing, or the entry to correct. */
export function typedOf(entry: ProductEntry | null): TypedProduct {
  if (entry === null) return EMPTY;
  const { name, brand, batchNumber, manufacturingDate, certifications, retailer } = entry;
  return {
    ...EMPTY,
    name,
    brand,
    batchNumber,
    manufacturingDate,
    certifications: certifications.join('\n'),
    retailer,
  };
}

/**
 * The facts made from what was typed. Where no list of ingredients was typed, the fingerprint is that of the
 * entry being corrected.
 */
export async function factsOf(
  sha256: Sha256,
  { ingredients, certifications, reason: _reason, ...facts }: TypedProduct,
  corrected: ProductEntry | null,
): Promise<ProductFacts> {
  return {
    ...facts,
    certifications: [...certificationsIn(certifications)],
    ingredientHash:
      (await ingredientHash(sha256, ingredients)) ?? corrected?.ingredientHash ?? null,
  };
}
