/** Whether a clause is about something that wears no makeup of ours. */

import { textOf } from './clause-text.ts';
import type { CommandWord } from './command-words.ts';
import { CHANGES, type Clause } from './read-wishes.ts';

/** “For this dress” and “with my hair” say why, and are not what is to change. */
const BESIDE_IT =
  /(?:^| )(?:for|with|under|like|suits?|to go with|goes with) (?:this|that|these|those|my|the|a|her|his|your)(?: (?!nails?|hair|brows?)\w+)?$/;

/** Whether a clause is about hair, nails or the room. */
export function isAboutElsewhere({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  return tokens.some((each, index) => {
    if (each.token.kind !== 'elsewhere') return false;
    const before = tokens.slice(0, index);
    const wishes =
      before.some(({ token }) => token.kind === 'product') &&
      before.some(({ token }) => CHANGES.has(token.kind));
    return !(wishes && BESIDE_IT.test(textOf(before, words)));
  });
}
