/** How products are searched and ordered. */

import type { HexColour } from '#domain/makeup/look.ts';
import { CATEGORIES, type Category } from './category.ts';

export const SEARCH_ORDERS = [
  'best-match',
  'price-low-to-high',
  'price-high-to-low',
  'highest-rated',
  'most-reviewed',
] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** The colors that are worn of each category; those that are not named are not worn. */
export type WornColours = ReadonlyMap<Category, readonly HexColour[]>;

/** `lipstick:ec4899,eyeshadow:fde68a,...`: a category and a color, at most twelve times. */
export const WORN_COLOURS = /^[a-z-]{4,13}:[0-9a-f]{6}(?:,[a-z-]{4,13}:[0-9a-f]{6}){0,11}$/;

/** As an address says it; what is no category of ours is left out. */
export function readWornColours(text: string): WornColours {
  const worn = new Map<Category, readonly HexColour[]>();
  for (const each of text.split(',')) {
    const [name = '', digits = ''] = each.split(':');
    const category = CATEGORIES.find((known) => known === name);
    if (category !== undefined) worn.set(category, [...(worn.get(category) ?? []), `#${digits}`]);
  }
  return worn;
}

export function writeWornColours(worn: WornColours): string {
  return Array.from(worn)
    .flatMap(([category, colours]) =>
      colours.map((hex) => `${category}:${hex.slice(1).toLowerCase()}`),
    )
    .join(',');
}

const MOST_WORDS = 8;

/**
 * The words of a search, as a query of PostgreSQL's text search in which each may be the beginning of a
 * longer one, as it is while a person types; null without any. Only the letters and digits of what was
 * typed mean anything to the search.
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
