/** A wish with one more token of its clause. */

import { withProduct } from './added-product.ts';
import type { CommandWord } from './command-words.ts';
import { isOnlyThat } from './only-that.ts';
import type { PlacedToken, Token } from './token.ts';
import { saysChange, type Wish } from './wish.ts';

export function added(
  wish: Wish,
  last: Token['kind'],
  { token, at, length }: PlacedToken,
  words: readonly CommandWord[],
  isLast: boolean,
  isOfUnknown: boolean,
): Wish {
  switch (token.kind) {
    case 'product':
      return withProduct(wish, token, words, at);
    case 'colour':
      // “Coral, not red”.
      if (last === 'off' && wish.colour !== null) return { ...wish, off: false };
      // “Coral rather than pink”.
      if (
        wish.colour !== null &&
        /^(?:than|nearly|almost|practically)$/.test(words[at - 1]?.plain ?? '')
      )
        return wish;
      return {
        ...wish,
        colour: token.colour,
        definite:
          wish.definite || /^(?:the|this|that|these|those)$/.test(words[at - 1]?.plain ?? ''),
        step: stepOfColour(wish, token.compared === true, words, at),
      };
    case 'palette':
      return { ...wish, palette: token.palette };
    case 'look':
      // “More lashes for the party”.
      if (
        wish.products.length > 0 &&
        saysChange(wish) &&
        !isBeside(words, at) &&
        wish.look === null
      )
        return wish;
      // Of “the office after the holidays” the first is meant, of “a beach wedding” the last.
      return wish.look !== null && !isBeside(words, at) && !isStyle(words, at + length)
        ? wish
        : { ...wish, look: token.look };
    case 'finish':
      return { ...wish, finish: token.finish };
    case 'tone': {
      const said = words
        .slice(at, at + length)
        .map(({ plain }) => plain)
        .join(' ');
      const { tone, compared } = token;
      return { ...wish, tones: [...wish.tones, { tone, compared, said }] };
    }
    case 'step':
      // “Cool the lipstick down”, “warm it up”.
      if (length === 1 && /^(?:up|down|off)$/.test(words[at]?.plain ?? '') && wish.tones.length > 0)
        return { ...wish, tones: wish.tones.map((each) => ({ ...each, compared: true })) };
      return { ...wish, step: token.way };
    case 'degree':
      // “A little life into my cheeks” is no little of them.
      if (isOfUnknown) return wish;
      return {
        ...wish,
        degree: token.size,
        degreeIsAmount: wish.degreeIsAmount || token.onlyOfTones !== true,
      };
    case 'number':
      // “Another twenty percent”, “add ten”.
      if (/^(?:add|another|additional|further|extra)$/.test(words[at - 1]?.plain ?? ''))
        return {
          ...wish,
          amount: { kind: 'by', percent: token.value },
          step: wish.step === 0 ? 1 : wish.step,
        };
      // “Sixty rather than eighty”.
      if (wish.amount !== null && words[at - 1]?.plain === 'than') return wish;
      return {
        ...wish,
        amount: { kind: last === 'to' || last === 'by' ? last : 'plain', percent: token.value },
      };
    case 'amount':
      return {
        ...wish,
        amount: {
          kind: 'to',
          percent: isLeast(wish, token.value, words[at]) ? LEAST : token.value,
        },
      };
    case 'share':
      return {
        ...wish,
        amount:
          last === 'to' && !wish.whole
            ? { kind: 'to', percent: Math.min(100, Math.round(token.factor * 100)) }
            : { kind: 'share', factor: token.factor },
      };
    case 'off':
      return {
        ...wish,
        off: true,
        definite: TAKES.test(words[at]?.plain ?? ''),
        denied: words[at]?.plain === 'not' && length === 1,
      };
    case 'away':
      // “Where has my liner gone”.
      if (wish.unseen) return wish;
      // “I don’t want the liner gone” keeps it.
      if (wish.off && isRefusal(words, at)) return { ...wish, off: false, keep: true };
      // “Anything but mascara can go”.
      if (wish.except && !wish.whole && wish.products.length > 0)
        return { ...wish, off: true, whole: true, excluded: wish.products, products: [] };
      return { ...wish, off: true };
    case 'except': {
      const isWhole = words
        .slice(at, at + length)
        .some(({ plain }) => plain === 'everything' || plain === 'all');
      const whole = wish.whole || isWhole;
      // “Anything but pink”: what is done to everything but the lips may still be said.
      const off = wish.off || (!whole && !saysChange(wish));
      return { ...wish, except: true, off, whole };
    }
    case 'restore':
      return { ...wish, restore: true, off: false };
    case 'keep':
      return { ...wish, keep: true };
    case 'complaint':
      // “Not overdone” says nothing of what is worn.
      if (wish.off) return { ...wish, off: false };
      return wish.step === 0 ? { ...wish, step: -1, stated: true } : wish;
    case 'unseen':
      return { ...wish, unseen: true };
    case 'dislike':
      return { ...wish, off: true, dislike: true };
    case 'rest':
      return { ...wish, rest: true, whole: true };
    case 'only':
      // “Just even out my skin” takes nothing off.
      return { ...wish, only: isOnlyThat(words, at, length) };
    case 'too':
      // “Red lips too”, but “the lips are too red”.
      return isLast && (!saysChange(wish) || (last === 'product' && words[at]?.plain === 'too'))
        ? { ...wish, also: true }
        : { ...wish, too: true, stated: true };
    case 'enough':
      return { ...wish, enough: true };
    case 'same':
      return { ...wish, same: true, copies: words[at]?.plain === 'copy' };
    case 'it':
      return { ...wish, it: true };
    case 'also':
      return { ...wish, also: true };
    case 'again':
      return { ...wish, again: true };
    case 'answer':
      // “Yes to the lipstick”.
      if (token.yes && words[at + length]?.plain === 'to') return { ...wish, keep: true };
      // “Blush yes, lipstick no”.
      return token.yes && wish.products.length > 0 && !saysChange(wish)
        ? { ...wish, keep: true }
        : wish;
    case 'act':
    case 'any':
    case 'boundary':
    case 'by':
    case 'courtesy':
    case 'elsewhere':
    case 'filler':
    case 'look-word':
    case 'percent':
    case 'to':
    case 'unknown':
      return wish;
  }
}

/** “Redder” steps towards red; “bring it down to a nude” does not step away from nude. */
function stepOfColour(
  { step }: Wish,
  isCompared: boolean,
  words: readonly CommandWord[],
  at: number,
): Wish['step'] {
  const before = `${words[at - 2]?.plain ?? ''} ${words[at - 1]?.plain ?? ''}`;
  if (/\bto(?: an?)?$/.test(before)) return 0;
  return isCompared && step === 0 ? 1 : step;
}

/** What “as little as you can” leaves, in percent. */
const LEAST = 10;

/** “As little foundation as you can”, “as soft as possible”. */
function isLeast({ degree, tones }: Wish, percent: number, word: CommandWord | undefined): boolean {
  const isSmall = degree === 'small' || tones.some(({ tone }) => tone === 'soft');
  return percent === 100 && word?.plain === 'as' && isSmall;
}

function isStyle(words: readonly CommandWord[], next: number): boolean {
  return /^(?:look|looks|style|makeup|one|vibe|vibes|version)$/.test(words[next]?.plain ?? '');
}

function isBeside(words: readonly CommandWord[], at: number): boolean {
  return !/^(?:the|a|an|my|our|after|before|for|on|at|to|in|with|of|from)$/.test(
    words[at - 1]?.plain ?? '',
  );
}

/** What is to be taken off is worn: its color only says which one is meant. */
const TAKES = /^(?:remove|delete|erase|wipe|take|wash|rub|scrub|strip|peel|clean)$/;

const REFUSES = /\b(?:dont want|do not want|didnt want|dont need|not want)\b/;

function isRefusal(words: readonly CommandWord[], end: number): boolean {
  return REFUSES.test(
    words
      .slice(0, end)
      .map(({ plain }) => plain)
      .join(' '),
  );
}
