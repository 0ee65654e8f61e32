/** From words to meanings: the longest phrase that matches, from left to right. */

import type { CommandWord } from './command-words.ts';
import { inTheirPlaces } from './in-their-places.ts';
import { tokenOfSpelling, type Lexicon } from './lexicon.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { wordSounding } from './sounds-like.ts';
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
  const isCounted = next === 'percent' || /^(?:up|down|by)$/.test(words[at - 1]?.plain ?? '');
  const isOfSteps = /^(?:shades?|steps?|tones?|notch|notches|bit|levels?|more|less)$/.test(next);
  return lone >= 0 && isCounted && !isOfSteps ? { value: lone, length: 1 } : null;
}

interface Phrase {
  readonly token: Token;
  readonly length: number;
}

function phraseAt(words: readonly CommandWord[], at: number, lexicon: Lexicon): Phrase | null {
  const said = words.slice(at).map(({ plain }) => plain);
  const phrase = longestOf(said, lexicon);
  const loose = loosePhrase(said, lexicon);
  return loose !== null && loose.length > (phrase?.length ?? 0) ? loose : phrase;
}

function longestOf(said: readonly string[], { tokens, longest }: Lexicon): Phrase | null {
  const most = Math.min(longest.get(said[0] ?? '') ?? 0, said.length);
  for (let length = most; length > 0; length -= 1) {
    const token = tokens.get(said.slice(0, length).join(' '));
    if (token !== undefined) return { token, length };
  }
  return null;
}

/** Words that people insert into the middle of a phrase. */
const PUT_IN = /^(?:really|actually|even|quite|still|honestly|totally|right|um|uh|er|erm)$/;
/** “Something very subtle” is something subtle. */
const PUT_IN_SOMETHING = /^(?:very|really|quite|rather|pretty|super|extremely)$/;

/** A phrase of several words with others in between: “I can’t really see”. */
function loosePhrase(said: readonly string[], lexicon: Lexicon): Phrase | null {
  const [first = ''] = said;
  const most = lexicon.longest.get(first) ?? 0;
  if (most < 2) return null;
  const isLoose = first === 'something' ? PUT_IN_SOMETHING : PUT_IN;
  const at = said.findIndex((word, index) => index > 0 && index < most && isLoose.test(word));
  if (at < 0) return null;
  const phrase = longestOf([...said.slice(0, at), ...said.slice(at + 1)], lexicon);
  return phrase !== null && phrase.length > at
    ? { token: phrase.token, length: phrase.length + 1 }
    : null;
}

/** At most this many words may stand between a verb and its particle. */
const MOST_BETWEEN = 4;
const PARTICLE = /^(?:back|down|up|off|out|away)$/;

/** “Ease the blush back” is “ease back”, with the product in it. */
function partedVerb(words: readonly CommandWord[], at: number, { tokens }: Lexicon): Token | null {
  const verb = words[at]?.plain ?? '';
  let named = false;
  for (let next = at + 1; next <= at + 1 + MOST_BETWEEN; next += 1) {
    const word = words[next]?.plain ?? ',';
    if (word === ',') return null;
    const token = PARTICLE.test(word) && named ? tokens.get(`${verb} ${word}`) : undefined;
    if (token !== undefined) return PARTED.has(token.kind) ? token : null;
    const kind = tokens.get(word)?.kind;
    if (kind === 'product') named = true;
    else if (kind !== 'filler' && kind !== 'degree') return null;
  }
  return null;
}

const PARTED: ReadonlySet<Token['kind']> = new Set<Token['kind']>(['step', 'tone', 'off']);

/** “I’d like my lips glossy” is no “blush like my lips”. */
function likesOnly(words: readonly CommandWord[], at: number): boolean {
  const [before, like, my] = [words[at - 1]?.plain, words[at]?.plain, words[at + 1]?.plain];
  return (
    like === 'like' && my === 'my' && /^(?:should|would|id|i|really|do|also|we)$/.test(before ?? '')
  );
}

/** At most this many words may be a single one that was misheard. */
const MOST_PARTS = 3;

/** The thing or the color that some words sound like together, where not all of them mean something. */
function soundingAt(
  words: readonly CommandWord[],
  at: number,
  phrase: Phrase | null,
  lexicon: Lexicon,
): Phrase | null {
  const isEye = phrase?.token.kind === 'product' && isUnknown(words[at + 1]?.plain ?? '', lexicon);
  if (phrase !== null && (phrase.length > 1 || !(isEye || phrase.token.kind === 'filler')))
    return null;
  for (let length = MOST_PARTS; length > 0; length -= 1) {
    const parts = words.slice(at, at + length);
    if (parts.some(({ plain }) => plain === ',')) continue;
    if (parts.length < length || !parts.some(({ plain }) => isUnknown(plain, lexicon))) continue;
    if (length === 1 && !mayBeMisspelled(parts[0]?.plain ?? '')) continue;
    const word = wordSounding(lexicon.sounds, parts);
    const token = word === undefined ? undefined : lexicon.tokens.get(word);
    if (token !== undefined) return { token, length };
  }
  return null;
}

/** Ordinary words are themselves, and short ones may be anything. */
function mayBeMisspelled(word: string): boolean {
  return word.length > 5 && !ORDINARY_WORDS.has(word);
}

function isUnknown(word: string, lexicon: Lexicon): boolean {
  return word.length > 1 && /^\p{L}+$/u.test(word) && !lexicon.tokens.has(word);
}

/** “Wine read lips”, but “read it out to me”. */
function isRed(words: readonly CommandWord[], at: number): boolean {
  if (words[at]?.plain !== 'read') return false;
  const [before, next] = [words[at - 1]?.plain ?? '', words[at + 1]?.plain ?? ''];
  return (
    !/^(?:me|it|out|back|everything|all|that|my|what|which|aloud|them|the|to|about|this|us)$/.test(
      next,
    ) && !/^(?:to|i|you|ive|have)$/.test(before)
  );
}

/** Every word is part of exactly one token. */
export function readTokens(said: readonly CommandWord[], lexicon: Lexicon): readonly PlacedToken[] {
  const words = said.map((word, at) => (isRed(said, at) ? { ...word, plain: 'red' } : word));
  const placed: PlacedToken[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = likesOnly(words, at) ? null : phraseAt(words, at, lexicon);
    const parted =
      phrase === null || phrase.token.kind === 'filler' ? partedVerb(words, at, lexicon) : null;
    const number = phrase !== null && phrase.length > 1 ? null : numberAt(words, at);
    const sounding =
      number === null && !likesOnly(words, at) ? soundingAt(words, at, phrase, lexicon) : null;
    if (parted !== null) {
      placed.push({ token: parted, at, length: 1 });
      at += 1;
    } else if (sounding !== null) {
      placed.push({ ...sounding, at });
      at += sounding.length;
    } else if (number !== null) {
      placed.push({ token: { kind: 'number', value: number.value }, at, length: number.length });
      at += number.length;
    } else if (phrase !== null) {
      placed.push({ ...phrase, at });
      at += phrase.length;
    } else {
      const plain = words[at]?.plain ?? '';
      const token: Token = likesOnly(words, at)
        ? { kind: 'filler' }
        : (tokenOfSpelling(lexicon, plain) ?? { kind: 'unknown' });
      placed.push({ token, at, length: 1 });
      at += 1;
    }
  }
  return inTheirPlaces(placed, words);
}
