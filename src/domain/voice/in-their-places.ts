/** Words that mean one thing beside some words and another beside others. */

import { PRODUCTS } from '#domain/makeup/look.ts';
import { clauseStart, textOf } from './clause-text.ts';
import type { CommandWord } from './command-words.ts';
import { asReplaced, asSame } from './other-of-two.ts';
import type { PlacedToken, Token } from './token.ts';

/** The tokens with the meaning that each has where it stands. */
export function inTheirPlaces(
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
): readonly PlacedToken[] {
  return placed.flatMap((each, index) => {
    const next = placed[index + 1];
    if (saysAllBut(each, next, words)) return asAllBut(each);
    const clause = placed.slice(clauseStart(placed, index), index);
    const token =
      asShade(each, words) ??
      asTooLittle(each, placed, words) ??
      asReplaced(placed, index, words) ??
      asFineBut(each, clause, words) ??
      asSame(each, placed.slice(index + 1), clause, words) ??
      asNothing(each, next, words) ??
      asPlus(each, next, words) ??
      asBeginning(placed, index, words) ??
      asErrand(each, next, words) ??
      asTooMuch(each, next, words);
    return token === null ? [each] : [{ ...each, token }];
  });
}

const FINE =
  /^(?:(?:i|we|really|do|like|love|adore) )*(?:it all|all(?: of it)?|everything|the rest)\b(?: \w+){0,3} (?:fine|good|great|perfect|nice|lovely|ok|okay|beautiful|right|wonderful|amazing|pretty|gorgeous)$|^(?:i|we) (?:really |do )?(?:like|love|adore) (?:it all|all of it|everything)$/;

/** “Everything is great except the mascara” takes nothing off. */
function asFineBut(
  { token }: PlacedToken,
  clause: readonly PlacedToken[],
  words: readonly CommandWord[],
): Token | null {
  return token.kind === 'except' && FINE.test(textOf(clause, words))
    ? { kind: 'boundary', but: true, strong: true }
    : null;
}

/** “That’s too little” is said of what was changed before. */
function asTooLittle(
  each: PlacedToken,
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
): Token | null {
  if (each.token.kind !== 'unseen' || textOf([each], words) !== 'too little') return null;
  return placed.some(({ token }) => token.kind === 'product') ? null : { kind: 'step', way: 1 };
}

/** “Two shades lighter on the base” is another color, and no less of it. */
function asShade({ token, at }: PlacedToken, words: readonly CommandWord[]): Token | null {
  const isLighter = token.kind === 'tone' && words[at]?.plain === 'lighter';
  return isLighter && /^(?:shades?|tones?)$/.test(words[at - 1]?.plain ?? '')
    ? { kind: 'tone', tone: 'light', compared: true }
    : null;
}

/** A clear gloss takes nothing away, nor does “the blush isn’t”. */
function asNothing(
  { token, at }: PlacedToken,
  next: PlacedToken | undefined,
  words: readonly CommandWord[],
): Token | null {
  if (token.kind !== 'off') return null;
  const word = words[at]?.plain;
  const isClear = word === 'clear' && next?.token.kind === 'finish';
  const isHalf = /^(?:isnt|arent|doesnt)$/.test(word ?? '') && next?.token.kind === 'boundary';
  return isClear || isHalf ? { kind: 'filler' } : null;
}

const STARTS_WISH =
  /^(?:make|makes|give|put|take|do|change|turn|set|add|remove|use|try|go|lose|swap|switch|show|with|i|please|let|lets|can|could)$/;

/** “More of everything, but less liner” leaves nothing out; “everything but the liner” does. */
function saysAllBut(
  { token, at, length }: PlacedToken,
  next: PlacedToken | undefined,
  words: readonly CommandWord[],
): boolean {
  if (token.kind !== 'except' || length !== 2 || words[at + 1]?.plain !== 'but') return false;
  if (!/^(?:everything|all)$/.test(words[at]?.plain ?? '') || next === undefined) return false;
  const isChange = ['step', 'tone', 'finish', 'degree', 'number', 'share'].includes(
    next.token.kind,
  );
  return isChange || STARTS_WISH.test(words[next.at]?.plain ?? '');
}

function asAllBut({ at }: PlacedToken): readonly PlacedToken[] {
  return [
    { token: { kind: 'product', products: PRODUCTS, whole: true }, at, length: 1 },
    { token: { kind: 'boundary', but: true, strong: true }, at: at + 1, length: 1 },
  ];
}

/** “Plus ten percent” is more, “black liner plus gold lids” is two wishes. */
function asPlus(
  { token, at }: PlacedToken,
  next: PlacedToken | undefined,
  words: readonly CommandWord[],
): Token | null {
  if (token.kind !== 'step' || words[at]?.plain !== 'plus' || next === undefined) return null;
  return ['number', 'share', 'degree'].includes(next.token.kind)
    ? null
    : { kind: 'boundary', but: false, strong: true };
}

const BEGINS: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'colour',
  'finish',
  'step',
  'off',
  'look',
  'palette',
]);

/** “I bought a red dress, so red lips”: what was told before it is only the reason. */
function asBeginning(
  placed: readonly PlacedToken[],
  index: number,
  words: readonly CommandWord[],
): Token | null {
  const [before, each, next] = [placed[index - 1], placed[index], placed[index + 1]];
  if (each === undefined || next === undefined || words[each.at]?.plain !== 'so') return null;
  const isTold = before?.token.kind === 'unknown' || before?.token.kind === 'elsewhere';
  const isColour = before?.token.kind === 'colour' && STARTS_WISH.test(words[next.at]?.plain ?? '');
  if (each.token.kind !== 'filler' || each.at < 3 || !(isTold || isColour)) return null;
  return BEGINS.has(next.token.kind) || STARTS_WISH.test(words[next.at]?.plain ?? '')
    ? { kind: 'boundary', but: false, strong: true }
    : null;
}

/** “Running late” and “meeting Anna” are no occasions. */
function asErrand(
  { token, at, length }: PlacedToken,
  next: PlacedToken | undefined,
  words: readonly CommandWord[],
): Token | null {
  const word = words[at]?.plain ?? '';
  if (token.kind !== 'look' || length > 1 || !word.endsWith('ing') || word === 'wedding')
    return null;
  const isNoun = /^(?:a|an|the|for|my|our)$/.test(words[at - 1]?.plain ?? '');
  return next?.token.kind === 'unknown' && !isNoun ? { kind: 'unknown' } : null;
}

/** What “way” and “far” make more of. */
const ENLARGED: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'tone',
  'step',
  'too',
  'colour',
  'finish',
  'complaint',
  'degree',
  'amount',
]);

/** “It is too much white” complains of the white. */
function asTooMuch(
  placed: PlacedToken,
  next: PlacedToken | undefined,
  words: readonly CommandWord[],
): Token | null {
  const last = words[placed.at + placed.length - 1]?.plain;
  const first = words[placed.at]?.plain ?? '';
  const isFirm = /^(?:i|we|it)$/.test(words[placed.at - 1]?.plain ?? '');
  // “I need to go”, but “the liner has to go”.
  if (
    placed.token.kind === 'away' &&
    isFirm &&
    /^(?:needs?|have|has|can|should|gotta|got)$/.test(first)
  )
    return { kind: 'filler' };
  if (placed.token.kind === 'dislike' && next?.token.kind === 'degree' && next.token.size === 'big')
    return { kind: 'too' };
  // “Honey, your lipstick …”.
  if (
    placed.at === 0 &&
    first === 'honey' &&
    /^(?:your|the|please|can|could|i|you|make|,|my|we|lets)$/.test(words[1]?.plain ?? '')
  )
    return { kind: 'filler' };
  // Learners call light “clear”.
  const before = words[placed.at - 1]?.plain ?? '';
  if (
    placed.token.kind === 'off' &&
    first === 'clear' &&
    /^(?:too|more|very|less|so)$/.test(before)
  )
    return { kind: 'tone', tone: 'light', compared: before === 'more' };
  // “The other way” is no amount.
  const isFar =
    placed.token.kind === 'degree' && placed.length === 1 && /^(?:way|far)$/.test(first);
  if (isFar && !(next !== undefined && ENLARGED.has(next.token.kind))) return { kind: 'filler' };
  const isMuch = placed.token.kind === 'complaint' && last === 'much';
  const isOfIt = next?.token.kind === 'colour' || next?.token.kind === 'tone';
  return isMuch && isOfIt ? { kind: 'too' } : null;
}
