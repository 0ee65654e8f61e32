/** From words to meanings: the longest way of saying that fits, from left to right. */

import type { CommandWord } from './command-words.ts';
import { tokenOfSpelling, type Lexicon } from './lexicon.ts';
import type { PlacedToken, Token } from './token.ts';

const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(' ');
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const ONES = 'zero one two three four five six seven eight nine'.split(' ');
/** “Fifteen” is heard as “50”, but “fourty” and “ninty” are only spelled that way. */
const MISSPELLED: Readonly<Record<string, string>> = {
  fourty: 'forty',
  ninty: 'ninety',
  eightty: 'eighty',
};

/** The number that starts at a word, and how many words it takes; a lone “one” to “nine” only before a percent. */
function numberAt(
  words: readonly CommandWord[],
  at: number,
): { value: number; length: number } | null {
  const said = words[at]?.plain ?? '';
  if (/^\d/.test(said)) return { value: Number(said), length: 1 };
  const word = MISSPELLED[said] ?? said;
  const next = words[at + 1]?.plain ?? '';
  if ((word === 'a' || word === 'one') && next === 'hundred') return { value: 100, length: 2 };
  const tens = TENS.indexOf(word);
  const ones = ONES.indexOf(next);
  if (tens > 0 && tens < 9 && ones > 0) return { value: (tens + 1) * 10 + ones, length: 2 };
  if (tens >= 0) return { value: (tens + 1) * 10, length: 1 };
  const teens = TEENS.indexOf(word);
  if (teens >= 0) return { value: teens + 10, length: 1 };
  const lone = ONES.indexOf(word);
  return lone >= 0 && next === 'percent' ? { value: lone, length: 1 } : null;
}

function phraseAt(
  words: readonly CommandWord[],
  at: number,
  { tokens, longest }: Lexicon,
): { token: Token; length: number } | null {
  const most = longest.get(words[at]?.plain ?? '') ?? 0;
  for (let length = most; length > 0; length -= 1) {
    const slice = words.slice(at, at + length);
    const token = tokens.get(slice.map(({ plain }) => plain).join(' '));
    if (token !== undefined && slice.length === length) return { token, length };
  }
  return null;
}

/** Every word is part of exactly one token. */
export function readTokens(
  words: readonly CommandWord[],
  lexicon: Lexicon,
): readonly PlacedToken[] {
  const placed: PlacedToken[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = phraseAt(words, at, lexicon);
    const number = phrase !== null && phrase.length > 1 ? null : numberAt(words, at);
    if (number !== null) {
      placed.push({ token: { kind: 'number', value: number.value }, at, length: number.length });
      at += number.length;
    } else if (phrase !== null) {
      placed.push({ ...phrase, at });
      at += phrase.length;
    } else {
      const token = tokenOfSpelling(lexicon, words[at]?.plain ?? '') ?? { kind: 'unknown' };
      placed.push({ token, at, length: 1 });
      at += 1;
    }
  }
  return placed;
}
