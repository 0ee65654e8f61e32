/**
 * The voice assistant's grammar: from what is said to what changes. Pure and without a model; the same on the
 * page and on the server.
 */

import type { Look } from '#domain/makeup/look.ts';
import { commandWords, type CommandWord } from './command-words.ts';
import { grantWishes } from './grant-wishes.ts';
import { changeFor, joinWishes } from './join-wishes.ts';
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
  const heard = actsOf(placed, words, look, memory.question, lexicon);
  const clauses = clausesOf(heard.rest);
  const wishes = clauses.map((clause) => readClause(clause, words, memory));
  const joined = answered(joinWishes(wishes.flat()), memory);
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
  memory: VoiceMemory,
): readonly Wish[] {
  if (clause.tokens.some(({ token }) => token.kind === 'elsewhere')) return [];
  const unknown = clause.tokens.filter(({ token }) => token.kind === 'unknown').length;
  const refers = memory.products.length > 0 || memory.question !== null;
  return wishesOf(clause, words).filter((wish) => {
    const named = wish.products.length > 0 || wish.whole;
    if (named || wish.look !== null || wish.palette !== null) return true;
    return unknown < (refers ? MOST_UNKNOWN : 1) && (refers || wish.amount?.kind !== 'plain');
  });
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
  return wishes.flatMap((wish) => {
    if (wish.again) return memory.wish === null ? [] : [memory.wish];
    const named = wish.products.length > 0 || wish.whole;
    if (!named && !saysChange(wish)) return [];
    if (!named || saysChange(wish)) return [wish];
    if (memory.question?.ask === 'which-product')
      return [{ ...memory.question.wish, ...onlyProducts(wish), it: false }];
    if (wish.also && memory.wish !== null)
      return [{ ...wish, ...changeFor(wish.products, memory.wish) }];
    return wish.whole ? [] : [wish];
  });
}

function onlyProducts({
  products,
  part,
  eyes,
  whole,
}: Wish): Pick<Wish, 'products' | 'part' | 'eyes' | 'whole'> {
  return { products, part, eyes, whole };
}
