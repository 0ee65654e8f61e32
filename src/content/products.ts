/** What the products and their finishes are called. */

import type { EyeFinish, LipFinish, Product } from '#domain/makeup/look.ts';

export interface ProductWords {
  readonly label: string;
  /** Where on the face it goes: the short name on a narrow screen. */
  readonly place: string;
}

export const PRODUCT_WORDS: Readonly<Record<Product, ProductWords>> = {
  lipstick: { label: 'Lipstick', place: 'Lips' },
  blush: { label: 'Blush', place: 'Cheeks' },
  eyeshadow: { label: 'Eyeshadow', place: 'Shadow' },
  eyeliner: { label: 'Eyeliner', place: 'Liner' },
  mascara: { label: 'Mascara', place: 'Lashes' },
  foundation: { label: 'Foundation', place: 'Base' },
};

export const LIP_FINISH_WORDS: Readonly<Record<LipFinish, string>> = {
  matte: 'Matte',
  satin: 'Satin',
  gloss: 'Gloss',
  shimmer: 'Shimmer',
};

export const EYE_FINISH_WORDS: Readonly<Record<EyeFinish, string>> = {
  matte: 'Matte',
  shimmer: 'Shimmer',
};
