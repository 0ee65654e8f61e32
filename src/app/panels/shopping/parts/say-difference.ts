/** How a shade differs from the worn one, in words. */

import { fillIn } from '#content/fill-in.ts';
import {
  DEGREE_WORDS,
  LEANING_WORDS,
  PRODUCT_CARD_WORDS as WORDS,
} from '#content/panels/shopping-words.ts';
import type { Tendency } from '#domain/shopping/match.ts';

function said({ leaning, degree }: Tendency): string {
  return fillIn(DEGREE_WORDS[degree], { leaning: LEANING_WORDS[leaning] });
}

/** Such as 'a touch deeper', or 'deeper, warmer': for a row, beside the name of the shade. */
export function differenceInShort(tendencies: readonly Tendency[]): string {
  const [one, other] = tendencies;
  if (one === undefined) return WORDS.sameShort;
  if (other === undefined) return said(one);
  return `${LEANING_WORDS[one.leaning]}, ${LEANING_WORDS[other.leaning]}`;
}

/** Such as 'A touch deeper and warmer than yours'. */
export function differenceInFull(tendencies: readonly Tendency[]): string {
  const [one, other] = tendencies.map(said);
  if (one === undefined) return WORDS.same;
  const both = other === undefined ? one : fillIn(WORDS.and, { one, other });
  const sentence = fillIn(WORDS.than, { tendencies: both });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
