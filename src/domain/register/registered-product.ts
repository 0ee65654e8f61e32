/** A product as the Blockchain tab and the shop speak of it: the specification's fields, filled by what was proven. */

import type { CheckedEntry } from './check-answer.ts';

/** What is known of a product that is in the register. */
export const AUTHENTICITIES = [
  /** It stands as it was entered. */
  'recorded',
  /** A later entry replaces the first one. */
  'corrected',
] as const;
export type Authenticity = (typeof AUTHENTICITIES)[number];

export interface RegisteredProduct {
  /** The code on the package. */
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  /** That the entry is in the register was proven on this device. It says nothing about what is in the package. */
  readonly verified: boolean;
  readonly authenticity: Authenticity;
  readonly batchNumber: string;
  /** A day, such as `2026-11-02`. */
  readonly manufacturingDate: string;
  /** See `ingredientHash`; null where no list was given. */
  readonly ingredientHash: string | null;
  readonly certifications: readonly string[];
  /** Empty where it was not said. */
  readonly retailer: string;
}

/** The product that an entry describes. */
export function registeredProduct({ entry }: Pick<CheckedEntry, 'entry'>): RegisteredProduct {
  const { id, name, brand, batchNumber, manufacturingDate, ingredientHash } = entry;
  return {
    id,
    name,
    brand,
    verified: true,
    authenticity: entry.corrects === null ? 'recorded' : 'corrected',
    batchNumber,
    manufacturingDate,
    ingredientHash,
    certifications: entry.certifications,
    retailer: entry.retailer,
  };
}
