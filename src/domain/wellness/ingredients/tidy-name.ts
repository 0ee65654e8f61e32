/** What is printed around a name but is not part of it. */

import { POSSIBLE } from './prepared-text.ts';

/** A share, such as "< 0,5 %" or "5-10%". Numbers are short, so that no long row of digits is read again and again. */
const SHARE = /[<>≤≥~≈]? ?\d{1,3}(?:[.,]\d{1,4})?(?: ?[-–] ?\d{1,3}(?:[.,]\d{1,4})?)? ?%/g;

/** No name begins or ends with one of these. */
const MARKS: ReadonlySet<string> = new Set(' \n*†‡§°•·.:;,"“”„\'‘’`_#<>=~!?/-–—+±|()[]{}');

/** A name without shares in percent, marks of footnotes, and signs at its ends. */
export function tidyName(printed: string): string {
  const text = printed.includes('%') ? printed.replaceAll(SHARE, ' ') : printed;
  let [from, to] = [0, text.length];
  while (from < to && MARKS.has(text[from] ?? '')) from += 1;
  while (to > from && MARKS.has(text[to - 1] ?? '')) to -= 1;
  return text.slice(from, to).replaceAll(/\s+/g, ' ');
}

/** A piece without the sign at its beginning that says it may be inside. */
export function withoutMarker(piece: string): {
  readonly rest: string;
  readonly isMarked: boolean;
} {
  const trimmed = piece.trimStart();
  const isMarked = trimmed.startsWith(POSSIBLE);
  return { rest: isMarked ? trimmed.slice(POSSIBLE.length) : piece, isMarked };
}
