/** The last wish, where it was meant for another product. */

import { textOf } from './clause-text.ts';
import type { CommandWord } from './command-words.ts';
import { slotOf } from './slot.ts';
import type { PlacedToken, Token } from './token.ts';
import type { VoiceMemory } from './voice-answer.ts';
import { EMPTY_WISH, type Wish } from './wish.ts';

const MOVES =
  /^(?:,|oh|ah|er|uh|um|oops|whoops|well) *(?:no|not|nope|sorry|wrong|wait|i mean|i meant|i said)\b|^(?:no ?,|nope|no wait|no sorry|no no|no i (?:mean|meant|said)|no (?:not )?(?:the|on|my|for)|not (?:the|on|my|that|there|those)|sorry|wrong|wait|i mean|i meant|i said|oops|whoops)(?= |$)/;

/** “No, I meant the blush”, “not on the cheeks, on the lips”: the last wish, of another product. Null where nothing is moved. */
export function movedWish(
  placed: readonly PlacedToken[],
  words: readonly CommandWord[],
  { wish, products: before }: VoiceMemory,
): Wish | null {
  if (wish === null || wish.whole || before.length === 0) return null;
  if (!MOVES.test(words.map(({ plain }) => plain).join(' '))) return null;
  const said = placed.filter(({ token }) => token.kind !== 'off' || placed.length > 6);
  if (said.some(({ token }) => token.kind !== 'product' && slotOf(token) !== null)) return null;
  if (said.some((each) => STOPS_MOVING.has(each.token.kind) && !isSlip(each, words))) return null;
  const named = said.flatMap(({ token }) => (token.kind === 'product' ? [token] : []));
  const [target] = named.filter(({ products }) => products.join() !== before.join());
  if (target === undefined || target.whole === true) return null;
  const { products, part = null, eyes = false } = target;
  return { ...EMPTY_WISH, ...wish, products, part, eyes };
}

function isSlip(placed: PlacedToken, words: readonly CommandWord[]): boolean {
  return /^(?:oops|whoops)$/.test(textOf([placed], words));
}

const STOPS_MOVING: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'act',
  'away',
  'complaint',
  'dislike',
  'degree',
  'too',
  'enough',
  'keep',
  'only',
  'same',
  'also',
  'unknown',
  'elsewhere',
]);
