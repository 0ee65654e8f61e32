/**
 * The voice assistant's grammar: from what is said to what changes. Pure and without a model; the same on the
 * page and on the server.
 */

import { applyPatch, composePatches, patchedProducts } from '#domain/makeup/patch.ts';
import type { Look } from '#domain/makeup/look.ts';
import { answered } from './answered.ts';
import { commandWords, type CommandWord } from './command-words.ts';
import { isAboutElsewhere } from './elsewhere.ts';
import { grantWishes, type Granted } from './grant-wishes.ts';
import { joinWishes } from './join-wishes.ts';
import type { Lexicon } from './lexicon.ts';
import { secondHearings, type SecondHearing } from './misheard.ts';
import { patchBack } from './patch-back.ts';
import { actsOf } from './read-acts.ts';
import { endorses, namesProduct, readClause } from './read-clause.ts';
import { readTokens } from './read-tokens.ts';
import { clausesOf } from './read-wishes.ts';
import { movedWish } from './moved-wish.ts';
import { isTakenBack, repaired } from './repairs.ts';
import type { PlacedToken } from './token.ts';
import { NO_MEMORY, type VoiceAnswer, type VoiceMemory, type VoiceReply } from './voice-answer.ts';
import { saysChange, type Wish } from './wish.ts';

export interface VoiceContext {
  /** What is worn now. */
  readonly look: Look;
  /** What the previous command left to remember. */
  readonly memory?: VoiceMemory;
  readonly lexicon: Lexicon;
}

/**
 * What a command asks for. Any text has an answer: the patch always leads from a look to a look, and where
 * nothing was understood it is empty and the reply says so.
 */
export function understand(command: string, context: VoiceContext): VoiceAnswer {
  const { memory = NO_MEMORY, lexicon } = context;
  const words = commandWords(command);
  if (words === null) return onlyReply({ key: 'too-long' }, { ...memory, question: null });
  if (command.trim() === '') return onlyReply({ key: 'nothing-heard' }, memory);
  const placed = readTokens(words, lexicon);
  const answer = answerTo({ command, words, placed }, context);
  if (!isOfNoUse(answer) && answer.notUnderstood.length === 0) return answer;
  const hearings = heardTwice(placed, words, lexicon);
  for (const { placed: other, isGuess, describes } of hearings) {
    if (!isOfNoUse(answer) && !describes) continue;
    const second = answerTo({ command, words, placed: other, isGuess }, context);
    if (isBetter(second, answer, isGuess)) return second;
  }
  return answer;
}

function isNamed({ products, whole, look, palette }: Wish): boolean {
  return products.length > 0 || whole || look !== null || palette !== null;
}

const GOES_ON = /^(?:and|or|nor|plus)$/;

/** With one word heard otherwise, and with two: “copper lits and nude libs”. */
function heardTwice(
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
  lexicon: Lexicon,
): readonly SecondHearing[] {
  const once = secondHearings(placed, words, lexicon);
  const [surest] = once;
  if (surest === undefined || surest.isGuess) return once;
  const twice = secondHearings(surest.placed, words, lexicon).filter(({ isGuess }) => !isGuess);
  return [...twice, ...once];
}

/** Whether all makes sense now. What changes something already is not put at risk for a guess. */
function isBetter(second: VoiceAnswer, first: VoiceAnswer, isGuess: boolean): boolean {
  if (second.notUnderstood.length > 0 || (isGuess && !isOfNoUse(first))) return false;
  const changes = patchedProducts(second.patch).length > 0 || second.acts.length > 0;
  const isAlready = !isGuess && second.replies.some(({ key }) => key === 'already');
  return changes || isAlready || second.memory.question?.ask === 'shall-i';
}

/** Whether a command came to nothing, and nothing was asked. */
function isOfNoUse({ patch, acts, replies }: VoiceAnswer): boolean {
  return (
    patchedProducts(patch).length === 0 &&
    acts.length === 0 &&
    replies.every(
      ({ key }) => key === 'not-understood' || key === 'already' || key === 'which-product',
    )
  );
}

interface Heard {
  readonly command: string;
  readonly words: readonly CommandWord[];
  readonly placed: readonly PlacedToken[];
  /** Whether it is only guessed what was said. */
  readonly isGuess?: boolean;
}

function answerTo(
  { command, words, placed: heardTokens, isGuess = false }: Heard,
  context: VoiceContext,
): VoiceAnswer {
  const { look, memory = NO_MEMORY, lexicon } = context;
  const forgotten = { ...memory, question: null, wentBack: false };
  if (isTakenBack(words)) return onlyReply({ key: 'kept' }, forgotten);
  const placed = repaired(heardTokens, words);
  const moved = movedWish(placed, words, memory);
  if (moved !== null) {
    const granted = grantWishes([moved], applyPatch(look, memory.undone), forgotten, lexicon);
    const patch = composePatches(memory.undone, granted.patch);
    return remembering({ ...granted, patch, acts: [], notUnderstood: [] }, look);
  }
  const heard = actsOf(placed, words, look, memory, lexicon);
  if (heard.granted !== null) {
    const granted = grantWishes(heard.granted, look, forgotten, lexicon);
    return remembering({ ...granted, acts: [], notUnderstood: [] }, look);
  }
  const clauses = clausesOf(heard.rest);
  const wishes = clauses.map((clause, index) =>
    readClause(clause, words, {
      refers:
        memory.products.length > 0 ||
        memory.question !== null ||
        clauses.slice(0, index).some(namesProduct),
      isAlone: clauses.length === 1,
      before: clauses[index - 1] ?? null,
      after: clauses[index + 1] ?? null,
    }),
  );
  // “Turn that down please, I’m on the phone”.
  const isElsewhere =
    memory.products.length === 0 && clauses.some((each) => isAboutElsewhere(each, words));
  const sure = clauses.some((clause) => endorses(clause, words));
  const meant = wishes.flat().map((wish, index) => ({
    ...wish,
    doubtful: isGuess || (wish.doubtful && !sure) || (isElsewhere && !isNamed(wish)),
    // “Rose lips”, and then “and the cheeks”.
    also: wish.also || (index === 0 && GOES_ON.test(words[0]?.plain ?? '') && !saysChange(wish)),
  }));
  const joined = answered(joinWishes(meant, memory.products.length > 0), memory);
  const keeps = wishes.flat().some(({ keep }) => keep);
  if (joined.length === 0 && keeps && heard.replies.length + heard.acts.length === 0)
    return onlyReply({ key: 'kept' }, forgotten);
  if (joined.length === 0 && heard.replies.length === 0 && heard.acts.length === 0)
    return withoutWish(command, placed, words, memory);
  const takesBack = heard.acts.some(({ act }) => act === 'undo');
  const after = { ...forgotten, question: heard.question, wentBack: takesBack };
  // “You made my lips too dark, undo that”.
  const certain = joined.filter(({ doubtful, stated }) => !doubtful && !(takesBack && stated));
  if (certain.length === 0 && joined.length > 0 && heard.acts.length + heard.replies.length === 0)
    return onlyAsked(joined, heard.replies, look, after, lexicon);
  const granted = grantWishes(certain, look, after, lexicon);
  const notUnderstood = clauses
    .filter((_, index) => wishes[index]?.length === 0)
    .map((clause) => unknownWords(clause.tokens, words))
    .filter(Boolean);
  return remembering(
    {
      ...granted,
      acts: heard.acts,
      replies: [
        ...granted.replies,
        ...heard.replies,
        ...notUnderstood.map((said) => ({ key: 'not-understood', words: said }) as const),
      ],
      notUnderstood,
    },
    look,
  );
}

function onlyReply(reply: VoiceReply, memory: VoiceMemory): VoiceAnswer {
  return { patch: {}, acts: [], replies: [reply], notUnderstood: [], memory };
}

/** With what would take the change back, for “no, I meant the blush”. */
function remembering(answer: VoiceAnswer, look: Look): VoiceAnswer {
  if (patchedProducts(answer.patch).length === 0) return answer;
  return { ...answer, memory: { ...answer.memory, undone: patchBack(answer.patch, look) } };
}

/** “Do you think the blush is too strong?” may ask for less of it, or for an opinion: the person is asked which. */
function onlyAsked(
  wishes: readonly Wish[],
  replies: readonly VoiceReply[],
  look: Look,
  memory: VoiceMemory,
  lexicon: Lexicon,
): VoiceAnswer {
  const would: Granted = grantWishes(wishes, look, memory, lexicon);
  if (patchedProducts(would.patch).length === 0) {
    return {
      ...onlyReply({ key: 'no-opinion' }, memory),
      replies: [{ key: 'no-opinion' }, ...replies],
    };
  }
  return {
    patch: {},
    acts: [],
    replies: [{ key: 'on-yes' }, ...would.replies],
    notUnderstood: [],
    memory: { ...memory, question: { ask: 'shall-i', wishes } },
  };
}

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
    ...onlyReply({ key: 'not-understood', words: unknown }, withoutYesOrNo(memory)),
    notUnderstood: [unknown === '' ? command.trim().slice(0, 40) : unknown],
  };
}

/** A yes that comes after something else was said would answer what nobody remembers. */
function withoutYesOrNo(memory: VoiceMemory): VoiceMemory {
  const asksForProduct = memory.question?.ask === 'which-product';
  return asksForProduct ? memory : { ...memory, question: null };
}

function unknownWords(placed: readonly PlacedToken[], words: readonly CommandWord[]): string {
  return placed
    .filter(({ token }) => token.kind === 'unknown' || token.kind === 'elsewhere')
    .flatMap(({ at, length }) => words.slice(at, at + length))
    .map(({ said }) => said)
    .join(' ');
}
