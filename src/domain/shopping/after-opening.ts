/** How long products usually last once they are opened. */

import type { Category } from './category.ts';

/**
 * Months, as labels of their kind mostly have it in the open jar (Regulation (EC) No 1223/2009, Article 19 and
 * Annex VII): the least for what touches the eye, the most for what is dry. Only the package says it of a product.
 */
const USUAL_MONTHS: Readonly<Record<Category, number>> = {
  lipstick: 18,
  foundation: 12,
  eyeshadow: 24,
  mascara: 6,
  eyeliner: 6,
  blush: 24,
  highlighter: 24,
  concealer: 12,
  bronzer: 24,
  primer: 12,
  'setting-spray': 12,
  'lip-gloss': 12,
};

/** The usual period after opening of a kind of product, in months. An estimate: the package says what is true of one. */
export function monthsAfterOpening(category: Category): number {
  return USUAL_MONTHS[category];
}
