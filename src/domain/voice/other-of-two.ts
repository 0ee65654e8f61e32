/** Words that say which of two things that were named is meant: “instead of the pink”, “in the lip color”. */

import { clauseStart, textOf } from './clause-text.ts';
import type { CommandWord } from './command-words.ts';
import type { PlacedToken, Token } from './token.ts';

const TINTS: ReadonlySet<Token['kind']> = new Set<Token['kind']>(['colour', 'finish', 'tone']);

/** “Coral instead of the pink on my lips” has no pink, unless that is of another product. */
export function asReplaced(
  placed: readonly PlacedToken[],
  index: number,
  words: readonly CommandWord[],
): Token | null {
  const each = placed[index];
  if (each === undefined) return null;
  const isReplaced = TINTS.has(each.token.kind) && isAfterInstead(each.at, words);
  const end = each.at + each.length;
  const isMarker =
    each.token.kind === 'boundary' &&
    words[end]?.plain === 'of' &&
    /^(?:instead|place|lieu)$/.test(words[end - 1]?.plain ?? '');
  if (!isReplaced && !isMarker) return null;
  const tinted = placed.slice(index).findIndex(({ token }) => TINTS.has(token.kind));
  const isOwn = tinted >= 0 && isAfterInstead(placed[index + tinted]?.at ?? 0, words);
  const named = (part: readonly PlacedToken[]): boolean =>
    part.some(({ token }) => token.kind === 'product');
  const behind = placed.slice(index + tinted);
  const stop = behind.findIndex(({ token }) => token.kind === 'boundary');
  const isOther =
    named(placed.slice(clauseStart(placed, index), index)) &&
    named(stop < 0 ? behind : behind.slice(0, stop));
  return isOwn && !isOther ? { kind: 'filler' } : null;
}

function isAfterInstead(at: number, words: readonly CommandWord[]): boolean {
  const before = words.slice(Math.max(0, at - 3), at).map(({ plain }) => plain);
  return /\b(?:instead|place|lieu) of(?: the| a| my)?$/.test(before.join(' '));
}

/** “Cheeks in the lip color”, “use the blush color on the lids”, “lips like the cheeks”. */
export function asSame(
  { token, at, length }: PlacedToken,
  behind: readonly PlacedToken[],
  clause: readonly PlacedToken[],
  words: readonly CommandWord[],
): Token | null {
  const word = words[at]?.plain ?? '';
  if (token.kind !== 'filler' || length > 1 || !/^(?:in|like|use|take)$/.test(word)) return null;
  const [source, ...others] = behind.filter((each) => each.token.kind !== 'filler');
  if (source?.token.kind !== 'product' || clause.some(({ token: { kind } }) => kind === 'same'))
    return null;
  const isColour = /\b(?:colou?r|shade)$/.test(textOf([source], words));
  const isNamed = (each: PlacedToken): boolean => each.token.kind === 'product';
  const isFirst = /^(?:use|take)$/.test(word);
  const isOther = isFirst ? others.some(isNamed) : clause.some(isNamed);
  const isAll = isColour || (word === 'like' && clause.every(isNamedOnly) && others.length === 0);
  return isOther && isAll ? { kind: 'same' } : null;
}

function isNamedOnly({ token }: PlacedToken): boolean {
  return token.kind === 'product' || token.kind === 'filler';
}
