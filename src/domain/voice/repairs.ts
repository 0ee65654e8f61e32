/** People correct themselves while they speak: “red, no wait, pink lipstick”, “lighter, not darker”. */

import { textOf } from './clause-text.ts';
import type { CommandWord } from './command-words.ts';
import { slotOf, type Slot } from './slot.ts';
import type { PlacedToken, Token } from './token.ts';
import { withoutContrasts } from './without-contrasts.ts';

const MARKER =
  /^(?:no|nope|nah|wait|sorry|actually|oops|whoops|er|uh|um|uhm|erm|hang on|hold on|scratch that|correction|i mean|i meant|i said|or rather|rather|i should say|my mistake|my bad|make that|strike that|well|oh|maybe not|perhaps not|what i mean is|let me rephrase)$/;
/** Even by themselves, these separate what was meant from what was not. */
const SURE =
  /\b(?:no|nope|wait|sorry|hang on|hold on|scratch that|strike that|correction|i mean|i meant|or rather|i should say|my mistake|my bad|make that|oops|whoops|maybe not|perhaps not)\b/;
const LONGEST_MARKER = 4;

interface Marker {
  readonly from: number;
  /** The index of the token behind it. */
  readonly to: number;
  readonly text: string;
}

/** The marker that starts with a token: a run of such words, commas between them included. */
function markerAt(
  placed: readonly PlacedToken[],
  from: number,
  words: readonly CommandWord[],
): Marker | null {
  const said: string[] = [];
  let to = from;
  while (to < placed.length) {
    const rest = placed.slice(to, to + LONGEST_MARKER);
    if (textOf(rest.slice(0, 1), words) === ',') {
      to += 1;
      continue;
    }
    const length = [4, 3, 2, 1].find(
      (count) => count <= rest.length && MARKER.test(textOf(rest.slice(0, count), words)),
    );
    if (length === undefined) break;
    said.push(textOf(rest.slice(0, length), words));
    to += length;
  }
  const text = said.join(' ');
  return SURE.test(text) ? { from, to, text } : null;
}

function clauseBefore(placed: readonly PlacedToken[], end: number): number {
  const start = placed.slice(0, end).findLastIndex(({ token }) => isStrong(token));
  return start + 1;
}

function clauseBehind(placed: readonly PlacedToken[], start: number): number {
  const end = placed.slice(start).findIndex(({ token }) => isStrong(token));
  return end < 0 ? placed.length : start + end;
}

function isStrong(token: Token): boolean {
  return token.kind === 'boundary' && token.strong;
}

/** The tokens without what was taken back by the next words. */
export function repaired(
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
): readonly PlacedToken[] {
  let tokens = withoutContrasts(
    withoutLimits(withoutAnswers(withoutMeasures(placed, words), words), words),
    words,
  );
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const marker = markerAt(tokens, at, words);
    if (marker === null || marker.to >= tokens.length) continue;
    const isLinked = isStrong(tokens[marker.from - 1]?.token ?? { kind: 'filler' });
    const start = clauseBefore(tokens, marker.from - (isLinked ? 1 : 0));
    const end = clauseBehind(tokens, marker.to);
    const before = tokens.slice(start, marker.from);
    const behind = tokens.slice(marker.to, end);
    if (!replaces(before, behind, marker.text, words)) {
      at = marker.to;
      continue;
    }
    const given = new Set(behind.map(({ token }) => slotOf(token)));
    const isWhole = given.has('product') && given.size > 2;
    const kept = before.filter(({ token }) => {
      const slot = slotOf(token);
      if (slot === null) return token.kind !== 'degree' || !given.has('tone');
      return !isWhole && !given.has(slot) && !(slot === 'tone' && given.has('colour'));
    });
    tokens = [...tokens.slice(0, start), ...kept, ...behind, ...tokens.slice(end)];
    at = start + kept.length;
  }
  return tokens;
}

/** The most tokens between “nothing” and what it is to be instead. */
const MOST_BETWEEN = 3;

const BESIDE = /^(?:next to|compared (?:to|with)|as against|beside|unlike|against)$/;

/** “Too pink next to my lips” says nothing of the lips. */
function withoutMeasures(
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
): readonly PlacedToken[] {
  return placed.map((each): PlacedToken => {
    if (each.token.kind !== 'product') return each;
    const before = words.slice(Math.max(0, each.at - 3), each.at).map(({ plain }) => plain);
    const bare = before.filter((word) => !/^(?:my|the|your)$/.test(word));
    const isMeasure = BESIDE.test(bare.slice(-2).join(' ')) || BESIDE.test(bare.at(-1) ?? '');
    return isMeasure ? { ...each, token: { kind: 'filler' } } : each;
  });
}

/** “Nothing too crazy, just mascara” without what it is not to be. */
function withoutLimits(
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
): readonly PlacedToken[] {
  const from = placed.findIndex(
    (each, at) => textOf([each], words) === 'nothing' && placed[at + 1]?.token.kind === 'too',
  );
  const length = from < 0 ? -1 : placed.slice(from).findIndex(({ token }) => token.kind === 'only');
  if (length < 0 || length > MOST_BETWEEN + 1) return placed;
  return [...placed.slice(0, from), ...placed.slice(from + length)];
}

const AFTER_ANSWER =
  /^(?:no|not|nope|nah|wait|sorry|make|give|put|take|i|id|its|thats|the|my|lets|let|please|do|dont|go|try|use|just|better|change|turn|you|this|that|leave|keep|yes|yeah|yep|ok|okay|sure|,)$/;

/** “No no no, the eyes” and “no, make it red” take nothing off. */
function withoutAnswers(
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
): readonly PlacedToken[] {
  return placed.filter((each, index) => {
    if (each.token.kind !== 'off' || textOf([each], words) !== 'no') return true;
    const start = clauseBefore(placed, index);
    // “The lips, no, the lids” corrects.
    if (placed.slice(start, index).some(({ token }) => slotOf(token) !== null)) return true;
    const next = placed[index + 1];
    const word = next === undefined ? '' : (words[next.at]?.plain ?? '');
    const isNamed = next?.token.kind === 'product' || next?.token.kind === 'colour';
    const isForeign = /^(?:i|we|you)$/.test(words[each.at - 1]?.plain ?? '');
    const isAnswer =
      AFTER_ANSWER.test(word) ||
      (next?.token.kind === 'filler' &&
        !/^(?:colou?rs?|shades?|tint|stuff|things?|of|any|sort|kind|product|products)$/.test(word));
    return isNamed || isForeign || !isAnswer || placed.length <= 2;
  });
}

/** Whether what follows says the same kind of thing again, and is not a wish of its own. */
function replaces(
  before: readonly PlacedToken[],
  behind: readonly PlacedToken[],
  marker: string,
  words: readonly CommandWord[],
): boolean {
  const first = slotsIn(before);
  const second = slotsIn(behind);
  if (second.size === 0 || behind.some(({ token }) => token.kind === 'act')) return false;
  const shared = [...second].filter((slot) => first.has(slot));
  if (shared.length === 0) return false;
  const isNo = /^(?:no|nope|nah|oh no|well no)$/.test(marker) || marker.endsWith(' no');
  // “Less shine, no gloss on the lips” says the same twice.
  if (isNo && REFUSES.test(textOf(before, words)) && shared.every(isLooks)) return false;
  if (!isNo || !second.has('product')) return true;
  // “Red lips, no blush” takes the blush off; “red lips, no, the cheeks” does not.
  if (second.size === 1 || (first.size === 1 && first.has('product')))
    return /^(?:the|my|on|for|i)$/.test(words[behind[0]?.at ?? 0]?.plain ?? '') && first.size > 0;
  return sameProducts(before, behind);
}

const REFUSES = /\b(?:no|not|less|without|never|dont)\b/;

function isLooks(slot: Slot): boolean {
  return slot === 'finish' || slot === 'colour';
}

function slotsIn(tokens: readonly PlacedToken[]): ReadonlySet<Slot> {
  return new Set(tokens.map(({ token }) => slotOf(token)).filter((slot) => slot !== null));
}

function sameProducts(one: readonly PlacedToken[], other: readonly PlacedToken[]): boolean {
  const named = (tokens: readonly PlacedToken[]): string =>
    tokens
      .flatMap(({ token }) => (token.kind === 'product' ? token.products : []))
      .toSorted()
      .join();
  return named(one) === named(other) || named(one) === '';
}

const TAKES_BACK =
  /^(?:\S+ ){2,}(?:no|wait|actually|hang on|hold on)[ ,]*(?:(?:no|wait|actually|please)[ ,]*)*(?:dont|do not|never mind|forget it|cancel)(?: (?:do|save|take|delete|undo|reset)(?: (?:it|that|this))?)?$/;

/** Whether all of it is taken back in the same breath: “take a picture, no wait, don’t”. */
export function isTakenBack(words: readonly CommandWord[]): boolean {
  return TAKES_BACK.test(words.map(({ plain }) => plain).join(' '));
}
