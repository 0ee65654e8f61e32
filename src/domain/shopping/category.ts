/** What kinds of products the shop has, and which of them the mirror draws. */

import type { Product } from '#domain/makeup/look.ts';

/** In the order in which they can be chosen. */
export const CATEGORIES = [
  'lipstick',
  'foundation',
  'eyeshadow',
  'mascara',
  'eyeliner',
  'blush',
  'highlighter',
  'concealer',
  'bronzer',
  'primer',
  'setting-spray',
  'lip-gloss',
] as const;
export type Category = (typeof CATEGORIES)[number];

const DRAWN: Readonly<Partial<Record<Category, Product>>> = {
  lipstick: 'lipstick',
  foundation: 'foundation',
  eyeshadow: 'eyeshadow',
  mascara: 'mascara',
  eyeliner: 'eyeliner',
  blush: 'blush',
  'lip-gloss': 'lipstick',
};

/** The product of a look that a category is tried on as; null where the mirror draws nothing like it. */
export function drawnAs(category: Category): Product | null {
  return DRAWN[category] ?? null;
}
