/** A product as shops offer it: one shade of one product of one brand. */

import type { HexColour } from '#domain/makeup/look.ts';
import type { Category } from './category.ts';
import type { Offer } from './offer.ts';

export const SHADE_FINISHES = [
  'matte',
  'satin',
  'gloss',
  'shimmer',
  'glitter',
  'natural',
  'dewy',
] as const;
export type ShadeFinish = (typeof SHADE_FINISHES)[number];

export const SHADE_UNDERTONES = ['cool', 'neutral', 'warm'] as const;
export type ShadeUndertone = (typeof SHADE_UNDERTONES)[number];

/**
 * Where a shade's color comes from: an instrument, the brand's own numbers, or a picture, which is hardly ever the
 * color of what is in the tube. `drawn` is that of the sample, which is of no product at all.
 */
export const COLOUR_SOURCES = ['measured', 'brand', 'picture', 'drawn'] as const;
export type ColourSource = (typeof COLOUR_SOURCES)[number];

export interface ShadeColour {
  readonly hex: HexColour;
  readonly source: ColourSource;
}

export interface Rating {
  /** Stars in [0, 5]. */
  readonly stars: number;
  readonly reviews: number;
  /** Who asked the people. */
  readonly source: string;
}

export interface Product {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly category: Category;
  readonly shade: string;
  /** Null where a shop says nothing of it: such a product is never matched by its color. */
  readonly colour: ShadeColour | null;
  readonly finish: ShadeFinish | null;
  readonly undertone: ShadeUndertone | null;
  /** INCI names in their order. */
  readonly ingredients: readonly string[];
  readonly rating: Rating | null;
  readonly offers: readonly Offer[];
  /** Of an invented brand, to show the shop before one has a feed. No shop sells it. */
  readonly isSample: boolean;
}
