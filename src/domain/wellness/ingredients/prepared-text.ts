/** A text that was cleaned up so that it can be split into ingredients. */

export interface PreparedText {
  readonly text: string;
  /** Whether ends of lines separate ingredients: there are more of them than of all other separators. */
  readonly partsAtLineEnds: boolean;
  /** Whether a full stop does, because there is no other separator. */
  readonly partsAtStops: boolean;
}

/** Stands in a prepared text for every way to say that what follows may be inside. */
export const POSSIBLE = '±';

const MARKERS =
  /may contain|peut contenir|kann enthalten|puede contener|può contenere|pode conter|kan bevatten|\+ ?\/ ?-|±/giu;

/** Joins names of two ingredients in lists of what suppliers mix: "Water (and) Glycerin". */
const AND = /\((?:and|et|und|e|y)\)/gi;

/** What stands before a list, up to its colon. */
const HEADINGS =
  /(?:in)?(?:active )?(?:ingredients?|ingrédients?|inhaltsstoffe|bestandteile|ingredientes|ingredienti|composition|inci)(?: ?\/ ?(?:ingrédients?|ingredients?|inhaltsstoffe|ingredientes|ingredienti|inci|composition)){0,3} ?:/giu;

/** Characters without a width, and the soft hyphen, which shows only at the end of a line. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Full-width commas, brackets and letters, and ligatures. */
const WIDE = /[\uFB00-\uFB06\uFF00-\uFFEF]/g;

export function preparedText(raw: string): PreparedText {
  const text = raw
    .replaceAll(WIDE, (letter) => letter.normalize('NFKC'))
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // Other signs that nobody sees, and the many kinds of space.
    .replaceAll(/[^\S\n]|(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(AND, ',')
    .trim();
  const separators = countOf(text, /[,;|•·●▪◦‣、،]/g);
  const lineEnds = countOf(text, /\n/g);
  return {
    text: text.replaceAll(HEADINGS, ';').replaceAll(MARKERS, `;${POSSIBLE}`),
    partsAtLineEnds: lineEnds > separators,
    partsAtStops: separators + lineEnds === 0,
  };
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _match of text.matchAll(pattern)) count += 1;
  return count;
}
