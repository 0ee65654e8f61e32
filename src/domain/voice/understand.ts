/**
 * The voice assistant's grammar: from what is said to what changes. Pure and without a model; the same on the
 * page and on the server.
 */

import type { Look } from '#domain/makeup/look.ts';
import { commandWords, type CommandWord } from './command-words.ts';
import { grantWishes } from './grant-wishes.ts';
import { changeAlsoFor, joinWishes } from './join-wishes.ts';
import type { Lexicon } from './lexicon.ts';
import { actsOf } from './read-acts.ts';
import { readTokens } from './read-tokens.ts';
import { clausesOf, wishesOf, type Clause } from './read-wishes.ts';
import type { PlacedToken } from './token.ts';
import { NO_MEMORY, type VoiceAnswer, type VoiceMemory, type VoiceReply } from './voice-answer.ts';
import { saysChange, type Wish } from './wish.ts';

export interface VoiceContext {
  /** What is worn now. */
  readonly look: Look;
  /** What the command before left to be remembered. */
  readonly memory?: VoiceMemory;
  readonly lexicon: Lexicon;
}

/**
 * What a command asks for. Any text has an answer: the patch always leads from a look to a look, and where
 * nothing was understood it is empty and the reply says so.
 */
export function understand(
  command: string,
  { look, memory = NO_MEMORY, lexicon }: VoiceContext,
): VoiceAnswer {
  const forgotten = { ...memory, question: null };
  const words = commandWords(command);
  if (words === null) return onlyReply({ key: 'too-long' }, forgotten);
  if (command.trim() === '') return onlyReply({ key: 'nothing-heard' }, memory);
  const placed = readTokens(words, lexicon);
  const heard = actsOf(placed, words, look, memory, lexicon);
  const clauses = clausesOf(heard.rest);
  const wishes = clauses.map((clause, index) =>
    readClause(clause, words, {
      refers:
        memory.products.length > 0 ||
        memory.question !== null ||
        clauses.slice(0, index).some(namesProduct),
      isAlone: clauses.length === 1,
    }),
  );
  const joined = answered(joinWishes(wishes.flat(), memory.products.length > 0), memory);
  if (joined.length === 0 && heard.replies.length === 0 && heard.acts.length === 0)
    return withoutWish(command, placed, words, memory);
  const granted = grantWishes(joined, look, { ...forgotten, question: heard.question }, lexicon);
  const notUnderstood = clauses
    .filter((_, index) => wishes[index]?.length === 0)
    .map((clause) => unknownWords(clause.tokens, words))
    .filter(Boolean);
  return {
    ...granted,
    acts: heard.acts,
    replies: [
      ...granted.replies,
      ...heard.replies,
      ...notUnderstood.map((said) => ({ key: 'not-understood', words: said }) as const),
    ],
    notUnderstood,
  };
}

function onlyReply(reply: VoiceReply, memory: VoiceMemory): VoiceAnswer {
  return { patch: {}, acts: [], replies: [reply], notUnderstood: [], memory };
}

/** Clauses about hair or nails wish for nothing that we have, nor do those in which a word of ours is only met by chance. */
function readClause(
  clause: Clause,
  words: readonly CommandWord[],
  { refers, isAlone }: { readonly refers: boolean; readonly isAlone: boolean },
): readonly Wish[] {
  if (clause.tokens.some(({ token }) => token.kind === 'elsewhere')) return [];
  if (asksForAdvice(clause, words) || isReplaced(clause, words)) return [];
  const unknown = clause.tokens.filter(
    ({ token, at }, index) => token.kind === 'unknown' && !(index === 0 && isVerb(words, at)),
  ).length;
  return wishesOf(clause, words).filter((wish) => {
    const named = wish.products.length > 0 || wish.whole;
    // “Is this lipstick vegan?”
    if (named) return unknown === 0 || !isAlone || saysChange(wish) || wish.also || refers;
    if (wish.look !== null || wish.palette !== null) return true;
    if (isAboutPerson(clause, words)) return false;
    // “No, less” and “but not sticky” take nothing off.
    if (isOnlyOff(wish) && (unknown > 0 || isPlainNo(clause, words))) return false;
    return unknown < (refers ? MOST_UNKNOWN : 1) && (refers || wish.amount?.kind !== 'plain');
  });
}

function namesProduct({ tokens }: Clause): boolean {
  return tokens.some(({ token }) => token.kind === 'product');
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

/** “Is red lipstick good for me?” wants an opinion, and “make my eyes bigger” another face. */
function asksForAdvice({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return false;
  const text = words
    .slice(first.at, last.at + last.length)
    .map(({ plain }) => plain)
    .join(' ');
  return /^(?:is|are|does|will|should i)\b.*\b(?:suits?|good|nice|right|okay|fine|flattering|pretty)\b|\beyes (?:bigger|smaller|wider|rounder|larger)\b|\b(?:bigger|smaller|wider|rounder|larger) eyes\b/.test(
    text,
  );
}

/** “Make me thinner” is about no makeup, but “make me look natural” is. */
function isAboutPerson({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  const plainAt = (at: number): string => words[at]?.plain ?? '';
  const start = tokens[0]?.at ?? 0;
  const begins = `${plainAt(start)} ${plainAt(start + 1)}`;
  const speaksOfSelf = /^(?:i (?:look|am|feel|seem|appear)|im )/.test(begins);
  return tokens.some(
    ({ token, at }) => token.kind === 'tone' && (speaksOfSelf || plainAt(at - 1) === 'me'),
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

/** Where no wish was heard: a yes or a no, a word of courtesy, or nothing that we know. */
function withoutWish(
  command: string,
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
  memory: VoiceMemory,
): VoiceAnswer {
  const kept: VoiceMemory = { ...memory, question: null };
  const said = unknownWords(placed, words);
  if (said === '') {
    for (const { token } of placed) {
      if (token.kind === 'courtesy') return onlyReply({ key: token.courtesy }, kept);
      if (token.kind === 'answer' && token.yes) return onlyReply({ key: 'nothing-asked' }, kept);
      if (token.kind === 'answer') return onlyReply({ key: 'kept' }, kept);
    }
  }
  const unknown = said === '' ? words.map((word) => word.said).join(' ') : said;
  return {
    ...onlyReply({ key: 'not-understood', words: unknown }, memory),
    notUnderstood: [unknown === '' ? command.trim().slice(0, 40) : unknown],
  };
}

function unknownWords(placed: readonly PlacedToken[], words: readonly CommandWord[]): string {
  return placed
    .filter(({ token }) => token.kind === 'unknown' || token.kind === 'elsewhere')
    .flatMap(({ at, length }) => words.slice(at, at + length))
    .map(({ said }) => said)
    .join(' ');
}

/** The wishes with the product that was asked for, and with what is said again of other products. */
function answered(wishes: readonly Wish[], memory: VoiceMemory): readonly Wish[] {
  return withoutOverruled(withRests(wishes, memory)).flatMap((wish) => {
    if (wish.again && !saysChange(wish)) return memory.wish === null ? [] : [memory.wish];
    const named = wish.products.length > 0 || wish.whole;
    if (!named && !saysChange(wish)) return [];
    if (!named || saysChange(wish)) return [wish];
    if (memory.question?.ask === 'which-product')
      return [{ ...memory.question.wish, ...onlyProducts(wish), it: false }];
    if (wish.also && memory.wish !== null)
      return [{ ...wish, ...changeAlsoFor(wish.products, memory.wish) }];
    return wish.whole ? [] : [wish];
  });
}

/** “The rest” is all but what was named before it, in the command or in the one before. */
function withRests(wishes: readonly Wish[], memory: VoiceMemory): readonly Wish[] {
  return wishes.map((wish, index) => {
    if (!wish.rest) return wish;
    const named = wishes.slice(0, index).flatMap(({ products }) => products);
    return { ...wish, excluded: named.length > 0 ? named : memory.products };
  });
}

/** “I hate this lipstick, make it nude” takes nothing off. */
function withoutOverruled(wishes: readonly Wish[]): readonly Wish[] {
  return wishes.filter(
    (wish, index) =>
      !wish.dislike ||
      wish.colour !== null ||
      !wishes
        .slice(index + 1)
        .some(
          (later) =>
            saysChange(later) &&
            !later.off &&
            later.products.some((product) => wish.products.includes(product)),
        ),
  );
}

function onlyProducts({
  products,
  part,
  eyes,
  whole,
}: Wish): Pick<Wish, 'products' | 'part' | 'eyes' | 'whole'> {
  return { products, part, eyes, whole };
}
