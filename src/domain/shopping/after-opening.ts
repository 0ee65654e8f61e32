/** How long products usually last once they are opened. */

import type { Category } from './category.ts';

/**
 * Months, at the careful end of what is advised where a package says nothing: little for what touches the eye, much for
 * what is dry. The open jar on a package has its own number (Regulation (EC) No 1223/2009, Article 19 and Annex VII).
 */
const USUAL_MONTHS: Readonly<Record<Category, number>> = {
  lipstick: 12,
  foundation: 12,
  eyeshadow: 24,
  mascara: 3,
  eyeliner: 3,
  blush: 24,
  highlighter: 24,
  concealer: 12,
  bronzer: 24,
  primer: 12,
  'setting-spray': 12,
  'lip-gloss': 12,
};

/**
 * The usual period after opening of a kind of product, in months. An estimate: for a particular product,
 * the package has the true one.
 */
export function monthsAfterOpening(category: Category): number {
  return USUAL_MONTHS[category];
}
