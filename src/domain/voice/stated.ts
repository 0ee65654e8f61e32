/**
 * Clauses that say how things are, not how they should be: complaints, and reasons for what was wished
 * for.
 */

import type { CommandWord } from './command-words.ts';
import type { PlacedToken } from './token.ts';
import { saysChange, type Wish } from './wish.ts';

/** “Tone the cheeks down they’re loud”: what follows says why. */
export function givesReason(
  wish: Wish,
  { token, at }: PlacedToken,
  words: readonly CommandWord[],
): boolean {
  const isStatement = /^(?:its|theyre|thats|that|it)$/.test(words[at]?.plain ?? '');
  const isPointed = token.kind === 'it' && !/^(?:that|it)$/.test(words[at]?.plain ?? '');
  return (
    (isPointed || token.kind === 'complaint') &&
    isStatement &&
    wish.products.length > 0 &&
    saysChange(wish)
  );
}

/** “I hate this lipstick make it nude”. */
export function beginsAnew(
  wish: Wish,
  { token, at, length }: PlacedToken,
  words: readonly CommandWord[],
): boolean {
  const verb = words[at - 1]?.plain ?? '';
  // “More mascara, less liner, same blush”.
  if (token.kind === 'same' && words[at]?.plain === 'same' && length === 1)
    return wish.products.length > 0 && saysChange(wish);
  // “I hate the pink lipstick, do a dark cherry one”.
  const isOther =
    wish.dislike &&
    wish.products.length > 0 &&
    (token.kind === 'colour' || token.kind === 'tone') &&
    words.slice(Math.max(0, at - 3), at).some(({ plain }) => OFFERS.test(plain));
  if (isOther) return true;
  return (
    token.kind === 'it' &&
    (wish.products.length > 0 || (wish.dislike && wish.it)) &&
    saysChange(wish) &&
    /^(?:make|turn|change|switch|get)$/.test(verb)
  );
}

const OFFERS = /^(?:do|make|try|give|go|put|use|want|change|switch|need|get|prefer)$/;

const LINKS =
  /^(?:is|are|was|were|looks?|looking|feels?|seems?|appears?|being|came|turned|gets?|got)$/;
const SEEMS = /^(?:looks?|looking|feels?|seems?|appears?|being)$/;
/** “The lips are very red” complains, “the lips are red” may wish. */
const FIRMLY = /^(?:very|so|really|quite|rather|super|awfully|terribly)$/;
const WANTS =
  /^(?:want|wants|wanted|like|love|make|makes|should|must|be|give|need|needs|put|let|lets|please|can|could|would|wish|prefer|may|shall|will|more|less|id|enough|look)$/;

/** “The eyeliner is heavy” and “my lids look pale” complain; “I want my lids pale” does not. */
export function isStated(
  { token, at }: PlacedToken,
  { heard, start }: { readonly heard: readonly PlacedToken[]; readonly start: number },
  words: readonly CommandWord[],
): boolean {
  const isBare = token.kind === 'off' && /^(?:bare|naked)$/.test(words[at]?.plain ?? '');
  const isTone = isBare || (token.kind === 'tone' && !token.compared);
  if (!isTone && token.kind !== 'colour') return false;
  // “What a bright mouth”, but “see what a deep red would look like”.
  if (
    isTone &&
    !words.slice(start, at).some(({ plain }) => /^(?:see|show|know|try|wonder)$/.test(plain)) &&
    /^(?:what|such) an?$/.test(`${words[at - 2]?.plain ?? ''} ${words[at - 1]?.plain ?? ''}`)
  )
    return true;
  const subject = heard.findLast(
    (each) => each.at < at && (each.token.kind === 'product' || each.token.kind === 'it'),
  );
  const from = start;
  const first = words[from]?.plain ?? '';
  // “It is very strong, the blush”.
  if (subject === undefined && !/^(?:it|this|that)$/.test(first)) return false;
  const begin = subject === undefined ? from + 1 : subject.at + subject.length;
  const between = words.slice(begin, at).map(({ plain }) => plain);
  const before = words.slice(from, begin).map(({ plain }) => plain);
  if ([...before, ...between].some((word) => WANTS.test(word) && !SEEMS.test(word))) return false;
  const isFelt = /\b(?:what an?|such an?|i (?:find|found))\b/.test(
    [...before, ...between].join(' '),
  );
  if (isFelt && isTone) return true;
  const isBase =
    subject?.token.kind === 'product' && subject.token.products.join() === 'foundation';
  const isFirm = isTone || isBase || between.some((word) => FIRMLY.test(word));
  return between.some((word) => (isFirm ? LINKS : SEEMS).test(word));
}
