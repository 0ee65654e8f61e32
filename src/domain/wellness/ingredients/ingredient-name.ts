/** Names of ingredients, so that two spellings of one name are the same key. */

/** Letters that have no accent to take off, and stand for others. */
const LETTERS: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/** A registry number of Chemical Abstracts, such as 78-70-6. */
const CAS = /^\d{2,7}-\d{2}-\d$/;

/** A number of the Colour Index, with or without its letters and the number of a lake: CI 77491, C.I. No. 15850:1. */
const COLOUR_INDEX = /^(?:ci(?:no)?|colou?rindex)?(\d{5})\d?$/;

/** Words of a name in lower case, without accents and signs; an empty list for a name without letters and digits. */
export function wordsOf(name: string): readonly string[] {
  // Upper case first: some letters have more than one lower case.
  const plain = name
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[αβγδæœøłđ]/g, (letter) => LETTERS[letter] ?? letter);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * What two spellings of a name have in common: no case, no accents, no signs, no spaces. Colors have the key of their
 * number however it is written, and numbers of Chemical Abstracts are never taken for those of colors.
 */
export function nameKey(name: string): string {
  const trimmed = name.trim();
  const key = wordsOf(trimmed).join('');
  if (CAS.test(trimmed)) return `cas${key}`;
  const colour = COLOUR_INDEX.exec(key)?.[1];
  return colour === undefined ? key : `ci${colour}`;
}
