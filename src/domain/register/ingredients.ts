/**
 * A fingerprint of an ingredient list: anyone with the list on a package can compare it, and nobody has
 * to publish it.
 */

import { bytesOfText, type Sha256, toHex } from './hashing.ts';

/** The longest list of ingredients that is taken, in characters. */
export const LONGEST_INGREDIENTS = 20_000;

/** What separates ingredients on packages. */
const SEPARATORS = /[,;•·\n\r]+/u;

/**
 * An ingredient list in the one form that is hashed: one ingredient a line, in their order, in lowercase,
 * without spaces around them or more than one between words, without a heading, final dots or
 * compatibility variants of characters (Unicode NFKC).
 */
export function ingredientText(list: string): string {
  return list
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*ingredients\s*:?/u, '')
    .split(SEPARATORS)
    .map((ingredient) => ingredient.replaceAll(/\s+/gu, ' ').trim().replace(/\.+$/u, '').trim())
    .filter((ingredient) => ingredient !== '')
    .join('\n');
}

/** SHA-256 of an ingredient list's one form, in hexadecimal digits; null where the list names nothing. */
export async function ingredientHash(sha256: Sha256, list: string): Promise<string | null> {
  const text = ingredientText(list);
  return text === '' ? null : toHex(await sha256(bytesOfText(text)));
}
