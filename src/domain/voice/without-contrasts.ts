/**
 * “Lighter, not darker” and “the lips, not the cheeks”: things that are named only in contrast to what is
 * meant.
 */

import { textOf } from './clause-text.ts';
import type { CommandWord } from './command-words.ts';
import { slotOf, type Slot } from './slot.ts';
import type { PlacedToken } from './token.ts';

/** Between “lighter” and “darker” in “lighter, not darker”, and between “not” and “on the lips”. */
const MOST_BETWEEN = 3;

/**
 * “Lighter, not darker”, “not the blush, the lips”: without what is named only in contrast to what is
 * meant.
 */
export function withoutContrasts(
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
): readonly PlacedToken[] {
  let tokens = placed;
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isNot(tokens[at], words)) continue;
    const unwanted = nextSlot(tokens, at + 1);
    // “Coral or maybe not, peach” does not refuse the peach.
    if (unwanted === null || tokens[at + 1]?.token.kind === 'boundary') continue;
    const next = nextSlot(tokens, unwanted.at + 1);
    const before = lastSlot(tokens, at - 1);
    const isBefore =
      before !== null && before.slot === unwanted.slot && unwanted.slot !== 'product';
    const isOther = isProductBeside(tokens, at, unwanted.at);
    const isBehind =
      next !== null &&
      next.slot === unwanted.slot &&
      !tokens.slice(unwanted.at, next.at).some((each) => isNot(each, words));
    if (isBefore || isOther) tokens = [...tokens.slice(0, at), ...tokens.slice(unwanted.at + 1)];
    else if (isBehind) {
      tokens = [...tokens.slice(0, at), ...tokens.slice(unwanted.at + 1)];
    }
  }
  return tokens;
}

/** “Coral on the cheeks, not the lips” says only where it is not to be. */
function isProductBeside(tokens: readonly PlacedToken[], at: number, unwanted: number): boolean {
  const [named, other] = [
    tokens.slice(0, at).findLast(({ token }) => slotOf(token) !== null)?.token,
    tokens[unwanted]?.token,
  ];
  if (named?.kind !== 'product' || other?.kind !== 'product' || named.whole === true) return false;
  const next = tokens[unwanted + 1]?.token;
  const isOwn = next !== undefined && slotOf(next) !== null && slotOf(next) !== 'product';
  const isChanged = tokens.some(({ token }) => {
    const slot = slotOf(token);
    return slot !== null && slot !== 'product' && slot !== 'look';
  });
  return isChanged && !isOwn && !tokens.slice(at).some(({ token }) => token.kind === 'except');
}

function isNot(placed: PlacedToken | undefined, words: readonly CommandWord[]): boolean {
  return placed?.token.kind === 'off' && textOf([placed], words) === 'not';
}

function nextSlot(
  tokens: readonly PlacedToken[],
  from: number,
): { readonly at: number; readonly slot: Slot } | null {
  for (let at = from; at < tokens.length && at < from + MOST_BETWEEN + 1; at += 1) {
    const token = tokens[at]?.token;
    const slot = token === undefined ? null : slotOf(token);
    if (slot !== null) return { at, slot };
  }
  return null;
}

function lastSlot(
  tokens: readonly PlacedToken[],
  from: number,
): { readonly at: number; readonly slot: Slot } | null {
  for (let at = from; at >= 0 && at > from - MOST_BETWEEN; at -= 1) {
    const token = tokens[at]?.token;
    const slot = token === undefined ? null : slotOf(token);
    if (slot !== null) return { at, slot };
  }
  return null;
}
