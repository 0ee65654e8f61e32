/** Whether an occasion that was named is one to dress for. */

import { textOf } from './clause-text.ts';
import type { CommandWord } from './command-words.ts';
import type { Clause } from './read-wishes.ts';

/** A clause of so few words is hardly about anything else. */
const FEW_WORDS = 3;

const OCCASION =
  /\b(?:for|to|at|look|looks|makeup|going|go|have|has|got|wear|dress|style|vibes?|feel|celebrat\w+|invited|attend\w*|tonight|today|tomorrow|morning|evening|night|weekend|its|it is|theres|im|i am|were|we are|want|wanna|something|someone|like|ready|off to|heading|day|day of|as|more|bit|make|me|put|give|try|show|apply|do|(?:mon|tues|wednes|thurs|fri|satur|sun)day|is on|is in|is coming|next week)\b/;

/** “That’s giving church lady” asks for no church look. */
export function isOccasion({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  const text = textOf(tokens, words);
  return OCCASION.test(text) || text.split(' ').length <= FEW_WORDS;
}

/** “He’s in a meeting”, “the office was closed” and “we could go to the beach” are no occasions of the wearer’s. */
const OF_OTHERS =
  /^(?:hes|shes|he|she|they|happy|merry|it (?:smells|sounds|tastes)|(?:we|you|i) (?:could|should|might|may) (?:go|come|leave|walk|drive|take|fly|meet|visit))\b|^(?:i|we|they|you|he|she|it) (?:was|were) (?:at|in|on)\b|^(?!.*\b(?:i|it|if|wish) was\b).*\bwas\b/;

export function isOccasionOfOthers({ tokens }: Clause, words: readonly CommandWord[]): boolean {
  return OF_OTHERS.test(
    textOf(tokens, words).replace(/^(?:(?:oh|well|ok|okay|so|and|but|,) )+/, ''),
  );
}
