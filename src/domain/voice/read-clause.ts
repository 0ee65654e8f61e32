/** What a clause wishes for, where it is about makeup at all. */

import { textOf } from './clause-text.ts';
import type { CommandWord } from './command-words.ts';
import { isAboutElsewhere } from './elsewhere.ts';
import { moodOf } from './mood.ts';
import { isOccasion, isOccasionOfOthers } from './occasions.ts';
import { CHANGES, wishesOf, type Clause } from './read-wishes.ts';
import { EMPTY_WISH, saysChange, type Wish } from './wish.ts';

/** “Pin cheeks”: whatever that is, they get nothing of what was said before. */
function isOfUnknownKind({ tokens }: Clause): boolean {
  if (tokens.some(({ token }) => CHANGES.has(token.kind) || token.kind === 'same')) return false;
  const at = tokens.findIndex(({ token }) => token.kind === 'product');
  return at > 0 && at === tokens.length - 1 && tokens[at - 1]?.token.kind === 'unknown';
}

interface Surroundings {
  /** Whether there is something that “it” may be. */
  readonly refers: boolean;
  /** Whether the command has no other clause. */
  readonly isAlone: boolean;
  readonly before: Clause | null;
  readonly after: Clause | null;
}

/** “More blush, but not too much” sets a limit beyond which we would not go anyway. */
function isLimit({ tokens, contrast }: Clause, words: readonly CommandWord[]): boolean {
  if (tokens.some(({ token }) => token.kind === 'product')) return false;
  const text = textOf(tokens, words);
  return (
    /^(?:not|nothing|without being|but not|dont make it|dont go|please not|never) (?:too|so|that|overly|very|over|look|be|make it)\b/.test(
      text,
    ) ||
    (contrast && /^(?:\w+ )?not (?:too|so|overly|very|look|be|make it)\b/.test(text))
  );
}

/** “OK, that’s enough” ends what was done, and takes nothing back. */
function saysEnough({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  return tokens.some(
    (each) =>
      each.token.kind === 'complaint' && /\b(?:enough|plenty)\b/.test(textOf([each], words)),
  );
}

/**
 * Clauses about hair or nails wish for nothing that we have, nor do those in which a word of ours occurs
 * only by chance.
 */
export function readClause(
  clause: Clause,
  words: readonly CommandWord[],
  { refers, isAlone, before, after }: Surroundings,
): readonly Wish[] {
  if (isAboutElsewhere(clause, words)) return [];
  if (isReplaced(clause, words) || asksForOtherFace(clause, words)) return [];
  const isChoice = before !== null && words[(clause.tokens[0]?.at ?? 0) - 1]?.plain === 'or';
  const mood = moodOf(textOf(isChoice ? before.tokens : clause.tokens, words), false);
  if (mood === 'forbidden') return mentioned(clause);
  // “Not too dark, but a brown lip”.
  if ((before !== null || after?.contrast === true) && isLimit(clause, words)) return [];
  const praised = praisedIn(clause, words);
  if (praised !== null) return praised;
  if (before !== null && isOfUnknownKind(clause)) return [];
  const unknown = clause.tokens.filter(
    ({ token, at }, index) => token.kind === 'unknown' && !(index === 0 && isVerb(words, at)),
  ).length;
  const isFarFetched =
    (unknown > 0 && !isOccasion(clause, words)) || isOccasionOfOthers(clause, words);
  const wishes = wishesOf(clause, words).map((wish) =>
    mood !== 'wished' ||
    (wish.look !== null && isFarFetched) ||
    (wish.palette !== null && isOccasionOfOthers(clause, words))
      ? { ...wish, doubtful: true }
      : wish,
  );
  return wishes.filter((wish) => {
    const named = wish.products.length > 0 || wish.whole;
    if (!named && !refers && saysEnough(clause, words)) return false;
    // “Is this lipstick vegan?”
    // “We should paint the kitchen green”.
    if (wish.whole && wish.products.length === 0 && wish.colour !== null && unknown > 0)
      return false;
    if (named) return unknown === 0 || !isAlone || saysChange(wish) || wish.also || refers;
    if (wish.look !== null || wish.palette !== null) return true;
    if (isAboutPerson(clause, words) && !(wish.colour !== null && onlyNames(after))) return false;
    // “No, less” and “but not sticky” take nothing off.
    if (isOnlyOff(wish) && (unknown > 0 || isPlainNo(clause, words))) return false;
    // “Red lips and pink stilettos” gives the lips no pink.
    if (before !== null && wish.colour !== null && describesUnknown(clause)) return false;
    // “I need a coffee”.
    if (!refers && isAlone && wish.colour !== null && isThing(clause, words)) return false;
    return unknown < (refers ? MOST_UNKNOWN : 1) && (refers || wish.amount?.kind !== 'plain');
  });
}

export function namesProduct({ tokens }: Clause): boolean {
  return tokens.some(({ token }) => token.kind === 'product');
}

const PRAISES =
  /\b(?:is|are|looks?|looking|feels?|seems?|was|were|am|im|turned out|came out)\b(?: \w+){0,2} (?:fine|lovely|nice|cute|great|good|beautiful|gorgeous|pretty|charming|ok|okay|all right|alright|fabulous|amazing|stunning|spot on|on point|just right|right|perfect|wonderful|brilliant|excellent|enough|fire|okay as (?:is|it is|they are)|fine as (?:is|it is|they are)|how i (?:want|like) (?:it|them))$|^i (?:(?:really|do|kinda|just|quite|rather) )?(?:like|love|adore|enjoy) (?:the|my|this|that|these|how|what)\b(?!.*\b(?:more|less|to be|if|with|without|but|darker|lighter|softer|stronger|a bit|in)\b)|^(?:i (?:am|m)|im|ive|i have) .*\benough\b/;

const SAYS_WHAT_TO_DO =
  /\b(?:make|making|put|set|reduce|increase|add|take|turn|give|get|use|so|want|need|try|change|lower|raise|remove|let|lets)\b/;

/** “The lips are lovely” changes nothing, but tells what “it” may be; null where nothing is praised. */
function praisedIn(clause: Clause, words: readonly CommandWord[]): readonly Wish[] | null {
  const text = textOf(clause.tokens, words)
    .replace(/^(?:(?:,|and|but|ok|okay|well|so|oh|please|yes|wow) )+/, '')
    .replace(
      /(?: (?:already|now|today|as it is|as they are|as is|really|so|then|actually|though|dear))+$/,
      '',
    );
  // “Everything but the eyes looks great” speaks of the eyes.
  const isAllBut = /^(?:everything|all|it all) (?:but|except)\b/.test(text);
  if (
    !PRAISES.test(text) ||
    /\b(?:not|isnt|arent|doesnt|dont|aint|never|wont|cant|except|but|would|could|should|might)\b/.test(
      isAllBut ? text.replace(/\b(?:but|except)\b/, '') : text,
    )
  )
    return null;
  if (SAYS_WHAT_TO_DO.test(text) || clause.tokens.some(({ token }) => token.kind === 'number'))
    return null;
  if (/\bgood enough\b|\bnot enough\b/.test(text) && /\bnot\b/.test(text)) return null;
  return mentioned(clause);
}

/** The products of a clause, which stay as they are; “it” may be one of them. */
function mentioned({ tokens }: Clause): readonly Wish[] {
  const products = tokens.flatMap(({ token }) =>
    token.kind === 'product' && token.whole !== true ? token.products : [],
  );
  return products.length === 0 ? [] : [{ ...EMPTY_WISH, products, keep: true, parted: true }];
}

/** “Smash it up to max”: whatever that verb is, “it” is what is to change. */
function isVerb(words: readonly CommandWord[], at: number): boolean {
  return /^(?:it|them|this|that|my|the)$/.test(words[at + 1]?.plain ?? '');
}

/** “Matte lips instead of glossy ones” names what is not wanted any more. */
function isReplaced({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  const at = tokens[0]?.at ?? 0;
  if (at < 3) return false;
  const before = [words[at - 1]?.plain, words[at]?.plain].join(' ');
  return before === 'instead of' || before === 'rather than';
}

/** “Make my eyes bigger” wants another face. */
function asksForOtherFace({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  return /\beyes (?:bigger|smaller|wider|rounder|larger)\b|\b(?:bigger|smaller|wider|rounder|larger) eyes\b/.test(
    textOf(tokens, words),
  );
}

/** “Make me thinner” is about no makeup, but “make me look natural” is. */
function isAboutPerson({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  const plainAt = (at: number): string => words[at]?.plain ?? '';
  const start = tokens[0]?.at ?? 0;
  const begins = `${plainAt(start)} ${plainAt(start + 1)}`;
  const speaksOfSelf = /^(?:i (?:look|am|feel|seem|appear)|im )/.test(begins);
  return tokens.some(
    ({ token, at }) =>
      (token.kind === 'tone' && (speaksOfSelf || plainAt(at - 1) === 'me')) ||
      (token.kind === 'colour' && speaksOfSelf),
  );
}

/** “Pink stilettos”, whatever they are. */
function describesUnknown({ tokens }: Clause): boolean {
  return tokens.some(
    ({ token }, index) => token.kind === 'colour' && tokens[index + 1]?.token.kind === 'unknown',
  );
}

/** “Lips, that is”. */
function onlyNames(clause: Clause | null): boolean {
  return (
    clause !== null &&
    namesProduct(clause) &&
    !clause.tokens.some(({ token }) => CHANGES.has(token.kind))
  );
}

function isThing({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  return tokens.some(
    ({ token, at }) => token.kind === 'colour' && /^(?:an?|some)$/.test(words[at - 1]?.plain ?? ''),
  );
}

function isOnlyOff(wish: Wish): boolean {
  return wish.off && !saysChange({ ...wish, off: false });
}

function isPlainNo({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  const off = tokens.filter(({ token }) => token.kind === 'off' || token.kind === 'away');
  return off.every(({ at }) => /^(?:no|not)$/.test(words[at]?.plain ?? ''));
}

/** With this many words that we don't know, “it” is hardly what was spoken of before. */
const MOST_UNKNOWN = 2;

const ENDORSES =
  /\b(?:try|trying|do|have|see|use|go with|go for|want|like)(?: to (?:try|do|have|see|use))? (?:that|it|this|those|the same)(?: one| look| color| colour)?(?: now| please| too| today| tonight| then| on me)*$/;

/** “My friend said red would suit me, so let’s try that”. */
export function endorses({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  const text = textOf(tokens, words);
  return ENDORSES.test(text) && !/\b(?:dont|do not|not|never)\b/.test(text);
}
