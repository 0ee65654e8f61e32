/** Whether “only” and “just” take off everything else. */

import type { CommandWord } from './command-words.ts';

/** “Only change the blush” leaves the others alone, but on. */
export function isOnlyThat(words: readonly CommandWord[], at: number, length: number): boolean {
  if (
    /^(?:change|make|do|adjust|touch|alter|turn|set|move|fix)$/.test(
      words[at + length]?.plain ?? '',
    )
  )
    return false;
  return words[at]?.plain !== 'just' || isJustThat(words, at + length);
}

const BEFORE_NAME =
  /^(?:a|an|the|my|some|with|wearing|on|in|want|wear|have|keep|leave|left|need|please|do|put|give|me|i|and|,|bit|little|of|hint|touch)$/;

/** Whether nothing but small words stands between “just” and what is to be left. */
function isJustThat(words: readonly CommandWord[], from: number): boolean {
  const next = words.slice(from, from + 4).map(({ plain }) => plain);
  const name = next.findIndex((word) => !BEFORE_NAME.test(word));
  return name >= 0 && PRODUCT_START.test(next[name] ?? '');
}

const PRODUCT_START =
  /^(?:lips?|lipsticks?|lipstick|lippy|mouth|blush|blusher|rouge|cheeks?|eyes?|eyelids?|lids?|eyeshadow|shadow|eyeliner|liner|mascara|lash|lashes|eyelashes|foundation|base|skin|concealer|powder|wing|wings)$/;
