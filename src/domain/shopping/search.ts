/** How products are searched and ordered. */

export const SEARCH_ORDERS = [
  'best-match',
  'price-low-to-high',
  'price-high-to-low',
  'highest-rated',
  'most-reviewed',
] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

const MOST_WORDS = 8;

/**
 * The words of a search, as a query of PostgreSQL's text search in which each may be the beginning of a longer one, as it is
 * while a person types; null without any. Nothing of what was typed has a meaning to the search but its letters and digits.
 */
export function wordsQuery(text: string): string | null {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
