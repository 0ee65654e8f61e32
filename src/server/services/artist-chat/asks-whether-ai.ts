/** Whether someone asks what the artist is. An AI artist says that it is one, always. */

import {
  ABOUT_MAKEUP,
  ADDRESS_WORDS,
  BEING_WORDS,
  PLAINLY_ASKED,
  SAID_OF_OTHERS,
} from '#content/artist-cards/ai-words.ts';

/**
 * Whether a message asks this plainly, or holds a word such as “robot” or “human” together with a word
 * for the artist or the chat, and names no makeup.
 *
 * @param text as `plainMessage` gives it
 */
export function asksWhetherAi(text: string): boolean {
  const own = text.replaceAll(SAID_OF_OTHERS, ' ').replaceAll(/ +/g, ' ').trim();
  if (PLAINLY_ASKED.some((pattern) => pattern.test(own))) return true;
  return BEING_WORDS.test(own) && ADDRESS_WORDS.test(own) && !ABOUT_MAKEUP.test(own);
}
