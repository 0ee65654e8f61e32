/**
 * A second hearing of a command that led to nothing: words that mean nothing where they stand may be what
 * sounds or is spelled like them. “Moor mascara”, “burger ndy lips”, “a lighter found nation”.
 */

import type { CommandWord } from './command-words.ts';
import type { Lexicon } from './lexicon.ts';
import { editDistance, nearestWord } from './nearest-word.ts';
import { soundOf } from './sounds-like.ts';
import { CHANGES } from './read-wishes.ts';
import type { PlacedToken, Token } from './token.ts';

/** At most this many words may be a single one that was misheard. */
const MOST_PARTS = 3;
/**
 * The largest share of letters that may differ: up to `sure` words of the same sound need no question, up
 * to `same` they are a guess; `near` is for words that nearly sound the same.
 */
const MOST_OTHER_LETTERS = { sure: 0.34, same: 0.5, near: 0.5 } as const;
const SHORTEST = 3;
const LONG_SOUND = 4;

export interface SecondHearing {
  readonly placed: readonly PlacedToken[];
  /** Whether what was heard is so far from what was meant that the person is to be asked. */
  readonly isGuess: boolean;
  /** Whether it stands right before a product, which it may describe. */
  readonly describes: boolean;
}

/** What may stand beside a misheard word, as it shows that the command is about makeup. */
const ANCHORS: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'product',
  'look-word',
  'step',
  'tone',
  'off',
  'away',
  'colour',
  'finish',
  'number',
]);

/** The tokens with one word, or a few that were one, heard otherwise; the likeliest first. Empty where none is like ours. */
export function secondHearings(
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
  lexicon: Lexicon,
): readonly SecondHearing[] {
  if (!placed.some(({ token }) => ANCHORS.has(token.kind))) return [];
  const namesLook = placed.some(({ token }) => token.kind === 'look-word');
  const namesProduct = placed.some(({ token }) => token.kind === 'product');
  // Where a change was heard, only a word that we don’t know can be another.
  const isSaid = placed.some(({ token }) => CHANGES.has(token.kind));
  const hearings: (SecondHearing & { readonly far: number })[] = [];
  for (let at = 0; at < placed.length; at += 1) {
    for (let count = Math.min(MOST_PARTS, placed.length - at); count > 0; count -= 1) {
      const parts = placed.slice(at, at + count);
      if (!parts.every((each) => isOpen(each, words, count))) continue;
      if (isSaid && !parts.some(({ token }) => MEANINGLESS.has(token.kind))) continue;
      const [first] = parts;
      const last = parts.at(-1);
      if (first === undefined || last === undefined) continue;
      const length = last.at + last.length - first.at;
      const heard = words.slice(first.at, first.at + length).map(({ plain }) => plain);
      const like = likeliest(heard, lexicon);
      // A whole look is too much to put on for a word that was misheard.
      if (like === null || (like.token.kind === 'look' && !namesLook)) continue;
      hearings.push({
        placed: [
          ...placed.slice(0, at),
          { token: like.token, at: first.at, length },
          ...placed.slice(at + count),
        ],
        isGuess: like.isGuess || (isSaid && namesProduct && count === 1),
        describes: placed[at + count]?.token.kind === 'product',
        far: like.far + (count === 1 ? 0 : 0.05),
      });
    }
  }
  return hearings
    .filter(({ isGuess }) => namesProduct || !isGuess)
    .toSorted((one, other) => Number(one.isGuess) - Number(other.isGuess) || one.far - other.far);
}

const MEANINGLESS: ReadonlySet<Token['kind']> = new Set<Token['kind']>(['unknown', 'elsewhere']);

/** Words of grammar are assumed to be heard right, since they are said all the time. */
const GRAMMAR =
  /^(?:a|an|the|my|me|i|in|on|of|for|and|to|it|is|are|you|please|can|could|would|want|make|give|put|do|have|look|with|was|were|be|been|what|how|who|when|where|why|this|that|your|his|her|they|she|he|we|us|our|not|so|if|as|at|by|from|some|about|get|go|got|see|show|like|need|try|set|use|will|now|wear|wearing|say|said|think|know|good|nice|one|am|has|had|does|did|colou?rs?|shades?|tones?|products?|today|tonight|time|then|there|here|over|out|down|up|off|please|make|makes|really|maybe|again|right|other|another|both|each|all|every|first|new|old|own|late|last|next|little|lot|too|also|just|only|even|still|well|very|much|many|more|less|tell|told|ask|find|hear|call|bring|help|talk|speak|listen|write|play|live|come|came|run|walk|stand|wait|eat|drink|sleep|hope|miss|meet|people|person|name|list|day|week|month|year|house|home|work|job|money)$/;

function isOpen(
  { token, at, length }: PlacedToken,
  words: readonly CommandWord[],
  count: number,
): boolean {
  // “Must car a” has no car in it.
  if (token.kind === 'unknown' || (token.kind === 'elsewhere' && count > 1)) return true;
  if (token.kind !== 'filler' || length > 1) return false;
  return (words[at]?.plain ?? ',') !== ',';
}

interface Like {
  readonly token: Token;
  readonly far: number;
  readonly isGuess: boolean;
}

function likeliest(heard: readonly string[], lexicon: Lexicon): Like | null {
  const joined = heard.join('');
  if (joined.length < SHORTEST || joined.length > 16 || heard.every((word) => GRAMMAR.test(word)))
    return null;
  // “Nat you ral” is one word, “mum the” is none.
  const isOuter = (at: number): boolean => at === 0 || at === heard.length - 1;
  if (
    heard.some(
      (word, at) => isOuter(at) && GRAMMAR.test(word) && (heard.length === 1 || word.length > 2),
    )
  )
    return null;
  const spelled = heard.length > 1 ? nearestWord(lexicon.spellings, joined) : undefined;
  const token = spelled === undefined ? undefined : lexicon.tokens.get(spelled);
  if (spelled !== undefined && token !== undefined)
    return { token, far: editDistance(joined, spelled) / joined.length, isGuess: false };
  return sounding(joined, soundOf(heard.join(' ')), lexicon);
}

function sounding(joined: string, sound: string, { heardAs, tokens }: Lexicon): Like | null {
  const same = nearest(joined, heardAs.get(sound) ?? [], MOST_OTHER_LETTERS.same);
  const near =
    same ??
    nearest(
      joined,
      nearbySounds(sound).flatMap((each) => heardAs.get(each) ?? []),
      MOST_OTHER_LETTERS.near,
    );
  const token = near === null ? undefined : tokens.get(near.word);
  if (near === null || token === undefined) return null;
  // “Lib” may be a lip, but “bag” is hardly beige.
  if (joined.length === SHORTEST && token.kind !== 'product' && token.kind !== 'step') return null;
  return { token, far: near.far, isGuess: isFar(same !== null, near.far, sound) };
}

/** Long words that sound nearly the same are hardly ever different words. */
function isFar(isSame: boolean, far: number, sound: string): boolean {
  return isSame ? far > MOST_OTHER_LETTERS.sure : sound.length < LONG_SOUND || far > 0.35;
}

function nearest(
  joined: string,
  words: readonly string[],
  most: number,
): { readonly word: string; readonly far: number } | null {
  const [first] = words
    .map((word) => ({
      word,
      far: editDistance(joined, word) / Math.max(joined.length, word.length),
    }))
    .filter(({ word, far }) => far <= most && (word.length > SHORTEST || word[0] === joined[0]))
    .toSorted((one, other) => one.far - other.far);
  return first ?? null;
}

/** Consonants that are mistaken for each other, beyond those that the key makes the same. */
const CONFUSED = 'aefhklmnprstx';

/** The sound with one consonant more, less or another. */
function nearbySounds(sound: string): readonly string[] {
  if (sound.length < 2 || sound.length > 9) return [];
  const near = new Set<string>();
  for (let at = 0; at <= sound.length; at += 1) {
    const [head, tail] = [sound.slice(0, at), sound.slice(at)];
    if (tail !== '' && sound.length > 2) near.add(head + tail.slice(1));
    for (const letter of CONFUSED) {
      if (tail !== '') near.add(head + letter + tail.slice(1));
      near.add(head + letter + tail);
    }
  }
  return [...near];
}
