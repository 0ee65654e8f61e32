/** What makes two lines of feeds the same product. */

import type { FeedItem } from './feed-item.ts';

/**
 * Some characters stand for many others: spelled out, a text can be eighteen times as long, and no index
 * takes that.
 */
const MOST_LETTERS = 250;

/** The words alone: punctuation, accents and case do not tell products apart. */
function words(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return Array.from(plain.trim()).slice(0, MOST_LETTERS).join('').trim();
}

/**
 * The trade item's number where there is one, else brand, name, shade and category. The shade is not said twice: many
 * shops have it in the name, too.
 */
export function identityOf({
  gtin,
  brand,
  name,
  shade,
  category,
}: Pick<FeedItem, 'gtin' | 'brand' | 'name' | 'shade' | 'category'>): string {
  if (gtin !== null) return `gtin ${gtin}`;
  const own = words(name);
  const inName = words(shade);
  const title = inName !== '' && own.endsWith(` ${inName}`) ? own.slice(0, -inName.length) : own;
  return [words(brand), title.trim(), inName, category].join('|');
}
